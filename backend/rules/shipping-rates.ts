/** What delivery costs: the first zone that holds the postcode, each method free from its own threshold (SHIP-01). */

export interface RatedMethod {
  readonly carrierCode: string;
  readonly carrierTitle: string;
  readonly methodCode: string;
  readonly methodTitle: string;
  /** Cents, GST included. */
  readonly price: number;
}

export interface Zone {
  readonly country: string;
  readonly postcodes: readonly (readonly [from: string, to: string])[];
  readonly methods: readonly (RatedMethod & { readonly freeFrom: number | null })[];
}

export function findZone<Z extends Omit<Zone, 'methods'>>(
  zones: readonly Z[],
  countryId: string | null,
  postcode: string | null,
): Z | null {
  if (countryId === null || postcode === null || !/^\d{4}$/.test(postcode)) return null;
  return (
    zones.find(
      ({ country, postcodes }) =>
        country === countryId && postcodes.some(([from, to]) => from <= postcode && postcode <= to),
    ) ?? null
  );
}

export function rateMethods(zone: Zone, subtotalInclTax: number): RatedMethod[] {
  return zone.methods.map(({ freeFrom, price, ...method }) => ({
    ...method,
    price: freeFrom !== null && subtotalInclTax >= freeFrom ? 0 : price,
  }));
}
