/** Quotes the delivery of a cart to an address (SHIP-01). */
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { shippingMethod, shippingZone } from '../database/schema/store.ts';
import { findZone, rateMethods, type RatedMethod } from '../rules/shipping-rates.ts';
import { settingFlag, type Settings } from '../store/settings.ts';

/** Set at every start: the carriers of stock 2.4.7 quote a price for any country. */
export const deliversAnywhere = 'habits/delivers_anywhere';

export type Destination = { readonly countryId: string | null; readonly postcode: string | null };

export async function findShippingZone(
  queries: Queries,
  { countryId, postcode }: Destination,
  settings: Settings = {},
): Promise<typeof shippingZone.$inferSelect | null> {
  const zones = await queries.select().from(shippingZone).orderBy(asc(shippingZone.position));
  if (
    settingFlag(settings, deliversAnywhere) &&
    countryId !== null &&
    !zones.some(({ country }) => country === countryId)
  )
    return zones[0] ?? null;
  return findZone(zones, countryId, postcode);
}

export async function readZoneMethods(queries: Queries, zoneCode: string) {
  return queries
    .select()
    .from(shippingMethod)
    .where(eq(shippingMethod.zoneCode, zoneCode))
    .orderBy(asc(shippingMethod.id));
}

/** Empty where the shop does not deliver. */
export async function quoteShipping(
  queries: Queries,
  destination: Destination,
  subtotalInclTax: number,
  isFree = false,
  settings: Settings = {},
): Promise<RatedMethod[]> {
  const zone = await findShippingZone(queries, destination, settings);
  if (zone === null) return [];
  const methods = await readZoneMethods(queries, zone.code);
  return rateMethods({ ...zone, methods }, subtotalInclTax, isFree);
}

export interface Carrier {
  readonly code: string;
  readonly title: string;
}

const showKey = (code: string): string => `carriers/${code}/showmethod`;

/**
 * Carriers listed when no method is available: those with showmethod on. If no carrier has that
 * setting, the shop's first one.
 */
export async function readCarriers(queries: Queries, settings: Settings): Promise<readonly Carrier[]> {
  const methods = await queries.select().from(shippingMethod).orderBy(asc(shippingMethod.id));
  const titles = [...new Map(methods.map(({ carrierCode, carrierTitle }) => [carrierCode, carrierTitle]))];
  const isNothingSaid = titles.every(([code]) => settings[showKey(code)] === undefined);
  return titles
    .filter(([code], place) => (isNothingSaid ? place === 0 : settingFlag(settings, showKey(code))))
    .map(([code, title]) => ({ code, title }));
}

export const unavailableMessage =
  'This shipping method is not available. To use this shipping method, please contact us.';

/** Magento's in-store pickup is its own carrier and free. */
export const pickupMethod: RatedMethod = {
  carrierCode: 'instore',
  carrierTitle: 'In-store Pickup Delivery',
  methodCode: 'pickup',
  methodTitle: 'In-store Pickup Delivery',
  price: 0,
};
