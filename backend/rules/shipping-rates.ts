/**
 * Prices delivery: the first zone that contains the postcode, each method free from its own
 * threshold (SHIP-01).
 */

export interface RatedMethod {
  readonly carrierCode: string;
  readonly carrierTitle: string;
  readonly methodCode: string;
  readonly methodTitle: string;
  /** Cents; with or without tax as the store's shipping prices are. */
  readonly price: number;
}

export interface Zone {
  readonly country: string;
  /** Empty: the whole country. */
  readonly postcodes: readonly (readonly [from: string, to: string])[];
  readonly methods: readonly (RatedMethod & {
    readonly freeFrom: number | null;
    readonly offeredFrom?: number | null;
  })[];
}

function holds({ postcodes }: Pick<Zone, 'postcodes'>, postcode: string | null): boolean {
  if (postcodes.length === 0) return true;
  if (postcode === null || !/^\d{4}$/.test(postcode)) return false;
  return postcodes.some(([from, to]) => from <= postcode && postcode <= to);
}

export function findZone<Z extends Omit<Zone, 'methods'>>(
  zones: readonly Z[],
  countryId: string | null,
  postcode: string | null,
): Z | null {
  return zones.find((zone) => zone.country === countryId && holds(zone, postcode)) ?? null;
}

export function rateMethods(zone: Zone, subtotalInclTax: number, isFree = false): RatedMethod[] {
  return zone.methods
    .filter(({ offeredFrom }) => (offeredFrom ?? 0) <= subtotalInclTax)
    .map(({ carrierCode, carrierTitle, methodCode, methodTitle, freeFrom, price }) => ({
      carrierCode,
      carrierTitle,
      methodCode,
      methodTitle,
      price: isFree || (freeFrom !== null && subtotalInclTax >= freeFrom) ? 0 : price,
    }));
}
