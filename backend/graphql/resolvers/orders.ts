/** Places orders, and shows guest orders to those who know their details (CHK-06, BEY-12). */
import { cartNotFound, foreignMessage, inactiveMessage } from '../../cart/cart-access.ts';
import { findQuote, lockQuote, type Quote } from '../../cart/quotes.ts';
import { returnAttempt, spendAttempt } from '../../identity/attempts.ts';
import { requireCustomer } from '../../identity/viewer.ts';
import { filesOf } from '../../order/downloads.ts';
import { findGuestOrder, findTokenOrder, type OrderInformation } from '../../order/guest-order.ts';
import { limitDeclines } from '../../order/declined-cards.ts';
import type { RefusalReason } from '../../order/order-checks.ts';
import { findOrderByNumber } from '../../order/orders.ts';
import {
  choosePayment,
  readPaymentChoice,
  type PaymentChoice,
  type PaymentMethodInput,
} from '../../payments/choose-payment.ts';
import { Refusal, refuseInput } from '../../refusal.ts';
import { settingFlag } from '../../store/settings.ts';
import type { GraphqlContext } from '../context.ts';
import { dateText, orderShape } from '../shapes/order-shape.ts';
import { requireInput } from './open-cart.ts';

const reasonCodes: Readonly<Record<RefusalReason, string>> = {
  disabled: 'UNABLE_TO_PLACE_ORDER',
  outOfStock: 'UNABLE_TO_PLACE_ORDER',
  insufficientStock: 'UNDEFINED',
  minimum: 'UNDEFINED',
  address: 'UNABLE_TO_PLACE_ORDER',
  email: 'GUEST_EMAIL_MISSING',
  method: 'UNABLE_TO_PLACE_ORDER',
  promotion: 'UNDEFINED',
  delivery: 'UNDEFINED',
  account: 'UNDEFINED',
  payment: 'UNDEFINED',
};

function refused(code: string, message: string) {
  return { order: null, orderV2: null, errors: [{ code, message }] };
}

/** The owner is checked first; then guest checkout may be disabled. */
async function requireMay(quote: Quote, context: GraphqlContext): Promise<void> {
  const { customerId } = context.viewer;
  if (quote.customerId !== customerId) throw new Refusal('authorization', foreignMessage(quote.maskedId));
  if (customerId !== null || settingFlag(await context.settings(), 'checkout/options/guest_checkout', true))
    return;
  throw new Refusal(
    'authorization',
    'Guest checkout is not allowed. Register a customer account or login with existing one.',
  );
}

/** Problems with the cart are reported in the result's `errors` field, not as GraphQL errors. */
async function placeCart(cartId: string, choice: PaymentChoice | null, context: GraphqlContext) {
  if (cartId === '') throw refuseInput('Required parameter "cart_id" is missing');
  const { shop } = context;
  const known = await findQuote(shop.database, cartId);
  if (known === null) return refused('CART_NOT_FOUND', cartNotFound(cartId));
  if (!known.isActive) return refused('CART_NOT_ACTIVE', inactiveMessage);
  await requireMay(known, context);
  const planned = { cartId: known.maskedId, method: choice === null ? known.paymentMethod : choice.method };
  const outcome = await limitDeclines(shop, context.viewer, planned, (place) =>
    shop.database.transaction(async (tx) => {
      const quote = await lockQuote(tx, cartId);
      if (quote === null) return refused('CART_NOT_FOUND', cartNotFound(cartId));
      // another request placed the order while this one waited for the lock
      if (!quote.isActive) return refused('CART_NOT_ACTIVE', inactiveMessage);
      if (quote.customerId === null && quote.email === null)
        return refused('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.');
      const result = await place(
        tx,
        choice === null ? quote : await choosePayment(tx, quote, choice, shop.now()),
      );
      return result.kind === 'placed' ? result : refused(reasonCodes[result.reason], result.message);
    }),
  );
  if ('errors' in outcome) return outcome;
  context.answerState.isLost = outcome.isAnswerLost;
  const { number } = outcome.order;
  const stored = await findOrderByNumber(shop.database, number);
  return {
    order: { order_number: number, order_id: number },
    orderV2: stored && (await orderShape(stored, context)),
    errors: [],
  };
}

export const orderMutations = {
  placeOrder(_: unknown, arguments_: { input?: { cart_id: string } | null }, context: GraphqlContext) {
    return placeCart(requireInput(arguments_.input).cart_id, null, context);
  },

  setPaymentMethodAndPlaceOrder(
    _: unknown,
    arguments_: { input?: { cart_id: string; payment_method: PaymentMethodInput } | null },
    context: GraphqlContext,
  ) {
    const { cart_id: cartId, payment_method: payment } = requireInput(arguments_.input);
    return placeCart(cartId, readPaymentChoice(payment), context);
  },
};

export const orderQueries = {
  async guestOrder(_: unknown, { input }: { input: OrderInformation }, context: GraphqlContext) {
    const { shop, viewer } = context;
    await spendAttempt(shop, viewer, 'orderLookUp', input.number);
    const found = await findGuestOrder(shop.database, input, viewer.customerId);
    await returnAttempt(shop, viewer, 'orderLookUp', input.number);
    return orderShape(found, context);
  },

  async guestOrderByToken(_: unknown, { input }: { input: { token: string } }, context: GraphqlContext) {
    const { shop, viewer } = context;
    await spendAttempt(shop, viewer, 'orderLookUp', '');
    const found = await findTokenOrder(shop.database, input.token, viewer.customerId);
    await returnAttempt(shop, viewer, 'orderLookUp', '');
    return orderShape(found, context);
  },

  async customerDownloadableProducts(_: unknown, _arguments: unknown, context: GraphqlContext) {
    const files = await filesOf(context.shop.database, requireCustomer(context.viewer));
    return {
      items: files.map(({ orderNumber, boughtAt, path }) => ({
        date: dateText(boughtAt),
        order_increment_id: orderNumber,
        download_url: path === null ? null : `${context.origin}${path}`,
        status: path === null ? 'Pending' : 'Available',
        remaining_downloads: 'Unlimited',
      })),
    };
  },
};
