/**
 * Sets the delivery address on a cart, which answers with the methods for it. Loaded
 * only when their estimate has failed (§7 set shipping address on cart, SHIP-01).
 */

import type { Address } from '#machines/domain/address.ts';
import type { Transport } from '#transport/transport.ts';
import type { CartAddressInput } from '../generated/graphql.ts';
import { toWireAddress } from './address.wire.ts';
import { SetShippingAddressDocument } from './cart-address.graphql.ts';

/** Nothing is saved in the address book before the order is placed. */
const toCartAddress = (address: Address): CartAddressInput => {
  const { country_id: country, region_code: _, street, ...wire } = toWireAddress(address);
  return { ...wire, street: [...street], country_code: country, save_in_address_book: false };
};

/** The methods in the form of REST; undefined where the answer has no list. */
export async function setCartAddress(
  { graphql }: Pick<Transport, 'graphql'>,
  cartId: string,
  address: Address,
  signal: AbortSignal,
): Promise<readonly object[] | undefined> {
  const variables = { cartId, address: toCartAddress(address) };
  const answer = await graphql.write(SetShippingAddressDocument, variables, signal);
  const place = answer.setShippingAddressesOnCart?.cart.shipping_addresses[0];
  return place?.available_shipping_methods?.map((method) => ({
    ...method,
    amount: method?.amount.value,
    price_excl_tax: method?.price_excl_tax.value,
    price_incl_tax: method?.price_incl_tax.value,
  }));
}
