/** Keeps what the shop emits until the tracking is loaded, but not for ever (TRK-01). */

import type { ShopFact } from '#machines/shop.events.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';

/** A first view emits about twenty. */
export const mostFacts = 200;

type Listener = (fact: ShopFact) => void;

export interface FactBuffer {
  /** Hears all that was kept, then everything else. */
  readonly release: (listener: Listener) => void;
  readonly drop: () => void;
}

export const bufferFacts = (shop: Pick<ShopActor, 'on'>): FactBuffer => {
  let kept: ShopFact[] = [];
  const heard = shop.on('*', (fact) => {
    kept.push(fact);
    if (kept.length > mostFacts) kept.shift();
  });
  const drop = (): void => {
    heard.unsubscribe();
    kept = [];
  };
  return {
    release: (listener) => {
      const facts = kept;
      drop();
      shop.on('*', listener);
      facts.forEach(listener);
    },
    drop,
  };
};
