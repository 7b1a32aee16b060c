/** Fills the recovery machine's slots: an order under way as this browser remembers it, among its tabs (PAY-04, BEY-01, BEY-06). */

import { fromCallback } from 'xstate';
import type { PendingOrder } from '#machines/domain/pending-order.ts';
import type { OrderCeded, OrderClaimed, OrderNoticed } from '#machines/trade/recovery/recovery.events.ts';
import { readSlice, writeSlice } from '#transport/slice.ts';
import type { Transport } from '#transport/transport.ts';
import { pendingOrderSlice } from '../checkout/checkout-slices.ts';

/** Tabs of one browser wait for each other by it; null where the browser has no such thing. */
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
      OrderClaimed | OrderCeded,
      { readonly order: PendingOrder; readonly isOwn: boolean }
    >(({ sendBack, input: { order, isOwn } }) => {
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
      // other tabs hear of it by the storage, which may be faster than the lock: its own tab takes it from them
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

      return () => {
        if (isHeld && remembered()?.cartId === order.cartId) storage.remove(pendingOrderSlice.key);
        turn.abort();
        letGo?.();
      };
    }),
  };
};
