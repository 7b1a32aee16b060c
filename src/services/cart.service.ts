/** Fills the cart machine's slots: create, read, write, rebuild (§7 GraphQL operations). */

import { fromPromise } from 'xstate';
import type { Cart, CartAction, NewLine, WriteAnswer } from '#machines/domain/cart.ts';
import { FailureError } from '#machines/domain/failure.ts';
import type { Transport } from '#transport/transport.ts';
import {
  AddProductsToCartDocument,
  CartDetailsDocument,
  CreateCartDocument,
  RemoveItemDocument,
  UpdateItemDocument,
} from './cart.graphql.ts';
import { toCart } from './cart.wire.ts';

const noCart = (): FailureError => new FailureError('malformed', 'Server response was missing for query');

export const createCartService = ({ graphql }: Transport) => {
  const read = async (cartId: string, signal: AbortSignal): Promise<Cart> => {
    const { cart } = await graphql.read(CartDetailsDocument, { cartId }, signal);
    if (cart === null) throw noCart();
    return toCart(cart);
  };

  const add = async (
    cartId: string,
    lines: readonly NewLine[],
    signal: AbortSignal,
  ): Promise<WriteAnswer> => {
    const cartItems = lines.map(({ sku, quantity }) => ({ sku, quantity }));
    const { addProductsToCart } = await graphql.write(
      AddProductsToCartDocument,
      { cartId, cartItems },
      signal,
    );
    if (addProductsToCart === null) throw noCart();
    return {
      cart: toCart(addProductsToCart.cart),
      refusals: addProductsToCart.user_errors.flatMap((error) =>
        error === null ? [] : [{ message: error.message }],
      ),
    };
  };

  const update = async (
    cartId: string,
    lineId: string,
    quantity: number,
    signal: AbortSignal,
  ): Promise<Cart> => {
    const variables = { cartId, itemId: Number(lineId), quantity };
    const { updateCartItems } = await graphql.write(UpdateItemDocument, variables, signal);
    if (updateCartItems === null) throw noCart();
    return toCart(updateCartItems.cart);
  };

  const remove = async (cartId: string, lineId: string, signal: AbortSignal): Promise<Cart> => {
    const { removeItemFromCart } = await graphql.write(
      RemoveItemDocument,
      { cartId, itemId: Number(lineId) },
      signal,
    );
    if (removeItemFromCart === null) throw noCart();
    return toCart(removeItemFromCart.cart);
  };

  return {
    readCart: fromPromise<Cart, { readonly cartId: string }>(({ input, signal }) =>
      read(input.cartId, signal),
    ),

    createCart: fromPromise<string, undefined>(async ({ signal }) => {
      const { createEmptyCart } = await graphql.write(CreateCartDocument, {}, signal);
      if (createEmptyCart === null) throw noCart();
      return createEmptyCart;
    }),

    writeCart: fromPromise<WriteAnswer, { readonly cartId: string; readonly action: CartAction }>(
      async ({ input: { cartId, action }, signal }) => {
        switch (action.kind) {
          case 'add':
            return add(cartId, [action.line], signal);
          case 'update':
            return { cart: await update(cartId, action.lineId, action.line.quantity, signal), refusals: [] };
          case 'remove':
            return { cart: await remove(cartId, action.lineId, signal), refusals: [] };
        }
      },
    ),

    rebuildCart: fromPromise<WriteAnswer, { readonly cartId: string; readonly lines: readonly NewLine[] }>(
      ({ input, signal }) => add(input.cartId, input.lines, signal),
    ),
  };
};
