/**
 * Finds the cart of a REST call: a guest's by masked id, or the customer's own under carts/mine
 * (CART-05).
 */
import { findCustomerQuote, lockCustomerQuote } from '../cart/customer-carts.ts';
import { findQuote, lockQuote, type Quote } from '../cart/quotes.ts';
import type { Queries } from '../database/database.ts';
import { refuseConsumer, refuseInput, refuseMissing } from '../refusal.ts';
import type { Call, Route } from './call.ts';

/** As in Magento some services name the cart by number, others by text. */
export type CartName = (id: number) => string | number;

export const byNumber: CartName = (id) => id;

function noSuch(fieldName: string, fieldValue: string | number | null): Error {
  return refuseMissing('No such entity with %fieldName = %fieldValue', { fieldName, fieldValue });
}

export function isMine({ cartId }: Call): boolean {
  return cartId === '';
}

/** Returns the signed-in customer's id; guests are refused. */
export function requireConsumer({ viewer }: Call): number {
  if (viewer.customerId === null) throw refuseConsumer();
  return viewer.customerId;
}

/** Includes ordered carts: GET of a guest's cart still returns them. */
export async function findCart(call: Call, unknown: string | number | null = null): Promise<Quote> {
  const { database } = call.shop;
  const quote = isMine(call)
    ? await findCustomerQuote(database, requireConsumer(call))
    : await findQuote(database, call.cartId);
  if (quote !== null) return quote;
  throw isMine(call) ? noSuch('customerId', call.viewer.customerId) : noSuch('cartId', unknown);
}

/** Once ordered, a cart counts as missing for every service except reading the cart itself. */
export async function openCart(
  call: Call,
  name: CartName = String,
  unknown: string | number | null = null,
): Promise<Quote> {
  const quote = await findCart(call, unknown);
  if (!quote.isActive) throw noSuch('cartId', name(quote.id));
  return quote;
}

/** Guest routes cannot change a customer's cart, even with its masked id. */
export async function lockCart(tx: Queries, call: Call, name: CartName = String): Promise<Quote> {
  const quote = isMine(call)
    ? await lockCustomerQuote(tx, requireConsumer(call))
    : await lockQuote(tx, call.cartId);
  if (quote === null)
    throw isMine(call) ? noSuch('customerId', call.viewer.customerId) : noSuch('cartId', null);
  if (!quote.isActive) throw noSuch('cartId', name(quote.id));
  if (!isMine(call) && quote.customerId !== null) throw refuseInput('Invalid state change requested');
  return quote;
}

/** Registers the service for guest carts and for the customer's own. */
export function forBoth(method: Route['method'], path: string, handle: Route['handle']): readonly Route[] {
  return [
    { method, path: `/guest-carts/:cartId${path}`, handle },
    { method, path: `/carts/mine${path}`, handle },
  ];
}
