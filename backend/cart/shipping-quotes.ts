/** What delivery of a cart to an address would cost (SHIP-01). */
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { shippingMethod, shippingZone } from '../database/schema/store.ts';
import { findZone, rateMethods, type RatedMethod } from '../rules/shipping-rates.ts';

export type Destination = { readonly countryId: string | null; readonly postcode: string | null };

/** Empty where we do not deliver. */
export async function quoteShipping(
  queries: Queries,
  { countryId, postcode }: Destination,
  subtotalInclTax: number,
): Promise<RatedMethod[]> {
  const zones = await queries.select().from(shippingZone).orderBy(asc(shippingZone.position));
  const zone = findZone(zones, countryId, postcode);
  if (zone === null) return [];
  const methods = await queries
    .select()
    .from(shippingMethod)
    .where(eq(shippingMethod.zoneCode, zone.code))
    .orderBy(asc(shippingMethod.id));
  return rateMethods({ ...zone, methods }, subtotalInclTax);
}

/** The carrier that Magento names when it has nothing to offer. */
export async function readCarrier(
  queries: Queries,
): Promise<{ readonly code: string; readonly title: string } | null> {
  const [first] = await queries.select().from(shippingMethod).orderBy(asc(shippingMethod.id)).limit(1);
  return first ? { code: first.carrierCode, title: first.carrierTitle } : null;
}

export const unavailableMessage =
  'This shipping method is not available. To use this shipping method, please contact us.';
