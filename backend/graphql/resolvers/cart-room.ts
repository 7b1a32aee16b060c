/** Collects all resolvers for carts before the order, for the schema. */
import { cartAdditions } from './cart-additions.ts';
import { cartEstimates } from './cart-estimates.ts';
import { cartLegacyAdditions } from './cart-legacy-additions.ts';
import { cartMutations } from './cart-mutations.ts';
import { cartOwnerMutations, cartOwnerQueries } from './cart-owners.ts';
import { cartPromotionMutations, cartPromotionQueries } from './cart-promotions.ts';
import { cartQueries } from './cart-queries.ts';
import { merchantCartMutations, merchantCartQueries } from './merchant-cart.ts';
import { pickupQueries } from './pickup-queries.ts';

export const cartRoom = {
  queries: {
    ...cartQueries,
    ...cartOwnerQueries,
    ...cartPromotionQueries,
    ...pickupQueries,
    ...merchantCartQueries,
  },
  mutations: {
    ...cartMutations,
    ...cartAdditions,
    ...cartLegacyAdditions,
    ...cartOwnerMutations,
    ...cartPromotionMutations,
    ...cartEstimates,
    ...merchantCartMutations,
  },
};
