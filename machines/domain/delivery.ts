/** Shipping methods, and which one is preselected (§4 shipping methods). */

import type { Money } from './money.ts';

export interface ShippingMethod {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly carrierTitle: string;
  readonly methodTitle: string;
  /** Tax included. */
  readonly price: Money;
}

/** A method as the server offers it. */
export interface ShippingOffer extends ShippingMethod {
  /** All prices of the offer are equal, so it is unknown whether they lack tax. */
  readonly isTaxOpen?: true | undefined;
}

export const shippingDetailsInvalidMessage = 'Shipping details are invalid or missing.';
export const estimateFailedMessage = 'Unable to get shipping methods';
export const setMethodFailedMessage = 'Error setting shipping method';

/** The offered methods and the shopper's choice: null where preselected. */
export interface DeliveryOffers {
  readonly offers: readonly ShippingMethod[];
  readonly kept: ShippingMethod | null;
}

/** The codes that identify a method. */
export type MethodCodes = Pick<ShippingMethod, 'carrierCode' | 'methodCode'>;

export const isSameMethod = (one: MethodCodes, other: MethodCodes): boolean =>
  one.carrierCode === other.carrierCode && one.methodCode === other.methodCode;

/** A free method if there is one, else the first; null where none is offered. */
export const preferredMethod = <Method extends ShippingMethod>(methods: readonly Method[]): Method | null =>
  methods.find(({ price }) => price.cents === 0) ?? methods[0] ?? null;

/** The chosen method is no longer offered. */
export const methodWithdrawnMessage =
  'The delivery method you chose is not offered any more. Please choose how we deliver.';
