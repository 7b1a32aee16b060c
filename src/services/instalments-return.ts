/** Going to the pages of the instalment provider and coming back: what was asked is kept in the tab, the answer stands in the address (PAY-03, CHK-14). */

import type { InstalmentsOutcome } from '#machines/domain/payment.ts';
import { readSlice, writeSlice, type Slice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';

interface Asked {
  readonly cartId: string;
  readonly isApproved: boolean;
}

/** Seconds: longer than the provider waits for anyone. */
const lifetime = 3600;

const askedSlice: Slice<Asked> = {
  key: storageKeys.instalments,
  version: 1,
  lifetime,
  decode: (kept) => {
    const { cartId, isApproved } = Object(kept) as Readonly<Record<string, unknown>>;
    return typeof cartId === 'string' ? { cartId, isApproved: isApproved === true } : null;
  },
};

const outcomes: Readonly<Record<string, InstalmentsOutcome>> = {
  SUCCESS: 'approved',
  CANCELLED: 'cancelled',
};

/** Only what has come from the provider says how it went; whatever is neither of the two is a refusal. */
const outcomeIn = (search: string): InstalmentsOutcome | null => {
  const query = new URLSearchParams(search);
  const status = query.get('status');
  return query.get('afterpay') === null || status === null ? null : (outcomes[status] ?? 'refused');
};

export const createInstalmentsReturn = (session: Storage, search: string) => {
  let arrived = outcomeIn(search);
  const forget = (): void => session.remove(askedSlice.key);
  return {
    /** They leave for the provider's pages. */
    leave: (cartId: string): void => writeSlice(session, askedSlice, { cartId, isApproved: false }),
    /** How they came back; told once. */
    takeOutcome: (): InstalmentsOutcome | null => {
      const asked = readSlice(session, askedSlice);
      const outcome = asked === null ? null : arrived;
      arrived = null;
      if (asked === null || outcome === null) return null;
      if (outcome === 'approved') writeSlice(session, askedSlice, { ...asked, isApproved: true });
      else forget();
      return outcome;
    },
    /** Whether the provider has agreed to this cart; once, since the server has the last word. */
    takeApproval: (cartId: string): boolean => {
      const asked = readSlice(session, askedSlice);
      forget();
      return asked !== null && asked.isApproved && asked.cartId === cartId;
    },
  };
};

export type InstalmentsReturn = ReturnType<typeof createInstalmentsReturn>;
