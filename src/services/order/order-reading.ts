/**
 * Asks the server for the outcome of a cart: a guest's by REST, a
 * customer's by cart id and newest order (BEY-01, BEY-17, CART-14).
 */

import type { Cart, CartLine } from '#machines/domain/cart.ts';
import { FailureError, toFailure, type FailureKind } from '#machines/domain/failure.ts';
import type { Money } from '#machines/domain/money.ts';
import type { OrderDestination } from '#machines/domain/order-destination.ts';
import type { OrderState } from '#machines/domain/order.ts';
import { timedOutMessage } from '#machines/domain/session.ts';
import type { Transport } from '#transport/transport.ts';
import { createCartLayers } from '../cart/cart-layers.ts';
import type { CartTokens } from '../cart/cart-tokens.ts';
import { CartDetailsDocument } from '../cart/cart.graphql.ts';
import { toCart } from '../cart/cart.wire.ts';
import { CartDestinationDocument, NewestOrderDocument } from './order.graphql.ts';
import { orderNumberIn, toOrderDestination, toOrderState } from './order.wire.ts';
import { guestCartPath } from '../http/rest-paths.ts';
import { WhoAmIDocument } from '../session/session.graphql.ts';

/** What identifies the order of a cart. */
export interface OrderedCart {
  readonly cartId: string;
  readonly lines: readonly CartLine[];
  readonly grandTotal: Money;
}

/** Failures that a guest gets for a customer's cart. */
const deniedKinds: readonly FailureKind[] = ['cartForbidden', 'cartMissing', 'notFound'];

export const createOrderReading = ({ graphql, rest, authorization, has }: Transport, tokens: CartTokens) => {
  const layered = createCartLayers({ has });

  /**
   * Magento treats an invalid token silently as a guest, so the token
   * is checked before such a failure is believed (CART-14).
   */
  const confirmToken = async (signal: AbortSignal): Promise<void> => {
    if (authorization.token() === null) throw new FailureError('sessionExpired', timedOutMessage);
    await graphql.read(WhoAmIDocument, {}, signal);
  };

  const reread = async (cartId: string, signal: AbortSignal): Promise<Cart> => {
    const token = tokens.of(cartId);
    const { cart } = await graphql
      .read(layered(CartDetailsDocument), { cartId }, signal)
      .catch(async (cause: unknown) => {
        if (token !== null && deniedKinds.includes(toFailure(cause).kind)) await confirmToken(signal);
        throw cause;
      });
    if (cart === null) throw new FailureError('malformed', 'Server response was missing for query');
    return toCart(cart);
  };

  /** undefined if the cart has no address or the query fails; the order continues without it. */
  const readDestination = (cartId: string, signal: AbortSignal): Promise<OrderDestination | undefined> =>
    graphql.read(CartDestinationDocument, { cartId }, signal).then(toOrderDestination, () => undefined);

  const readGuestState = async (cartId: string, signal: AbortSignal): Promise<OrderState> =>
    toOrderState(await rest.get(guestCartPath(cartId), signal));

  /** For customers, REST knows only the current cart, so the ordered one is queried by id. */
  const readOwnState = async (ordered: OrderedCart, signal: AbortSignal): Promise<OrderState> => {
    try {
      await reread(ordered.cartId, signal);
      return { kind: 'open' };
    } catch (cause) {
      if (toFailure(cause).kind !== 'cartInactive') throw cause;
    }
    // the order exists even if its number cannot be read
    const newest = await graphql.read(NewestOrderDocument, {}, signal).catch(() => null);
    return { kind: 'placed', orderNumber: newest === null ? null : orderNumberIn(newest, ordered) };
  };

  return { reread, readDestination, readGuestState, readOwnState };
};
