/** Reads the countries the shop sells to and their regions. */
import { asc } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { country, region } from '../database/schema/store.ts';

export interface Region {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

export interface Country {
  readonly id: string;
  readonly threeLetter: string;
  readonly nameLocale: string;
  readonly nameEnglish: string;
  readonly regions: readonly Region[];
}

export async function readCountries(queries: Queries): Promise<Country[]> {
  const countries = await queries.select().from(country).orderBy(asc(country.position));
  const regions = await queries.select().from(region).orderBy(asc(region.name));
  return countries.map((one) => ({
    ...one,
    regions: regions.filter(({ countryId }) => countryId === one.id),
  }));
}
