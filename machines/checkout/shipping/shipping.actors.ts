/** Actor slots that the shipping machine needs. */

import type { Address } from '../../domain/address.ts';
import type { ShippingMethod, ShippingOffer } from '../../domain/delivery.ts';
import type { Money } from '../../domain/money.ts';
import type { ShippingInformation } from '../../domain/totals.ts';
import { slot } from '../../slot.ts';

export interface EstimateInput {
  readonly cartId: string;
  /** The cart's currency; shipping offers do not name one. */
  readonly currency: string;
  readonly address: Address;
}

/** The methods for an address; the cart does not change. */
export const estimateShipping = slot<readonly ShippingOffer[], EstimateInput>('estimateShipping');

/** Sets the address on the cart, which offers the same methods. */
export const setShippingAddress = slot<readonly ShippingOffer[], EstimateInput>('setShippingAddress');

/** Sets the method on the cart and reads its price with tax from the totals. */
export const readShippingPrice = slot<
  Money,
  Omit<EstimateInput, 'currency'> & { readonly method: ShippingMethod }
>('readShippingPrice');

export const saveShippingInformation = slot<
  ShippingInformation,
  {
    readonly cartId: string;
    readonly address: Address;
    readonly billing: Address | null;
    readonly method: ShippingMethod;
  }
>('saveShippingInformation');
