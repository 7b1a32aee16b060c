/**
 * Fills the cart machine's slot: reports cart changes of other
 * tabs (SESS-05) and the unload of this page (BEY-05).
 */

import { fromCallback } from 'xstate';
import type { CartChange, CartLeaving } from '#machines/trade/cart/cart.events.ts';
import { isHeaderText } from '#transport/header-text.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Transport } from '#transport/transport.ts';
import { onUnload, onResume, type LifecycleSource } from '../device/page-lifecycle.ts';

export const readCartId = (local: Storage): string | null => {
  const kept = local.read(storageKeys.cartId);
  return typeof kept === 'string' && isHeaderText(kept) ? kept : null;
};

export const createCartWatch = ({ storage }: Pick<Transport, 'storage'>, lifecycle: LifecycleSource | null) =>
  fromCallback<CartChange | CartLeaving, undefined>(({ sendBack }) => {
    const follow = (): void => sendBack({ type: 'cart.follow', cartId: readCartId(storage) });
    const stops = [
      storage.watch(storageKeys.cartChange, follow),
      onResume(lifecycle, ({ hasMissed }) => {
        if (hasMissed) follow();
      }),
      onUnload(lifecycle, () => sendBack({ type: 'cart.leave' })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
