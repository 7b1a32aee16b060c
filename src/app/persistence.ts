/** Stores what later visits and other tabs need, fact by fact (§7 browser storage, SESS-05). */

import type { ShopFact } from '#machines/shop.events.ts';
import type { Storage } from '#transport/storage.ts';
import type { FactSavers, Stores } from './fact-savers.ts';
import { visitorSavers } from './visitor-savers.ts';

export interface Persistence {
  /** `hasCustomer`: a customer is signed in, or was until the session timed out. */
  readonly receive: (fact: ShopFact, hasCustomer?: boolean) => void;
  /** Adds the savers of a wing when its code is loaded; the wing emits nothing before. */
  readonly add: (savers: FactSavers) => void;
}

export const createPersistence = (
  local: Storage,
  session: Storage,
  priceFormat: string | null = null,
): Persistence => {
  let known = visitorSavers;
  return {
    receive: (fact, hasCustomer = false) => {
      const keep = known[fact.type] as ((one: ShopFact, stores: Stores) => void) | undefined;
      keep?.(fact, { local, session, hasCustomer, priceFormat });
    },
    add: (savers) => {
      known = { ...known, ...savers };
    },
  };
};
