/**
 * Seeds past orders for the demonstration's customers, computed by the shop's own rules, once
 * (BEY-12, ROUTE-02).
 */
import { createHash } from 'node:crypto';
import { addItem } from '../../cart/add-items.ts';
import { readCart, type Cart } from '../../cart/cart.ts';
import { changeQuote } from '../../cart/quotes.ts';
import { comingWindows } from '../../delivery/coming-windows.ts';
import { insertDelivery, planDelivery } from '../../delivery/plan-delivery.ts';
import { createPurchasedItems } from '../../order/purchased-items.ts';
import { checkOrder } from '../../order/order-checks.ts';
import {
  insertInvoice,
  insertItems,
  insertOrder,
  insertPayment,
  type Order,
} from '../../order/store-order.ts';
import type { TakenPayment } from '../../order/take-payment.ts';
import { spendPromotions } from '../../order/used-promotions.ts';
import { offeredMethods } from '../../payments/payment-methods.ts';
import type { SeedOrder } from '../../seed/seed-people-types.ts';
import type { SeedShop } from '../../seed/seed-types.ts';
import { readCountries, type Country } from '../../store/countries.ts';
import type { Queries } from '../database.ts';
import { customer } from '../schema/customer.ts';
import { salesOrder } from '../schema/order.ts';
import { giftCardUse } from '../schema/promotion.ts';
import { choiceOf, openQuote } from './order-quotes.ts';

const day = 24 * 60 * 60 * 1000;
/** An order on account is invoiced and paid in the following month. */
const paidAfterDays = 35;

/** The gift card is spent; it only appears in the order's payment. */
function paidByGiftCard(cart: Cart, { giftCard }: SeedOrder): Cart {
  if (giftCard === undefined) return cart;
  const { code, amount } = giftCard;
  const applied = Math.min(amount, cart.totals.grandTotal);
  return {
    ...cart,
    giftCards: [{ code, applied, balance: 0, expiresAt: null }],
    totals: { ...cart.totals, giftCards: applied, grandTotal: cart.totals.grandTotal - applied },
  };
}

function takenPayment({ payment, number, daysAgo }: SeedOrder): TakenPayment {
  const { method } = payment;
  const isAtOnce = method === 'braintree' || method === 'braintree_paypal';
  return {
    kind: 'taken',
    isPaid: isAtOnce || (method === 'purchaseorder' && daysAgo > paidAfterDays),
    transactionId: isAtOnce ? createHash('sha256').update(number).digest('hex').slice(0, 8) : null,
    cardType: method === 'braintree' ? payment.cardType : null,
    lastFour: method === 'braintree' ? payment.lastFour : null,
    payerEmail: method === 'braintree_paypal' ? payment.payerEmail : null,
    keptToken: null,
    isAnswerLost: false,
  };
}

/** The first window with room after the order, or after the requested day. */
async function seedDelivery(tx: Queries, own: SeedOrder, order: Order, cart: Cart, now: Date): Promise<void> {
  const { shippingAddress } = order;
  if (shippingAddress === null) return;
  const { deliverInDays } = own;
  const from =
    deliverInDays === undefined ? order.placedAt : new Date(now.getTime() + (deliverInDays - 1) * day);
  const windows = await comingWindows(tx, shippingAddress, from, cart.settings);
  const window = windows.find(({ remaining }) => remaining > 0);
  if (!window) return;
  // an upcoming delivery also gets its mail, whose link confirms it
  if (deliverInDays === undefined) await insertDelivery(tx, order, window);
  else await planDelivery(tx, order, window, cart.settings);
}

async function fillCart(
  tx: Queries,
  own: SeedOrder,
  seed: SeedShop,
  placedAt: Date,
): Promise<{ readonly cart: Cart; readonly email: string }> {
  const { quote, email } = await openQuote(tx, own, seed, placedAt);
  for (const line of own.lines) {
    const { sku, quantity } = line;
    const outcome = await addItem(tx, quote.id, { sku, quantity, choice: choiceOf(line, seed) });
    if (outcome.kind === 'refused')
      throw new Error(`Order ${own.number} cannot have ${sku}: ${JSON.stringify(outcome.refusal)}`);
  }
  return { cart: paidByGiftCard(await readCart(tx, quote, placedAt), own), email };
}

async function seedOrder(
  tx: Queries,
  own: SeedOrder,
  seed: SeedShop,
  { now, countries }: { readonly now: Date; readonly countries: readonly Country[] },
): Promise<void> {
  const placedAt = new Date(now.getTime() - own.daysAgo * day);
  const { cart, email } = await fillCart(tx, own, seed, placedAt);
  const { quote, settings, currency } = cart;
  const checked = checkOrder(cart, { countries, email });
  if (checked.kind === 'refused') throw new Error(`Order ${own.number}: ${checked.message}`);
  if (own.couponCode !== undefined && cart.coupon === null)
    throw new Error(`Order ${own.number} does not earn ${own.couponCode}.`);
  const offered = await offeredMethods(tx, cart);
  const method = offered.find(({ code }) => code === own.payment.method);
  if (!method) throw new Error(`Order ${own.number} cannot be paid by ${own.payment.method}.`);
  const payment = takenPayment(own);
  const order = await insertOrder(tx, checked, { number: own.number, currency, placedAt });
  const items = await insertItems(tx, order.id, cart, payment.isPaid);
  const poNumber = own.payment.method === 'purchaseorder' ? own.payment.poNumber : null;
  await insertPayment(tx, order, { ...method, poNumber }, payment);
  if (payment.isPaid) await insertInvoice(tx, order, items);
  await spendPromotions(tx, order.id, { ...cart, giftCards: [] }, order.email);
  for (const { code, applied } of cart.giftCards)
    await tx.insert(giftCardUse).values({ orderId: order.id, code, amount: applied });
  await createPurchasedItems(tx, order, items, false, settings);
  await seedDelivery(tx, own, order, cart, now);
  await changeQuote(tx, quote.id, placedAt, { reservedOrderId: order.number });
}

/**
 * Skipped where orders exist. Stock stays at today's level, as the seed's numbers already exclude
 * past sales.
 */
export async function seedOrders(tx: Queries, seed: SeedShop, now: Date): Promise<void> {
  const { orders = [] } = seed;
  if (orders.length === 0) return;
  const [before] = await tx.select({ id: salesOrder.id }).from(salesOrder).limit(1);
  if (before) return;
  const countries = await readCountries(tx);
  const people = new Map(
    (await tx.select({ id: customer.id, email: customer.email }).from(customer)).map((one) => [
      one.id,
      one.email,
    ]),
  );
  const isKnown = ({ customerId }: SeedOrder) =>
    customerId === null ||
    seed.customers?.some(({ id, email }) => id === customerId && email === people.get(id)) === true;
  for (const own of orders.filter(isKnown).toSorted((one, other) => other.daysAgo - one.daysAgo))
    await seedOrder(tx, own, seed, { now, countries });
}
