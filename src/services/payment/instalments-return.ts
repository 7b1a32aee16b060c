/**
 * Leaving for the instalment provider and coming back: the request is
 * stored in the tab, the result is in the address (PAY-03, CHK-14).
 */

import type { Money } from '#machines/domain/money.ts';
import type { InstalmentsOutcome } from '#machines/domain/payment.ts';
import { readSlice, writeSlice, type Slice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';

interface Asked {
  readonly cartId: string;
  /** The amount that the provider was asked to approve. */
  readonly cents: number;
  readonly currency: string;
  readonly isApproved: boolean;
}

/** Seconds: longer than the provider waits. */
const lifetime = 3600;

const askedSlice: Slice<Asked> = {
  key: storageKeys.instalments,
  version: 2,
  lifetime,
  decode: (kept) => {
    const { cartId, cents, currency, isApproved } = Object(kept) as Readonly<Record<string, unknown>>;
    return typeof cartId === 'string' && typeof cents === 'number' && typeof currency === 'string'
      ? { cartId, cents, currency, isApproved: isApproved === true }
      : null;
  },
};

const outcomes: Readonly<Record<string, InstalmentsOutcome>> = {
  SUCCESS: 'approved',
  CANCELLED: 'cancelled',
};

/** Only the provider's parameters count; an unknown status is a refusal. */
const outcomeIn = (search: string): InstalmentsOutcome | null => {
  const query = new URLSearchParams(search);
  const status = query.get('status');
  return query.get('afterpay') === null || status === null ? null : (outcomes[status] ?? 'refused');
};

export const createInstalmentsReturn = (session: Storage, search: string) => {
  let arrived = outcomeIn(search);
  const forget = (): void => session.remove(askedSlice.key);
  return {
    /** Stores the request when the shopper leaves for the provider. */
    leave: (cartId: string, { cents, currency }: Money): void =>
      writeSlice(session, askedSlice, { cartId, cents, currency, isApproved: false }),
    /** The result of the return; reported once. */
    takeOutcome: (): InstalmentsOutcome | null => {
      const asked = readSlice(session, askedSlice);
      const outcome = asked === null ? null : arrived;
      arrived = null;
      if (asked === null || outcome === null) return null;
      if (outcome === 'approved') writeSlice(session, askedSlice, { ...asked, isApproved: true });
      else forget();
      return outcome;
    },
    /**
     * Whether the provider approved this cart and amount; valid
     * until the server has decided on the order.
     */
    hasApproval: (cartId: string, { cents, currency }: Money): boolean => {
      const asked = readSlice(session, askedSlice);
      return (
        asked?.isApproved === true &&
        asked.cartId === cartId &&
        asked.cents === cents &&
        asked.currency === currency
      );
    },
    forget,
  };
};

export type InstalmentsReturn = ReturnType<typeof createInstalmentsReturn>;
