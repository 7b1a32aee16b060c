/** All that is asked of carts before they become orders, in one place for the schema. */
import { cartAdditions } from './cart-additions.ts';
import { cartLegacyAdditions } from './cart-legacy-additions.ts';
import { cartMutations } from './cart-mutations.ts';
import { cartOwnerMutations, cartOwnerQueries } from './cart-owners.ts';
import { cartQueries } from './cart-queries.ts';

export const cartRoom = {
  queries: { ...cartQueries, ...cartOwnerQueries },
  mutations: { ...cartMutations, ...cartAdditions, ...cartLegacyAdditions, ...cartOwnerMutations },
};
