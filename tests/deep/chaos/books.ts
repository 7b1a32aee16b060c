/** What the shop's books say of one shopper, held against what they wanted and what they saw. */

import { eq } from 'drizzle-orm';
import { customerAddress, paymentToken } from '#backend/database/schema/customer.ts';
import type { StoredOrder } from '#backend/order/orders.ts';
import { goodCard } from '#tests/support/shopper-goods.ts';
import { balanceOf, payerEmail } from './fixtures.ts';
import type { Stage } from './stage.ts';
import type { Way, Wish } from './trip.ts';

export const poNumber = 'PO-2044';

/** What the shopper saw last. */
export interface Seen {
  /** Whose browser it was. */
  readonly cell: string;
  readonly wish: Wish;
  /** The request that was not answered to the very end; null where the road was open again. */
  readonly broken: string | null;
  /** The sum on the button that ordered. */
  readonly sum: string | null;
  /** The words of the receipt; null where there was none. */
  readonly receipt: string | null;
}

const price = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const isPaidAsWanted: Readonly<Record<Way, (payment: NonNullable<StoredOrder['payment']>) => boolean>> = {
  card: ({ method, lastFour }) => method === 'braintree' && lastFour === goodCard.number.slice(-4),
  'saved card': ({ method, lastFour }) =>
    method === 'braintree_cc_vault' && lastFour === goodCard.number.slice(-4),
  PayPal: ({ method, payerEmail: payer }) => method === 'braintree_paypal' && payer === payerEmail,
  'saved PayPal': ({ method, payerEmail: payer }) =>
    method === 'braintree_paypal_vault' && payer === payerEmail,
  instalments: ({ method }) => method === 'afterpay',
  'purchase order': ({ method, poNumber: number }) => method === 'purchaseorder' && number === poNumber,
  'nothing left to pay': ({ method }) => method === 'free',
};

/** Of what is billed later, or paid by a gift card, nothing is taken now. */
const isTakenNow = (way: Way): boolean => way !== 'purchase order' && way !== 'nothing left to pay';

const checkCharges = (
  { charges }: Stage,
  { cell, wish }: Seen,
  { order, payment }: StoredOrder,
): string[] => {
  const taken = charges
    .filter((charge) => charge.cell === cell)
    .map(({ amount, orderNumber, transactionId }) => `${amount} for ${orderNumber} by ${transactionId}`);
  const wanted = `${order.grandTotal} for ${order.number} by ${payment?.transactionId}`;
  return taken.join() === (isTakenNow(wish.way) ? wanted : '')
    ? []
    : [`leaves ${taken.length} charges: ${taken.join()}`];
};

const checkGoods = ({ wish }: Seen, { order, items }: StoredOrder): string[] => {
  const wrong: string[] = [];
  const isDelivered = wish.method !== null && wish.pickup === null;
  const addresses = [
    [order.billingAddress, wish.bill ?? wish.address],
    ...(isDelivered ? ([[order.shippingAddress, wish.address]] as const) : []),
  ] as const;
  for (const [address, { street, postcode, telephone }] of addresses)
    if (address?.street.join() !== street || address.postcode !== postcode || address.telephone !== telephone)
      wrong.push(`has another address: ${JSON.stringify(address)}`);
  if (order.shippingMethod !== wish.method) wrong.push(`goes by ${order.shippingMethod}`);
  if ((order.deliveryWindow !== null) !== wish.hasHours) wrong.push(`comes at ${order.deliveryWindow}`);
  const lines = items.map(({ sku, quantity }) => `${quantity} ${sku}`).toSorted();
  const wanted = wish.goods.map(([{ sku }, quantity]) => `${quantity} ${sku}`).toSorted();
  if (lines.join() !== wanted.join()) wrong.push(`is an order of ${lines.join()}`);
  return wrong;
};

/** A failure to set the account number is silent (§7), so the order may lack it then. */
const checkAccount = ({ wish, broken }: Seen, { order: { externalId } }: StoredOrder): string[] => {
  const isRight =
    externalId === (wish.buysFor?.externalId ?? null) ||
    (externalId === null && (broken === 'setExternalIdOnCart' || broken === 'getCustomer'));
  return isRight ? [] : [`is an order for the account ${externalId}`];
};

const checkPickup = ({ wish: { pickup } }: Seen, { order }: StoredOrder): string[] => {
  const { pickupLocationCode: code, shippingAddress: at } = order;
  if (code !== (pickup?.store.code ?? null)) return [`waits at ${code}`];
  if (pickup === null) return [];
  const { store, person } = pickup;
  const isRight =
    at?.street.join() === store.street &&
    at.firstname === person.first &&
    at.lastname === person.last &&
    at.telephone === person.phone;
  return isRight ? [] : [`is collected otherwise: ${JSON.stringify(at)}`];
};

const checkCodes = async ({ database }: Stage, { wish }: Seen, { order }: StoredOrder): Promise<string[]> => {
  const wrong: string[] = [];
  if (order.couponCode !== wish.promoCode) wrong.push(`counts the promo code ${order.couponCode}`);
  const cards = order.giftCards.map(({ code, amount }) => `${code} ${amount}`).join();
  if (wish.giftCard === null) return cards === '' ? wrong : [...wrong, `takes these gift cards: ${cards}`];
  const { code, worth } = wish.giftCard;
  const due = order.grandTotal + order.giftCards.reduce((sum, { amount }) => sum + amount, 0);
  const taken = Math.min(worth, due);
  if (cards !== `${code} ${taken}`) wrong.push(`takes these gift cards: ${cards || 'none'}`);
  const left = await balanceOf(database, code);
  if (left !== worth - taken) wrong.push(`leaves ${left} of ${worth} cents on the gift card`);
  return wrong;
};

/** What is to be kept is stored once; a billing address is kept by default (ADDR-09). */
const checkBook = async (
  { database }: Stage,
  { wish }: Seen,
  { order: { customerId } }: StoredOrder,
): Promise<string[]> => {
  if (!wish.keeps) return [];
  const whose = customerId ?? 0;
  const [book, wallet] = await Promise.all([
    database.select().from(customerAddress).where(eq(customerAddress.customerId, whose)),
    database.select().from(paymentToken).where(eq(paymentToken.customerId, whose)),
  ]);
  const kept = [...book.map(({ address }) => address.street.join()), ...wallet.map(({ kind }) => kind)];
  const wanted = [wish.address.street, ...(wish.bill === null ? [] : [wish.bill.street]), 'card'];
  return kept.join(' | ') === wanted.join(' | ') ? [] : [`keeps ${kept.join(' | ')}`];
};

const checkWords = ({ receipt, sum }: Seen, { order }: StoredOrder): string[] => {
  const wrong: string[] = [];
  if (receipt === null) wrong.push('shows no receipt though the order stands');
  // a receipt whose number could not be read says that it comes by mail
  else if (/\d{9}/.test(receipt) && !receipt.includes(order.number))
    wrong.push(`shows another number: ${receipt}`);
  if (sum !== price(order.grandTotal)) wrong.push(`takes ${price(order.grandTotal)}, the button said ${sum}`);
  return wrong;
};

/** One order and one charge, as the shopper wanted, at the total they saw, with its receipt. */
export const compareBooks = async (stage: Stage, seen: Seen): Promise<readonly string[]> => {
  const own = await stage.ordersOf(seen.wish.email);
  const taken = stage.charges.filter(({ cell }) => cell === seen.cell);
  const [first] = own;
  if (own.length !== 1 || first === undefined)
    return [`leaves ${own.length} orders, ${taken.length} charges`];
  const { payment } = first;
  return [
    ...checkCharges(stage, seen, first),
    ...checkGoods(seen, first),
    ...checkPickup(seen, first),
    ...checkAccount(seen, first),
    ...(await checkCodes(stage, seen, first)),
    ...(payment !== null && isPaidAsWanted[seen.wish.way](payment)
      ? []
      : [`is paid otherwise: ${JSON.stringify(payment)}`]),
    ...(await checkBook(stage, seen, first)),
    // what is charged again every month is kept, and nothing else unasked
    ...((payment?.keptToken != null) === seen.wish.rents ? [] : [`keeps ${payment?.keptToken}`]),
    ...checkWords(seen, first),
  ];
};
