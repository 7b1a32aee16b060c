/** One REST call as a handler sees it. */
import type { Queries } from '../database/database.ts';
import { findQuote, lockQuote, type Quote } from '../cart/quotes.ts';
import type { Viewer } from '../identity/viewer.ts';
import { includesLayer } from '../layers.ts';
import { refuseMissing } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { readCountries } from '../store/countries.ts';
import type { AddressRules } from './address-body.ts';
import type { JsonObject } from './body.ts';

export interface Call {
  readonly shop: Shop;
  readonly body: JsonObject;
  /** The masked id of a guest's cart; empty where the path has none, as in carts/mine. */
  readonly cartId: string;
  /** What stands in the path's places, decoded, by their names: itemId, couponCode. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly viewer: Viewer;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Behind /V1; a part such as `:cartId` stands for whatever is there. */
  readonly path: string;
  /** The JSON answer. */
  handle(call: Call): Promise<unknown>;
}

/** Some services name the cart by a number, others by a text: each as Magento does. */
function noSuchCart(fieldValue: string | number | null): Error {
  return refuseMissing('No such entity with %fieldName = %fieldValue', { fieldName: 'cartId', fieldValue });
}

export async function openQuote({ shop, cartId }: Call): Promise<Quote> {
  const quote = await findQuote(shop.database, cartId);
  if (quote === null) throw noSuchCart(null);
  return quote;
}

/** After the order the cart is gone for every service but the reading of the cart itself. */
export async function openActiveQuote(
  call: Call,
  name: (id: number) => string | number = String,
): Promise<Quote> {
  const quote = await openQuote(call);
  if (!quote.isActive) throw noSuchCart(name(quote.id));
  return quote;
}

export async function lockActiveQuote(
  tx: Queries,
  cartId: string,
  name: (id: number) => string | number = String,
): Promise<Quote> {
  const quote = await lockQuote(tx, cartId);
  if (quote === null) throw noSuchCart(null);
  if (!quote.isActive) throw noSuchCart(name(quote.id));
  return quote;
}

export async function addressRules({ shop }: Call): Promise<AddressRules> {
  return {
    countries: await readCountries(shop.database),
    hasInstructions: includesLayer(shop.layer, 'merchant'),
  };
}
