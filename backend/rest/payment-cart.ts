/** The cart a payment is for: a guest's by its masked id, or the signed-in customer's own. */
import { and, eq } from 'drizzle-orm';
import { readCart } from '../cart/cart.ts';
import { findQuote, lockQuote, type Quote } from '../cart/quotes.ts';
import type { Queries } from '../database/database.ts';
import { quote as quoteTable, quoteItem } from '../database/schema/cart.ts';
import { requireSelf } from '../identity/viewer.ts';
import { refuseMissing } from '../refusal.ts';
import { lockActiveQuote, openActiveQuote, type Call } from './call.ts';

/** A path without a cart's id means the customer's own. */
export function isGuestCall(call: Call): boolean {
  return call.cartId !== '';
}

async function ownMaskedId(queries: Queries, { viewer }: Call): Promise<string> {
  const customerId = requireSelf(viewer);
  const [own] = await queries
    .select({ maskedId: quoteTable.maskedId })
    .from(quoteTable)
    .where(and(eq(quoteTable.customerId, customerId), quoteTable.isActive));
  if (!own)
    throw refuseMissing('No such entity with %fieldName = %fieldValue', {
      fieldName: 'customerId',
      fieldValue: customerId,
    });
  return own.maskedId;
}

export async function openPaymentCart(call: Call): Promise<Quote> {
  if (isGuestCall(call)) return openActiveQuote(call);
  const { database } = call.shop;
  const quote = await findQuote(database, await ownMaskedId(database, call));
  if (quote === null) throw new Error('The cart is gone between two looks.');
  return quote;
}

export async function lockPaymentCart(tx: Queries, call: Call): Promise<Quote> {
  if (isGuestCall(call)) return lockActiveQuote(tx, call.cartId);
  const quote = await lockQuote(tx, await ownMaskedId(tx, call));
  // placed by another request while this one waited for it
  if (!quote?.isActive)
    throw refuseMissing('No such entity with %fieldName = %fieldValue', {
      fieldName: 'cartId',
      fieldValue: quote?.id ?? null,
    });
  return quote;
}

/** Why there is nothing to pay for yet; null where there is. */
export async function incompleteness(tx: Queries, call: Call, quote: Quote): Promise<string | null> {
  if (isGuestCall(call)) {
    const items = await tx.select().from(quoteItem).where(eq(quoteItem.quoteId, quote.id)).limit(1);
    return items.length === 0 ? 'Some of the products are disabled.' : null;
  }
  const cart = await readCart(tx, quote, call.shop.now());
  const hasPlace = cart.isVirtual || cart.shippingAddress?.address.countryId != null;
  return hasPlace ? null : 'The shipping address is missing. Set the address and try again.';
}
