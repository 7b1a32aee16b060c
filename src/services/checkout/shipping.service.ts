/**
 * Fills the shipping machine's slots with the REST paths for guests or customers (§7 REST
 * calls, NET-07, SHIP-05), and with the cart's own address where the estimate fails.
 */

import { fromPromise } from 'xstate';
import type { Address } from '#machines/domain/address.ts';
import type { ShippingMethod, ShippingOffer } from '#machines/domain/delivery.ts';
import type { Money } from '#machines/domain/money.ts';
import { pickupCarrier } from '#machines/domain/pickup.ts';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import type { EstimateInput } from '#machines/checkout/shipping/shipping.actors.ts';
import type { Transport } from '#transport/transport.ts';
import { toWirePlace } from './address.wire.ts';
import { createCartTokens } from '../cart/cart-tokens.ts';
import { cartPath } from '../http/rest-paths.ts';
import { createShippingWriter, type SavingInput } from './shipping-information.ts';
import { toShippingMethods, toShippingPrice } from './shipping.wire.ts';

/** Loads a part that is rarely needed. */
type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

export const createShippingService = (
  { graphql, rest, authorization, has }: Transport,
  tokens = createCartTokens(authorization),
  loadPart: LoadPart = (load) => load(),
) => {
  /** Decodes the offers that `ask` returns for the path of the cart. */
  const offersFrom = (ask: (path: string, input: EstimateInput, signal: AbortSignal) => Promise<unknown>) =>
    fromPromise<readonly ShippingOffer[], EstimateInput>(async ({ input, signal }) => {
      const { cartId, currency, address } = input;
      const wire = await ask(cartPath(cartId, tokens.of(cartId)), input, signal);
      // Magento lists pickup beside the other methods for any address
      return toShippingMethods(wire, currency).filter(
        ({ carrierCode }) => (carrierCode === pickupCarrier) === (address.pickup !== undefined),
      );
    });

  return {
    estimateShipping: offersFrom((path, { address }, signal) =>
      rest.post(`${path}/estimate-shipping-methods`, { address: toWirePlace(address) }, signal),
    ),

    setShippingAddress: offersFrom(async (_, { cartId, address }, signal) => {
      const { setCartAddress } = await loadPart(() => import('./cart-address.ts'));
      return setCartAddress({ graphql }, cartId, address, signal);
    }),

    readShippingPrice: fromPromise<
      Money,
      { readonly cartId: string; readonly address: Address; readonly method: ShippingMethod }
    >(async ({ input: { cartId, address, method }, signal }) => {
      const addressInformation = {
        address: toWirePlace(address),
        shipping_carrier_code: method.carrierCode,
        shipping_method_code: method.methodCode,
      };
      const path = `${cartPath(cartId, tokens.of(cartId))}/totals-information`;
      return toShippingPrice(await rest.post(path, { addressInformation }, signal), method.price.currency);
    }),

    saveShippingInformation: fromPromise<ShippingInformation, SavingInput>(({ input, signal }) =>
      createShippingWriter({ rest, has }, tokens)(input, signal),
    ),
  };
};
