/** Fills the shipping machine's slots by the guest's REST paths (§7 REST calls, SHIP-05). */

import { fromPromise } from 'xstate';
import type { Address } from '#machines/domain/address.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import type { Transport } from '#transport/transport.ts';
import { toWireAddress } from './address.wire.ts';
import { guestCartPath } from './rest-paths.ts';
import { toShippingInformation, toShippingMethods } from './shipping.wire.ts';

export interface SavingInput {
  readonly cartId: string;
  readonly address: Address;
  readonly billing: Address;
  readonly method: ShippingMethod;
}

export interface EstimateInput {
  readonly cartId: string;
  readonly address: Address;
}

/** The only currency the shop sells in; delivery offers come without one. */
const currency = 'AUD';

export const createShippingService = ({ rest }: Transport) => ({
  estimateShipping: fromPromise<readonly ShippingMethod[], EstimateInput>(async ({ input, signal }) => {
    const path = `${guestCartPath(input.cartId)}/estimate-shipping-methods`;
    const answer = await rest.post(path, { address: toWireAddress(input.address) }, signal);
    return toShippingMethods(answer, currency);
  }),

  saveShippingInformation: fromPromise<ShippingInformation, SavingInput>(async ({ input, signal }) => {
    const path = `${guestCartPath(input.cartId)}/shipping-information`;
    const addressInformation = {
      shipping_address: toWireAddress(input.address),
      billing_address: toWireAddress(input.billing),
      shipping_carrier_code: input.method.carrierCode,
      shipping_method_code: input.method.methodCode,
    };
    return toShippingInformation(await rest.post(path, { addressInformation }, signal));
  }),
});
