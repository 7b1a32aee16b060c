/** What each fact leaves in storage: one stateless function per fact (§7 browser storage). */

import type { ShopFact } from '#machines/shop.events.ts';
import type { Storage } from '#transport/storage.ts';

export interface Stores {
  /** The browser's, which all tabs share. */
  readonly local: Storage;
  /** The tab's. */
  readonly session: Storage;
  /** A customer is signed in, or was until their session timed out. */
  readonly hasCustomer: boolean;
  /** With %s for the amount; null where the page says nothing of it. */
  readonly priceFormat: string | null;
}

type FactOf<Type extends ShopFact['type']> = Extract<ShopFact, { readonly type: Type }>;

export type FactKeepers = {
  readonly [Type in ShopFact['type']]?: (fact: FactOf<Type>, stores: Stores) => void;
};
