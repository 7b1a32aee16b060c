/** One REST call as its handler receives it. */
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
  /** The masked id of a guest cart; empty where the path has none, as in carts/mine. */
  readonly cartId: string;
  /** The decoded path parameters by name, such as itemId and couponCode. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly viewer: Viewer;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to /V1; a segment such as `:cartId` is a parameter. */
  readonly path: string;
  /** Returns the JSON response. */
  handle(call: Call): Promise<unknown>;
}

/** As in Magento some services name the cart by number, others by text. */
function noSuchCart(fieldValue: string | number | null): Error {
  return refuseMissing('No such entity with %fieldName = %fieldValue', { fieldName: 'cartId', fieldValue });
}

export async function openQuote({ shop, cartId }: Call): Promise<Quote> {
  const quote = await findQuote(shop.database, cartId);
  if (quote === null) throw noSuchCart(null);
  return quote;
}

/** Once ordered, a cart counts as missing for every service except reading the cart itself. */
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
