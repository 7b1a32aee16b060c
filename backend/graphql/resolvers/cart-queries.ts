/** Resolves a cart by its masked id. */
import { refuseInput } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { openCart } from './open-cart.ts';

export const cartQueries = {
  async cart(_: unknown, { cart_id: maskedId }: { cart_id: string }, context: GraphqlContext) {
    if (maskedId === '') throw refuseInput('Required parameter "cart_id" is missing');
    return openCart(maskedId, context);
  },
};
