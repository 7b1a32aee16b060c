/** Saves address and shipping method on a cart and reads the resulting totals (SHIP-05). */

import type { Address } from '#machines/domain/address.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import { FailureError } from '#machines/domain/failure.ts';
import { missingCartIdMessage } from '#machines/domain/order-messages.ts';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import type { Transport } from '#transport/transport.ts';
import type { CartTokens } from '../cart/cart-tokens.ts';
import { cartPath } from '../http/rest-paths.ts';
import { toWireAddress, toWireDelivery } from './address.wire.ts';
import { toShippingInformation } from './shipping.wire.ts';

export interface SavingInput {
  readonly cartId: string;
  readonly address: Address;
  /** Null if the billing address is sent with the order. */
  readonly billing: Address | null;
  readonly method: ShippingMethod;
}

export const createShippingWriter =
  ({ rest, has }: Pick<Transport, 'rest' | 'has'>, tokens: CartTokens) =>
  async (input: SavingInput, signal: AbortSignal): Promise<ShippingInformation> => {
    if (input.cartId === '') throw new FailureError('refused', missingCartIdMessage);
    const path = `${cartPath(input.cartId, tokens.of(input.cartId))}/shipping-information`;
    const addressInformation = {
      shipping_address: toWireDelivery(input.address, has('merchant')),
      ...(input.billing === null ? {} : { billing_address: toWireAddress(input.billing) }),
      shipping_carrier_code: input.method.carrierCode,
      shipping_method_code: input.method.methodCode,
    };
    return toShippingInformation(await rest.post(path, { addressInformation }, signal));
  };
