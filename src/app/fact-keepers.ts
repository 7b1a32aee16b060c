/** What a fact leaves in storage: one small function without a memory of its own for each (§7 browser storage). */

import type { ShopFact } from '#machines/shop.events.ts';
import type { Storage } from '#transport/storage.ts';

export interface Stores {
  /** The browser's, which all tabs share. */
  readonly local: Storage;
  /** The tab's. */
  readonly session: Storage;
  /** A customer is signed in, or was until their session timed out. */
  readonly hasCustomer: boolean;
}

type FactOf<Type extends ShopFact['type']> = Extract<ShopFact, { readonly type: Type }>;

export type FactKeepers = {
  readonly [Type in ShopFact['type']]?: (fact: FactOf<Type>, stores: Stores) => void;
};
