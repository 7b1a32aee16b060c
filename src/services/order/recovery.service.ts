/**
 * Fills the recovery machine's slots: the stored pending order, and which
 * tab of the browser watches it (PAY-04, BEY-01, BEY-06).
 */

import { fromCallback } from 'xstate';
import type { PendingOrder } from '#machines/domain/pending-order.ts';
import type {
  OrderCeded,
  OrderClaimed,
  OrderNoticed,
  OrderSettled,
} from '#machines/trade/recovery/recovery.events.ts';
import { readSlice, writeSlice } from '#transport/slice.ts';
import type { Transport } from '#transport/transport.ts';
import { pendingOrderSlice } from '../checkout/checkout-slices.ts';

/** Lets the tabs of a browser wait for each other; null if the browser has no locks. */
export type Locks = Pick<LockManager, 'request'>;

const lockOf = ({ cartId }: PendingOrder): string => `order:${cartId}`;

export const createRecoveryService = ({ storage }: Pick<Transport, 'storage'>, locks: Locks | null) => {
  const remembered = (): PendingOrder | null => readSlice(storage, pendingOrderSlice);

  return {
    watchOrders: fromCallback<OrderNoticed, undefined>(({ sendBack }) => {
      const notice = (): void => sendBack({ type: 'order.noticed', order: remembered() });
      if (remembered() !== null) notice();
      return storage.watch(pendingOrderSlice.key, notice);
    }),

    holdOrder: fromCallback<
      OrderClaimed | OrderCeded | OrderSettled,
      { readonly order: PendingOrder; readonly isOwn: boolean }
    >(({ sendBack, receive, input: { order, isOwn } }) => {
      const turn = new AbortController();
      let letGo: (() => void) | undefined;
      let isHeld = isOwn;
      if (isOwn) writeSlice(storage, pendingOrderSlice, order);

      const hold = async (): Promise<void> => {
        if (turn.signal.aborted) return;
        isHeld = true;
        sendBack({ type: 'order.claimed', order: remembered() });
        await new Promise<void>((done) => {
          letGo = done;
        });
      };
      // steal: other tabs learn of the order from storage and may
      // request the lock before the tab that placed it
      const take = (held: Locks): Promise<void> => held.request(lockOf(order), { steal: true }, hold);
      const wait = (held: Locks): Promise<void> =>
        held.request(lockOf(order), { signal: turn.signal }, hold).catch(() => {
          if (turn.signal.aborted) return undefined;
          if (!isHeld) return hold();
          isHeld = false;
          sendBack({ type: 'order.ceded' });
          return wait(held);
        });
      if (locks === null) void hold();
      else void (isOwn ? take(locks) : wait(locks)).catch(() => undefined);

      receive(() => {
        if (isHeld && remembered()?.cartId === order.cartId) storage.remove(pendingOrderSlice.key);
      });

      return () => {
        turn.abort();
        letGo?.();
      };
    }),
  };
};
