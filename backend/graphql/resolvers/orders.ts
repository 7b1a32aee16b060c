/** Places orders and shows them to whoever can name them (CHK-06, BEY-12). */
import { cartNotFound, inactiveMessage } from '../../cart/cart-access.ts';
import { lockQuote } from '../../cart/quotes.ts';
import { findGuestOrder, orderNotLocated, type OrderInformation } from '../../order/guest-order.ts';
import type { RefusalReason } from '../../order/order-checks.ts';
import { findOrderByNumber, findOrderByToken } from '../../order/orders.ts';
import { placeOrder } from '../../order/place-order.ts';
import { refuseInput } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { orderShape } from '../shapes/order-shape.ts';
import { requireInput } from './open-cart.ts';

const reasonCodes: Readonly<Record<RefusalReason, string>> = {
  disabled: 'UNABLE_TO_PLACE_ORDER',
  outOfStock: 'UNABLE_TO_PLACE_ORDER',
  insufficientStock: 'UNDEFINED',
  minimum: 'UNDEFINED',
  address: 'UNABLE_TO_PLACE_ORDER',
  email: 'GUEST_EMAIL_MISSING',
  payment: 'UNDEFINED',
};

function refused(code: string, message: string) {
  return { order: null, orderV2: null, errors: [{ code, message }] };
}

export const orderMutations = {
  async placeOrder(_: unknown, arguments_: { input?: { cart_id: string } | null }, context: GraphqlContext) {
    const { cart_id: cartId } = requireInput(arguments_.input);
    if (cartId === '') throw refuseInput('Required parameter "cart_id" is missing');
    const { shop } = context;
    const outcome = await shop.database.transaction(async (tx) => {
      const quote = await lockQuote(tx, cartId);
      if (quote === null) return refused('CART_NOT_FOUND', cartNotFound(cartId));
      if (!quote.isActive) return refused('CART_NOT_ACTIVE', inactiveMessage);
      if (quote.email === null) return refused('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.');
      const result = await placeOrder(shop, tx, quote);
      return result.kind === 'placed' ? result.order : refused(reasonCodes[result.reason], result.message);
    });
    if ('errors' in outcome) return outcome;
    const stored = await findOrderByNumber(shop.database, outcome.number);
    return {
      order: { order_number: outcome.number, order_id: outcome.number },
      orderV2: stored && (await orderShape(stored, context)),
      errors: [],
    };
  },
};

export const orderQueries = {
  async guestOrder(_: unknown, { input }: { input: OrderInformation }, context: GraphqlContext) {
    return orderShape(await findGuestOrder(context.shop.database, input), context);
  },

  async guestOrderByToken(_: unknown, { input }: { input: { token: string } }, context: GraphqlContext) {
    const stored = await findOrderByToken(context.shop.database, input.token);
    if (stored === null) throw orderNotLocated();
    return orderShape(stored, context);
  },
};
