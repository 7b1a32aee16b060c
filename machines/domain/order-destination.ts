/** Where the server would deliver an order, to compare with what the shopper saw (BEY-16). */

import type { Address } from './address.ts';
import type { ShippingMethod } from './delivery.ts';

/** From the cart; another tab may have written it. */
export interface OrderDestination {
  readonly firstname: string;
  readonly lastname: string;
  /** All lines of it. */
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly countryCode: string;
  /** `carrier_code` and `method_code`; null where none is chosen. */
  readonly method: Pick<ShippingMethod, 'carrierCode' | 'methodCode'> | null;
}

/** A server may normalise the text: only letters and digits count. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

export const isSameDestination = (
  seen: { readonly delivery: Address; readonly method: ShippingMethod },
  { method, ...place }: OrderDestination,
): boolean => {
  const { delivery } = seen;
  const isSamePlace = (['firstname', 'lastname', 'city', 'postcode', 'countryCode'] as const).every(
    (field) => plain(delivery[field]) === plain(place[field]),
  );
  return (
    isSamePlace &&
    plain(`${delivery.street} ${delivery.street2}`) === plain(place.street) &&
    method?.carrierCode === seen.method.carrierCode &&
    method.methodCode === seen.method.methodCode
  );
};
