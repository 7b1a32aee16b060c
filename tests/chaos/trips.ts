/** Who goes through the purchase, and what their browser and the shop know of them before it begins. */

import { newCustomer } from '#tests/support/shopper-account.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { brisbane, newEmail, water, type Delivery, type Product } from '#tests/support/shopper-goods.ts';

/** What the shopper wants, and what the order has to say in the end. */
export interface Wish {
  readonly email: string;
  /** Of who has an account. */
  readonly password: string | null;
  readonly delivery: Delivery;
  /** Of the delivery methods, by its code; not the one that is chosen by itself. */
  readonly method: string;
  readonly goods: readonly (readonly [product: Product, quantity: number])[];
}

export interface Departure {
  readonly wish: Wish;
  readonly cartId: string;
  /** What the browser keeps. */
  readonly localStorage: readonly { readonly name: string; readonly value: string }[];
}

const entry = (key: string, value: unknown, lifetime = 3600) => ({
  name: `BRIGHTWATER__${key}`,
  value: JSON.stringify({ value, storedAt: Date.now(), lifetime }),
});

const usual = { delivery: brisbane, method: 'express', goods: [[water, 2]] } as const;

export const trips = {
  async guest(shopUrl: string): Promise<Departure> {
    const cartId = await new ShopApi(shopUrl).makeCart(...usual.goods);
    return {
      wish: { ...usual, email: newEmail(), password: null },
      cartId,
      localStorage: [entry('cartId', cartId)],
    };
  },
  async customer(shopUrl: string): Promise<Departure> {
    const { email, password } = await newCustomer(shopUrl);
    const { generateCustomerToken: signedIn } = await new ShopApi(shopUrl).graphql<{
      generateCustomerToken: { token: string };
    }>(
      `mutation ($email: String!, $password: String!) {
        generateCustomerToken(email: $email, password: $password) { token }
      }`,
      { email, password },
    );
    const api = new ShopApi(shopUrl, signedIn.token);
    const { customerCart: cart } = await api.graphql<{ customerCart: { id: string } }>(
      'query { customerCart { id } }',
    );
    for (const [product, quantity] of usual.goods) await api.add(cart.id, product, quantity);
    return {
      wish: { ...usual, email, password },
      cartId: cart.id,
      localStorage: [
        entry('session_email', email),
        entry('signin_token', signedIn.token),
        entry('customer_trace', true),
        entry('cartId', cart.id),
      ],
    };
  },
} as const;

export type Trip = keyof typeof trips;
export const tripNames = Object.keys(trips) as readonly Trip[];
