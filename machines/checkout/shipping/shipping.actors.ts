/** Actor slots that the shipping machine needs. */

import type { Address } from '../../domain/address.ts';
import type { ShippingMethod } from '../../domain/delivery.ts';
import type { ShippingInformation } from '../../domain/totals.ts';
import { slot } from '../../slot.ts';

export const estimateShipping = slot<
  readonly ShippingMethod[],
  {
    readonly cartId: string;
    readonly currency: string;
    readonly address: Address;
    /** The method that the shopper chose and wants to keep. */
    readonly choice?: ShippingMethod | null;
  }
>('estimateShipping');

export const saveShippingInformation = slot<
  ShippingInformation,
  {
    readonly cartId: string;
    readonly address: Address;
    readonly billing: Address | null;
    readonly method: ShippingMethod;
  }
>('saveShippingInformation');
