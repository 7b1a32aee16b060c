/** Fills the cart machine's slots: create, read, write, rebuild (§7 GraphQL operations). */

import { fromCallback, fromPromise } from 'xstate';
import type {
  CartMerge,
  CartRebuilding,
  CartUnload,
  CartWrite,
  ItemCount,
} from '#machines/trade/cart/cart.actors.ts';
import type { Cart, NewLine } from '#machines/domain/cart.ts';
import type { LineEdit, LineUpdate, Refusal, WriteAnswer } from '#machines/domain/cart-actions.ts';
import { FailureError, unknownFailureMessage } from '#machines/domain/failure.ts';

import type { Transport } from '#transport/transport.ts';
import {
  AddProductsToCartDocument,
  CartDetailsDocument,
  CreateCartDocument,
  RemoveItemDocument,
  ReorderItemsDocument,
  TotalQuantityDocument,
  UpdateItemsDocument,
} from './cart.graphql.ts';
import { AddProductsForAccountDocument, GetItemCountDocument } from './cart.merchant.graphql.ts';
import { createCartLayers } from './cart-layers.ts';
import { CustomerCartDocument, MergeCartsDocument } from './cart-owner.graphql.ts';
import { createCartTokens } from './cart-tokens.ts';
import { refusedUpdate, toCart, toRefusals, toReorderRefusals } from './cart.wire.ts';
import { removeBySidebar } from '../http/sidebar.ts';

/** An answer without a cart is refused for its first user error. */
const cartOf = (cart: Parameters<typeof toCart>[0] | null, refusals: readonly Refusal[]): Cart => {
  if (cart !== null) return toCart(cart);
  throw new FailureError('refused', refusals[0]?.message ?? unknownFailureMessage);
};

const noCart = (): FailureError => new FailureError('malformed', 'Server response was missing for query');

export const createCartService = (
  { graphql, rest, authorization, has }: Transport,
  tokens = createCartTokens(authorization),
  formKey: string | null = null,
) => {
  const layered = createCartLayers({ has });

  const read = async (cartId: string, signal: AbortSignal): Promise<Cart> => {
    const { cart } = await graphql.read(layered(CartDetailsDocument), { cartId }, signal);
    if (cart === null) throw noCart();
    return toCart(cart);
  };

  const count = async (cartId: string, signal: AbortSignal): Promise<ItemCount> => {
    // without a token the server would take the customer for a guest
    tokens.of(cartId);
    const { cart } = has('merchant')
      ? await graphql.read(GetItemCountDocument, { cartId }, signal)
      : await graphql.read(TotalQuantityDocument, { cartId }, signal);
    if (cart === null) throw noCart();
    return { totalQuantity: 'total_quantity' in cart ? cart.total_quantity : cart.total_item_quantity };
  };

  const add = async (
    cartId: string,
    lines: readonly NewLine[],
    signal: AbortSignal,
    customerId?: number,
  ): Promise<WriteAnswer> => {
    const cartItems = lines.map(({ sku, quantity, chosen: { selected, entered } }) => ({
      sku,
      quantity,
      ...(selected.length > 0 ? { selected_options: [...selected] } : {}),
      ...(entered.length > 0 ? { entered_options: [...entered] } : {}),
    }));
    const isForAccount = customerId !== undefined && has('merchant');
    const { addProductsToCart } = isForAccount
      ? await graphql.write(
          layered(AddProductsForAccountDocument),
          { cartId, cartItems, customerId: String(customerId) },
          signal,
        )
      : await graphql.write(layered(AddProductsToCartDocument), { cartId, cartItems }, signal);
    if (addProductsToCart === null) throw noCart();
    const refusals = toRefusals(addProductsToCart.user_errors);
    return { cart: cartOf(addProductsToCart.cart, refusals), refusals };
  };

  /** The server picks the customer's own cart. */
  const reorder = async (orderNumber: string, signal: AbortSignal): Promise<WriteAnswer> => {
    const { reorderItems } = await graphql.write(layered(ReorderItemsDocument), { orderNumber }, signal);
    if (reorderItems === null) throw noCart();
    const refusals = toReorderRefusals(reorderItems.userInputErrors);
    return { cart: cartOf(reorderItems.cart, refusals), refusals };
  };

  const update = async (
    cartId: string,
    updates: readonly Pick<LineUpdate, 'lineId' | 'line'>[],
    signal: AbortSignal,
  ): Promise<Cart> => {
    const items = updates.map(({ lineId, line: { quantity } }) => ({
      cart_item_id: Number(lineId),
      quantity,
    }));
    const { updateCartItems } = await graphql.write(layered(UpdateItemsDocument), { cartId, items }, signal);
    if (updateCartItems === null) throw noCart();
    const cart = toCart(updateCartItems.cart);
    const refusal = refusedUpdate(updateCartItems.errors, cart, updates);
    if (refusal !== null) throw refusal;
    return cart;
  };

  const takeOut = async (cartId: string, lineId: string, signal: AbortSignal): Promise<Cart> => {
    const { removeItemFromCart } = await graphql.write(
      layered(RemoveItemDocument),
      { cartId, itemId: Number(lineId) },
      signal,
    );
    if (removeItemFromCart === null) throw noCart();
    return toCart(removeItemFromCart.cart);
  };

  const remove = async (cartId: string, lineId: string, signal: AbortSignal): Promise<Cart> =>
    formKey !== null && (await removeBySidebar(rest, formKey, lineId, signal))
      ? read(cartId, signal)
      : takeOut(cartId, lineId, signal);

  const edit = async (
    cartId: string,
    { step, lineId, line }: LineEdit,
    signal: AbortSignal,
    customerId?: number,
  ): Promise<WriteAnswer> => {
    switch (step) {
      case 'adding':
        return add(cartId, [line], signal, customerId);
      case 'removing':
        return { cart: await remove(cartId, lineId, signal), refusals: [] };
      case 'updating':
        return { cart: await update(cartId, [{ lineId, line }], signal), refusals: [] };
    }
  };

  const write = async (
    { cartId, action, alongside = [], customerId }: CartWrite,
    signal: AbortSignal,
  ): Promise<WriteAnswer> => {
    switch (action.kind) {
      case 'add':
        return add(cartId, [action.line], signal, customerId);
      case 'addSeveral':
        return action.orderNumber === null
          ? add(cartId, action.lines, signal, customerId)
          : reorder(action.orderNumber, signal);
      case 'update':
        return { cart: await update(cartId, [action, ...alongside], signal), refusals: [] };
      case 'remove':
        return { cart: await remove(cartId, action.lineId, signal), refusals: [] };
      case 'edit':
        return edit(cartId, action, signal, customerId);
    }
  };

  /**
   * Sends a write while the page unloads. A removal uses the
   * mutation, because there is no time for a second attempt.
   */
  const sendOff = async (one: CartWrite, signal: AbortSignal): Promise<unknown> =>
    one.action.kind === 'remove' ? takeOut(one.cartId, one.action.lineId, signal) : write(one, signal);

  return {
    readOwnCart: fromPromise<Cart, undefined>(async ({ signal }) => {
      const cart = toCart((await graphql.read(layered(CustomerCartDocument), {}, signal)).customerCart);
      tokens.own(cart.id);
      return cart;
    }),

    mergeCarts: fromPromise<Cart, CartMerge>(async ({ input: { source, destination }, signal }) => {
      const variables = { source, destination };
      return toCart((await graphql.write(layered(MergeCartsDocument), variables, signal)).mergeCarts);
    }),

    readCart: fromPromise<Cart, { readonly cartId: string }>(({ input, signal }) =>
      read(input.cartId, signal),
    ),

    countItems: fromPromise<ItemCount, { readonly cartId: string }>(({ input, signal }) =>
      count(input.cartId, signal),
    ),

    createCart: fromPromise<string, undefined>(async ({ signal }) => {
      const isOwned = authorization.token() !== null;
      const { createEmptyCart } = await graphql.write(CreateCartDocument, {}, signal);
      if (createEmptyCart === null) throw noCart();
      if (isOwned) tokens.own(createEmptyCart);
      return createEmptyCart;
    }),

    writeCart: fromPromise<WriteAnswer, CartWrite>(({ input, signal }) => write(input, signal)),

    flushCart: fromCallback<CartUnload, undefined>(({ receive }) => {
      const { signal } = new AbortController();
      receive(({ writes }) => {
        // the page is gone, so there is no one to report errors to
        for (const one of writes) void sendOff(one, signal).catch(() => undefined);
      });
    }),

    rebuildCart: fromPromise<WriteAnswer, CartRebuilding>(
      ({ input: { cartId, lines, customerId }, signal }) => add(cartId, lines, signal, customerId),
    ),
  };
};
