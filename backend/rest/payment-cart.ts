/** Finds the cart of a payment: a guest's by masked id, or the signed-in customer's own. */
import { eq } from 'drizzle-orm';
import { readCart } from '../cart/cart.ts';
import { findCustomerQuote, lockCustomerQuote } from '../cart/customer-carts.ts';
import type { Quote } from '../cart/quotes.ts';
import type { Queries } from '../database/database.ts';
import { quoteItem } from '../database/schema/cart.ts';
import { requireSelf } from '../identity/viewer.ts';
import { refuseInput, refuseMissing } from '../refusal.ts';
import { lockActiveQuote, openActiveQuote, type Call } from './call.ts';

/** A path without a cart id means the customer's own cart. */
export function isGuestCall(call: Call): boolean {
  return call.cartId !== '';
}

function noSuchCart(customerId: number): Error {
  return refuseMissing('No such entity with %fieldName = %fieldValue', {
    fieldName: 'customerId',
    fieldValue: customerId,
  });
}

export async function openPaymentCart(call: Call): Promise<Quote> {
  if (isGuestCall(call)) return openActiveQuote(call);
  const customerId = requireSelf(call.viewer);
  const quote = await findCustomerQuote(call.shop.database, customerId);
  if (quote === null) throw noSuchCart(customerId);
  return quote;
}

export async function lockPaymentCart(tx: Queries, call: Call): Promise<Quote> {
  if (isGuestCall(call)) {
    const guests = await lockActiveQuote(tx, call.cartId);
    // guest routes cannot order a customer's cart, even with its masked id
    if (guests.customerId !== null) throw refuseInput('Invalid state change requested');
    return guests;
  }
  const customerId = requireSelf(call.viewer);
  const quote = await lockCustomerQuote(tx, customerId);
  if (quote === null) throw refuseMissing('Current customer does not have an active cart.');
  return quote;
}

/** Why the cart cannot be paid yet; null where it can. */
export async function incompleteness(tx: Queries, call: Call, quote: Quote): Promise<string | null> {
  if (isGuestCall(call)) {
    const items = await tx.select().from(quoteItem).where(eq(quoteItem.quoteId, quote.id)).limit(1);
    if (items.length === 0) return 'Some of the products are disabled.';
  }
  const cart = await readCart(tx, quote, call.shop.now());
  const hasPlace = cart.isVirtual || cart.shippingAddress?.address.countryId != null;
  return hasPlace ? null : 'The shipping address is missing. Set the address and try again.';
}
