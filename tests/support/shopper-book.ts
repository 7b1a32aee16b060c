/** Customers with addresses in their address book. */

import { inject } from 'vitest';
import { newCustomer, type Customer } from './shopper-account.ts';
import { ShopApi } from './shopper-api.ts';

export interface Book {
  readonly street: readonly string[];
  readonly default_shipping: boolean;
}

export interface Resident {
  readonly customer: Customer;
  readonly book: () => Promise<readonly Book[]>;
}

/** A customer with two addresses; the first is their default for delivery and billing. */
export const newResident = async (shopUrl = inject('shopUrl')): Promise<Resident> => {
  const customer = await newCustomer(shopUrl);
  const { firstname, lastname } = customer;
  const api = await ShopApi.of(shopUrl, customer);
  const add = (street: string, name: string, isDefault: boolean): Promise<unknown> =>
    api.graphql('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', {
      input: {
        firstname,
        lastname,
        telephone: '0400 000 000',
        street: [street],
        city: 'Brisbane City',
        region: { region_id: 608 },
        postcode: '4000',
        country_code: 'AU',
        address_name: name,
        default_shipping: isDefault,
        default_billing: isDefault,
      },
    });
  await add('12 Eagle Street', 'Home', true);
  await add('9 Creek Street', 'The shed', false);
  const book = async (): Promise<readonly Book[]> => {
    const { customer: own } = await api.graphql<{ customer: { addresses: readonly Book[] } }>(
      '{ customer { addresses { street default_shipping } } }',
    );
    return own.addresses;
  };
  return { customer, book };
};
