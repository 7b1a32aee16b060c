/**
 * Creates, reads and prices carts by REST, and assigns a guest cart to a customer (NET-07,
 * CART-11).
 */
import { readCart } from '../cart/cart.ts';
import { requireUsable } from '../cart/cart-access.ts';
import { assignQuote, customerQuote } from '../cart/customer-carts.ts';
import { createQuote, lockQuote } from '../cart/quotes.ts';
import { readAddressBook } from '../customer/address-book.ts';
import { readObject, requireParameter } from './body.ts';
import type { Call, Route } from './call.ts';
import { findCart, forBoth, lockCart, openCart, requireConsumer } from './cart-of-call.ts';
import { quoteShape } from './quote-shape.ts';
import { totalsShape } from './totals-shape.ts';

const quoteKeys = [
  'id',
  'created_at',
  'updated_at',
  'converted_at',
  'is_active',
  'is_virtual',
  'items',
  'items_count',
  'items_qty',
  'customer',
  'billing_address',
  'reserved_order_id',
  'orig_order_id',
  'currency',
  'customer_is_guest',
  'customer_note',
  'customer_note_notify',
  'customer_tax_class_id',
  'store_id',
  'extension_attributes',
];

async function makeGuestCart({ shop }: Call): Promise<string> {
  const quote = await createQuote(shop.database, shop.now());
  if (quote === null) throw new Error('Two carts drew the same id.');
  return quote.maskedId;
}

async function showCart(call: Call) {
  const { database, now } = call.shop;
  const cart = await readCart(database, await findCart(call), now());
  const { customer } = cart;
  return quoteShape(cart, customer ? await readAddressBook(database, customer.id) : []);
}

async function showTotals(call: Call) {
  const cart = await readCart(call.shop.database, await openCart(call), call.shop.now());
  return totalsShape(cart, cart.currency);
}

/** Assigns the guest cart to the token's customer, regardless of the customer in the body. */
async function assignCart(call: Call): Promise<true> {
  const customerId = requireConsumer(call);
  const { database, now } = call.shop;
  await database.transaction(async (tx) => {
    // an unknown or ordered cart gives the usual error
    await lockCart(tx, call);
    const guests = { customerId: null };
    const quote = requireUsable(await lockQuote(tx, call.cartId), call.cartId, guests);
    await assignQuote(tx, quote, customerId, now());
  });
  return true;
}

/** Checks the keys but writes nothing; changes have services of their own. */
async function saveOwnCart(call: Call): Promise<readonly []> {
  requireConsumer(call);
  readObject(requireParameter(call.body, 'quote'), 'quote', quoteKeys);
  return [];
}

export const cartRoutes: readonly Route[] = [
  { method: 'POST', path: '/guest-carts', handle: makeGuestCart },
  {
    method: 'POST',
    path: '/carts/mine',
    handle: async (call) =>
      (await customerQuote(call.shop.database, requireConsumer(call), call.shop.now())).id,
  },
  { method: 'PUT', path: '/guest-carts/:cartId', handle: assignCart },
  { method: 'PUT', path: '/carts/mine', handle: saveOwnCart },
  ...forBoth('GET', '', showCart),
  ...forBoth('GET', '/totals', showTotals),
];
