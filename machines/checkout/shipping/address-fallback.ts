/** Whether the cart itself may still offer methods when their estimate failed (§7, SHIP-01). */

import type { Address } from '../../domain/address.ts';
import type { Failure, FailureKind } from '../../domain/failure.ts';
import { isFilled } from '../../domain/required.ts';

/** The server has answered, but not with methods. */
const withoutMethods: readonly FailureKind[] = ['server', 'malformed', 'notFound', 'refused', 'unexpected'];

/** Only a delivery address with the fields that the cart requires. */
export const canSetAddress = (address: Address, { kind }: Failure): boolean => {
  const { firstname, lastname, street, city, countryCode, pickup } = address;
  const isWhole = [firstname, lastname, street, city, countryCode].every(isFilled);
  return withoutMethods.includes(kind) && pickup === undefined && isWhole;
};
