/** Customers with addresses in their book. */

import { newCustomer, type Customer } from './shopper-account.ts';

export interface Book {
  readonly street: readonly string[];
  readonly default_shipping: boolean;
}

export interface Resident {
  readonly customer: Customer;
  readonly book: () => Promise<readonly Book[]>;
}

/** A customer with two addresses, the first their default for everything. */
export const newResident = async (shopUrl: string): Promise<Resident> => {
  const customer = await newCustomer(shopUrl);
  const { email, password, firstname, lastname } = customer;
  const ask = async <Data>(query: string, variables: object, token?: string): Promise<Data> => {
    const response = await fetch(`${shopUrl}/graphql`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return ((await response.json()) as { readonly data: Data }).data;
  };
  const { generateCustomerToken } = await ask<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  );
  const { token } = generateCustomerToken;
  const add = (street: string, isDefault: boolean): Promise<unknown> =>
    ask(
      'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
      {
        input: {
          firstname,
          lastname,
          telephone: '0400 000 000',
          street: [street],
          city: 'Brisbane City',
          region: { region_id: 608 },
          postcode: '4000',
          country_code: 'AU',
          address_name: isDefault ? 'Home' : 'The shed',
          default_shipping: isDefault,
          default_billing: isDefault,
        },
      },
      token,
    );
  await add('12 Eagle Street', true);
  await add('9 Creek Street', false);
  const book = async (): Promise<readonly Book[]> => {
    const { customer: own } = await ask<{ customer: { addresses: readonly Book[] } }>(
      '{ customer { addresses { street default_shipping } } }',
      {},
      token,
    );
    return own.addresses;
  };
  return { customer, book };
};
