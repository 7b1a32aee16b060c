/**
 * Fills the shipping machine's slots with the REST paths for
 * guests or customers (§7 REST calls, NET-07, SHIP-05).
 */

import { fromPromise } from 'xstate';
import type { Address } from '#machines/domain/address.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import { pickupCarrier } from '#machines/domain/pickup.ts';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import type { Transport } from '#transport/transport.ts';
import { toWirePlace } from './address.wire.ts';
import { createCartTokens } from '../cart/cart-tokens.ts';
import { withChargedPrices } from './charged-delivery.ts';
import { cartPath } from '../http/rest-paths.ts';
import { createShippingWriter, type SavingInput } from './shipping-information.ts';
import { toShippingMethods } from './shipping.wire.ts';

export interface EstimateInput {
  readonly cartId: string;
  /** The cart's currency; shipping offers do not name one. */
  readonly currency: string;
  readonly address: Address;
  /** The method that the shopper chose and wants to keep. */
  readonly choice?: ShippingMethod | null;
}

export const createShippingService = (
  { rest, authorization, has }: Transport,
  tokens = createCartTokens(authorization),
) => ({
  estimateShipping: fromPromise<readonly ShippingMethod[], EstimateInput>(async ({ input, signal }) => {
    const path = cartPath(input.cartId, tokens.of(input.cartId));
    const address = toWirePlace(input.address);
    const answer = await rest.post(`${path}/estimate-shipping-methods`, { address }, signal);
    // Magento lists pickup beside the other methods for any address
    const offers = toShippingMethods(answer, input.currency).filter(
      ({ carrierCode }) => (carrierCode === pickupCarrier) === (input.address.pickup !== undefined),
    );
    const { choice = null } = input;
    return withChargedPrices(rest, offers, { path, address, choice, signal });
  }),

  saveShippingInformation: fromPromise<ShippingInformation, SavingInput>(({ input, signal }) =>
    createShippingWriter({ rest, has }, tokens)(input, signal),
  ),
});
