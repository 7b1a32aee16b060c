/** Fills the slot of the cart's count: reports that the page is shown again (CART-13). */

import { fromCallback } from 'xstate';
import type { CartCountEvent } from '#machines/trade/cart/cart-count.events.ts';
import type { LifecycleSource } from '../device/page-lifecycle.ts';

/** A glance at another tab is shorter, and a purchase on another device takes longer. */
const longAbsence = 30_000;

export const createReturnWatch = (lifecycle: LifecycleSource | null) =>
  fromCallback<CartCountEvent, undefined>(({ sendBack }) => {
    let hiddenAt: number | null = null;
    const onChange = (): void => {
      const now = Date.now();
      const isHidden = lifecycle?.document?.visibilityState === 'hidden';
      if (!isHidden && hiddenAt !== null && now - hiddenAt >= longAbsence)
        sendBack({ type: 'cartCount.recount' });
      hiddenAt = isHidden ? now : null;
    };
    // a page may be opened in a tab in the background
    onChange();
    lifecycle?.addEventListener('visibilitychange', onChange);
    return () => lifecycle?.removeEventListener('visibilitychange', onChange);
  });
