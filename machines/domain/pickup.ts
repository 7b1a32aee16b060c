/** Collecting an order in a store: where, and by whom (§3 click-and-collect, CHK-09). */

import { emptyAddress, type Address } from './address.ts';
import type { ShippingMethod } from './delivery.ts';

export interface Store {
  readonly code: string;
  readonly name: string;
  /** Hours and what to bring. */
  readonly description: string;
  readonly street: string;
  readonly city: string;
  readonly regionId: number | null;
  readonly regionCode: string;
  readonly postcode: string;
  readonly countryCode: string;
}

/** The shopper, or someone else collecting for them. */
export interface Collector {
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
}

/** Where the order waits, and for whom. */
export const collectionAddress = (store: Store, collector: Collector): Address => ({
  ...emptyAddress(store.countryCode),
  firstname: collector.firstname,
  lastname: collector.lastname,
  telephone: collector.telephone,
  company: store.name,
  street: store.street,
  city: store.city,
  regionId: store.regionId,
  regionCode: store.regionCode,
  postcode: store.postcode,
  pickup: store.code,
});

/** Delivered after all: who it was for stays, where it was to wait does not. */
export const deliveredInstead = ({ firstname, lastname, telephone, countryCode }: Address): Address => ({
  ...emptyAddress(countryCode),
  firstname,
  lastname,
  telephone,
});

/** The only way of an order that is collected: Magento's own, which costs nothing. */
export const collectionMethod = (currency: string): ShippingMethod => ({
  carrierCode: 'instore',
  methodCode: 'pickup',
  carrierTitle: 'Click and collect',
  methodTitle: 'Collect in store',
  price: { cents: 0, currency },
});
