/** The shop's API: makes carts without a page, changes them behind one, and reads their state. */

import { vanishingSku } from '#backend/seed/products/test-products.ts';
import type { Product } from './shopper-goods.ts';

interface GraphqlAnswer<Data> {
  readonly data?: Data;
  readonly errors?: readonly { readonly message: string }[];
}

export interface GuestCart {
  readonly isActive: boolean;
  readonly orderNumber: string | null;
  readonly lines: readonly { readonly id: number; readonly sku: string; readonly quantity: number }[];
}

export interface GuestOrder {
  readonly number: string;
  readonly status: string;
  readonly grand_total: number;
  readonly items: readonly { readonly product_sku: string; readonly quantity_ordered: number }[];
}

interface WireCart {
  readonly is_active: boolean;
  readonly reserved_order_id?: string | null;
  /** Missing once the cart is ordered. */
  readonly items?: readonly { readonly item_id: number; readonly sku: string; readonly qty: number }[];
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export class ShopApi {
  readonly url: string;
  readonly #headers: Readonly<Record<string, string>>;

  /** `address` is sent as a proxy would, since attempts per network address are limited. */
  constructor(url: string, { token, address }: { readonly token?: string; readonly address?: string } = {}) {
    this.url = url;
    this.#headers = {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(address === undefined ? {} : { 'X-Forwarded-For': address }),
    };
  }

  /** As this customer. */
  static async of(url: string, customer: Credentials): Promise<ShopApi> {
    return (await ShopApi.signIn(url, customer)).api;
  }

  /** As this customer, and what a browser would keep of it. */
  static async signIn(
    url: string,
    { email, password }: Credentials,
  ): Promise<{ readonly token: string; readonly api: ShopApi }> {
    const { generateCustomerToken: answer } = await new ShopApi(url).graphql<{
      generateCustomerToken: { token: string };
    }>(
      `mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }`,
      { email, password },
    );
    return { token: answer.token, api: new ShopApi(url, { token: answer.token }) };
  }

  async graphql<Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as GraphqlAnswer<Data>;
    if (errors !== undefined || data === undefined)
      throw new Error(errors?.map(({ message }) => message).join(' ') ?? 'no data');
    return data;
  }

  async add(cartId: string, { sku, choice }: Product, quantity: number): Promise<void> {
    const { addProductsToCart: answer } = await this.graphql<{
      addProductsToCart: { user_errors: readonly { message: string }[] };
    }>(
      `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) {
        addProductsToCart(cartId: $cartId, cartItems: $cartItems) { user_errors { message } }
      }`,
      { cartId, cartItems: [{ sku, quantity, ...choice }] },
    );
    if (answer.user_errors.length > 0) throw new Error(answer.user_errors[0]?.message);
  }

  /** As when a cart has expired: from its next request on the server does not know it. */
  async loseCart(cartId: string): Promise<void> {
    await this.add(cartId, { sku: vanishingSku, name: '', path: '', price: 0 }, 1);
  }

  /** A new cart with these in it; with a token the customer's only one. */
  async makeCart(...goods: readonly (readonly [product: Product, quantity: number])[]): Promise<string> {
    const { createEmptyCart: cartId } = await this.graphql<{ createEmptyCart: string }>(
      'mutation { createEmptyCart }',
    );
    for (const [product, quantity] of goods) await this.add(cartId, product, quantity);
    return cartId;
  }

  async readCart(cartId: string): Promise<GuestCart> {
    const response = await fetch(`${this.url}/rest/V1/guest-carts/${cartId}`);
    if (!response.ok) throw new Error(`The cart answers ${response.status}: ${await response.text()}`);
    const wire = (await response.json()) as WireCart;
    return {
      isActive: wire.is_active,
      orderNumber: wire.reserved_order_id ?? null,
      lines: (wire.items ?? []).map(({ item_id: id, sku, qty: quantity }) => ({ id, sku, quantity })),
    };
  }

  async guestOrder(number: string, email: string, postcode: string): Promise<GuestOrder> {
    const { guestOrder } = await this.graphql<{ guestOrder: GuestOrder }>(
      `query ($input: OrderInformationInput!) {
        guestOrder(input: $input) {
          number status grand_total items { product_sku quantity_ordered }
        }
      }`,
      { input: { number, email, postcode } },
    );
    return guestOrder;
  }
}
