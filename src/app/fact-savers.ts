/**
 * Types of the functions that store what a fact changes, one
 * stateless function per fact (§7 browser storage).
 */

import type { ShopFact } from '#machines/shop.events.ts';
import type { Storage } from '#transport/storage.ts';

export interface Stores {
  /** Local storage, shared by all tabs. */
  readonly local: Storage;
  /** Session storage of the tab. */
  readonly session: Storage;
  /** A customer is signed in, or was until the session timed out. */
  readonly hasCustomer: boolean;
  /** With %s for the amount; null if the page carries none. */
  readonly priceFormat: string | null;
}

type FactOf<Type extends ShopFact['type']> = Extract<ShopFact, { readonly type: Type }>;

export type FactSavers = {
  readonly [Type in ShopFact['type']]?: (fact: FactOf<Type>, stores: Stores) => void;
};
