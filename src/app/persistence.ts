/** Stores what later visits and other tabs need, fact by fact (§7 browser storage, SESS-05). */

import type { ShopFact } from '#machines/shop.events.ts';
import type { Storage } from '#transport/storage.ts';
import type { FactKeepers, Stores } from './fact-keepers.ts';
import { visitorKeepers } from './visitor-keepers.ts';

export interface Persistence {
  /** `hasCustomer`: a customer is signed in, or was until the session timed out. */
  readonly hear: (fact: ShopFact, hasCustomer?: boolean) => void;
  /** Adds the keepers of a wing when its code is loaded; the wing emits nothing before. */
  readonly add: (keepers: FactKeepers) => void;
}

export const createPersistence = (
  local: Storage,
  session: Storage,
  priceFormat: string | null = null,
): Persistence => {
  let known = visitorKeepers;
  return {
    hear: (fact, hasCustomer = false) => {
      const keep = known[fact.type] as ((one: ShopFact, stores: Stores) => void) | undefined;
      keep?.(fact, { local, session, hasCustomer, priceFormat });
    },
    add: (keepers) => {
      known = { ...known, ...keepers };
    },
  };
};
