/** Converts a seeded address to the stored form of carts, address books and orders (ADDR-01). */
import { emptyAddress } from '../../cart/quote-addresses.ts';
import type { SeedAddress } from '../../seed/seed-people-types.ts';
import type { SeedShop } from '../../seed/seed-types.ts';
import type { StoredAddress } from '../schema/cart.ts';

export function storedAddress(own: SeedAddress, seed: SeedShop): StoredAddress {
  const { firstname, lastname, street, city, regionId, postcode, countryId, telephone } = own;
  const region = seed.countries.flatMap(({ regions }) => regions).find(({ id }) => id === regionId);
  return {
    ...emptyAddress,
    firstname,
    lastname,
    company: own.company ?? null,
    street,
    city,
    region: region?.name ?? null,
    regionCode: region?.code ?? null,
    regionId,
    postcode,
    countryId,
    telephone,
  };
}
