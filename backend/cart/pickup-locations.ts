/** Finds pickup locations for click and collect by name and place, or around a town (CHK-09). */
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { StoredAddress } from '../database/schema/cart.ts';
import { pickupLocation } from '../database/schema/store.ts';
import type { Country } from '../store/countries.ts';

export type PickupLocation = typeof pickupLocation.$inferSelect;

export async function readPickupLocations(queries: Queries): Promise<PickupLocation[]> {
  return queries.select().from(pickupLocation).orderBy(asc(pickupLocation.name), asc(pickupLocation.code));
}

export async function findPickupLocation(queries: Queries, code: string): Promise<PickupLocation | null> {
  const [found] = await queries.select().from(pickupLocation).where(eq(pickupLocation.code, code));
  return found ?? null;
}

/** The location's address with the name of the person who picks up. */
export function addressAt(
  { street, city, region, regionId, postcode, countryId }: PickupLocation,
  given: StoredAddress,
  countries: readonly Country[],
): StoredAddress {
  const regions = countries.find(({ id }) => id === countryId)?.regions ?? [];
  const regionCode = regions.find(({ id }) => id === regionId)?.code ?? null;
  return { ...given, street, city, region, regionCode, regionId, postcode, countryId };
}
