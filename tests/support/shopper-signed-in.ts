/** Customers who are signed in from the start, by a token and a cart that the API made. */

import { newShopperPage, type Shopper, type ShopperOptions } from './browser.ts';
import { newCustomer, type Customer } from './shopper-account.ts';
import { ShopApi } from './shopper-api.ts';
import type { Product } from './shopper-goods.ts';
import { skipPictures } from './shopper-network.ts';

export interface SignedInOptions extends ShopperOptions {
  readonly shopUrl: string;
  /** Without one an account is created. */
  readonly customer?: Customer;
  /** Without any the customer has no cart yet. */
  readonly goods?: readonly (readonly [product: Product, quantity: number])[];
}

export interface SignedInShopper extends Shopper {
  readonly customer: Customer;
  /** Signed in as the customer by a token of its own. */
  readonly api: ShopApi;
  /** Empty without goods. */
  readonly cartId: string;
}

const day = 86_400;
const hour = 3600;

const entry = (key: string, value: unknown, lifetime: number | null) => ({
  name: `BRIGHTWATER__${key}`,
  value: JSON.stringify({ value, storedAt: Date.now(), lifetime }),
});

export const newSignedInShopper = async ({
  shopUrl,
  customer: known,
  goods = [],
  ...options
}: SignedInOptions): Promise<SignedInShopper> => {
  const customer = known ?? (await newCustomer(shopUrl));
  const { api } = await ShopApi.signIn(shopUrl, customer);
  const { token } = await ShopApi.signIn(shopUrl, customer);
  const cartId = goods.length === 0 ? '' : await api.makeCart(...goods);
  const localStorage = [
    entry('session_email', customer.email, hour),
    entry('signin_token', token, hour),
    entry('customer_trace', true, null),
    ...(cartId === '' ? [] : [entry('cartId', cartId, day)]),
  ];
  const shopper = await newShopperPage({
    ...options,
    shopUrl,
    storageState: { cookies: [], origins: [{ origin: shopUrl, localStorage }] },
  });
  await skipPictures(shopper.page);
  return { ...shopper, customer, api, cartId };
};
