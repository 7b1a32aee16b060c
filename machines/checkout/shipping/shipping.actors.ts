/** Actor slots that the shipping machine needs. */

import type { Address } from '../../domain/address.ts';
import type { ShippingMethod } from '../../domain/delivery.ts';
import type { ShippingInformation } from '../../domain/totals.ts';
import { slot } from '../../slot.ts';

export interface EstimateInput {
  readonly cartId: string;
  /** The cart's currency; shipping offers do not name one. */
  readonly currency: string;
  readonly address: Address;
  /** The method that the shopper chose and wants to keep. */
  readonly choice?: ShippingMethod | null;
}

/** The methods for an address; the cart does not change. */
export const estimateShipping = slot<readonly ShippingMethod[], EstimateInput>('estimateShipping');

/** Sets the address on the cart, which offers the same methods. */
export const setShippingAddress = slot<readonly ShippingMethod[], EstimateInput>('setShippingAddress');

export const saveShippingInformation = slot<
  ShippingInformation,
  {
    readonly cartId: string;
    readonly address: Address;
    readonly billing: Address | null;
    readonly method: ShippingMethod;
  }
>('saveShippingInformation');
