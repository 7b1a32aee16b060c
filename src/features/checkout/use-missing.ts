/** Message of a field that blocks the order, until it is filled in (BEY-07). */

import { selectBlockers } from '#machines/checkout/draft.selectors.ts';
import type { AddressField } from '#machines/domain/address.ts';
import type { CheckoutField } from '#machines/domain/checkout-field.ts';
import { usePaying } from '#shop/paying.ts';
import { useDraft, useDraftUnless, useSelected } from '#shop/use-shop.ts';

export const useMissing = (field: CheckoutField): string | undefined => {
  const paying = usePaying();
  const draft = useDraftUnless(paying !== null);
  const missing = useSelected(draft, (snapshot) =>
    snapshot === undefined
      ? undefined
      : selectBlockers(snapshot).find((blocker) => blocker.field === field)?.message,
  );
  return paying === null ? missing : paying.missed.find((blocker) => blocker.field === field)?.message;
};

/** The same for many fields. */
export const useMissingOf = (): ((field: CheckoutField) => string | undefined) => {
  const blockers = useSelected(useDraft(), selectBlockers);
  return (sought) => blockers.find(({ field }) => field === sought)?.message;
};

/** The same for the fields of one address. */
export const useMissingIn = (
  section: 'shipping' | 'billing',
): ((field: AddressField) => string | undefined) => {
  const missingOf = useMissingOf();
  return (name) => missingOf(`${section}.${name}`);
};
