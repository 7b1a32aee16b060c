/** An address as it is read, line by line (§3). */

import type { Address } from './address.ts';

export const addressLines = (address: Address): readonly string[] =>
  [
    `${address.firstname} ${address.lastname}`.trim(),
    address.company,
    [address.street2, address.street].filter((part) => part !== '').join(', '),
    [address.city, address.regionCode, address.postcode].filter((part) => part !== '').join(' '),
    address.telephone,
  ].filter((line) => line !== '');

/** Whether two addresses read the same. */
export const readsLike = (one: Address, other: Address): boolean =>
  addressLines(one).join() === addressLines(other).join();
