/** What the count of a cart receives, and the fact it reports to the cart. */

/** The page is shown again after it was hidden for a while. */
export type CartCountEvent = { readonly type: 'cartCount.recount' };

/** The server has another number of items, or no such cart. */
export type CartCountFact = { readonly type: 'cartCount.changed' };
