/** Talks to a backend by Request and Response, as the storefront and the card provider's SDK do. */
import { join } from 'node:path';
import { createBackend, type Backend, type BackendOptions } from '#backend/backend.ts';
import { createSeededDatabase } from '#tests/support/fresh-database.ts';
import { borrowBackend } from './borrowed-backend.ts';
import { fixtureShop } from './fixture-shop.ts';

/** Kept between runs: making an empty database takes ten times as long as loading one. */
export const cacheDir = join(process.cwd(), 'node_modules/.cache/backend');

/** What the shop or its database answers. */
export type Row = ReturnType<typeof JSON.parse>;

export interface Answer {
  readonly status: number;
  readonly body: Row;
}

export interface ShopClient {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  graphql(query: string, variables?: object): Promise<Row>;
  rest(method: string, path: string, body?: object): Promise<Answer>;
}

type Fetch = (request: Request) => Promise<Response>;

const send = (method: string, body: object | undefined): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

export function clientOf(
  fetch: Fetch,
  origin = 'http://localhost',
  headers: Readonly<Record<string, string>> = {},
): ShopClient {
  const ask = (path: string, init?: RequestInit) => {
    const request = new Request(`${origin}${path}`, init);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return fetch(request);
  };
  return {
    fetch: ask,
    async graphql(query, variables = {}) {
      const response = await ask('/graphql', send('POST', { query, variables }));
      return response.json();
    },
    async rest(method, path, body) {
      const response = await ask(`/rest/default/V1${path}`, send(method, body));
      return { status: response.status, body: await response.json() };
    },
  };
}

/** A fresh database on the server of DATABASE_URL, or else a borrowed one in memory. */
async function openBackend(options: BackendOptions): Promise<Backend> {
  const server = process.env['DATABASE_URL'];
  if (!server || options.dataDir !== null || options.databaseUrl !== undefined) return borrowBackend(options);
  const fresh = await createSeededDatabase(server, options.seed);
  const backend = await createBackend({ ...options, databaseUrl: fresh.url });
  return {
    ...backend,
    async close() {
      await backend.close();
      await fresh.remove();
    },
  };
}

export async function startShop(
  options: Partial<BackendOptions> = {},
): Promise<ShopClient & { readonly backend: Backend; readonly lines: string[] }> {
  const lines: string[] = [];
  const backend = await openBackend({
    dataDir: null,
    seed: fixtureShop,
    cacheDir,
    log: (line) => lines.push(line),
    ...options,
  });
  return { backend, lines, ...clientOf((request) => backend.fetch(request)) };
}

export const brisbane = {
  country_id: 'AU',
  region_id: 608,
  region_code: 'QLD',
  region: 'Queensland',
  street: ['1 Queen St'],
  postcode: '4000',
  city: 'Brisbane',
  firstname: 'Gina',
  lastname: 'Guest',
  telephone: '0730000000',
};

export const password = 'Passw0rd!1';

export const tokenMutation =
  'mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }';

/** Signs in a customer, named by address or by what stands before @example.com. */
export async function tokenOf(shop: ShopClient, name: string, own = password): Promise<string> {
  const email = name.includes('@') ? name : `${name}@example.com`;
  return (await shop.graphql(tokenMutation, { e: email, p: own })).data.generateCustomerToken.token;
}

export function bearing({ fetch }: ShopClient, token: string): ShopClient {
  const authorised = (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    return fetch(pathname + search, request);
  };
  return clientOf(authorised, 'http://localhost', { Authorization: `Bearer ${token}` });
}

export const goodCard = '4111111111111111';
export const declinedCard = '4000111111111115';

export async function newCart(shop: ShopClient): Promise<string> {
  return (await shop.graphql('mutation { createEmptyCart }')).data.createEmptyCart;
}

export async function customerCart(client: ShopClient): Promise<string> {
  return (await client.graphql('{ customerCart { id } }')).data.customerCart.id;
}

export const addMutation = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) {
    cart { id total_quantity items { id uid quantity product { sku } } }
    user_errors { code message }
  }
}`;

export function addTo(shop: ShopClient, id: string, sku: string, quantity: number): Promise<Row> {
  return shop.graphql(addMutation, { id, items: [{ sku, quantity }] });
}

/** As the SDK does: fetches a client token and tokenises the card with it. */
export async function newNonce(shop: ShopClient, number = goodCard): Promise<string> {
  const { data } = await shop.graphql('mutation { createBraintreeClientToken }');
  const token = JSON.parse(Buffer.from(data.createBraintreeClientToken, 'base64').toString());
  const response = await shop.fetch('/undefined/v1/payment_methods/credit_cards', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      authorizationFingerprint: token.authorizationFingerprint,
      creditCard: { number, expirationMonth: '12', expirationYear: '2031', cvv: '123' },
    }),
  });
  return ((await response.json()) as Row).creditCards[0].nonce;
}

export function setShipping(
  shop: ShopClient,
  id: string,
  address: object = brisbane,
  method = ['van', 'standard'],
) {
  return shop.rest('POST', `/guest-carts/${id}/shipping-information`, {
    addressInformation: {
      shipping_address: address,
      billing_address: brisbane,
      shipping_carrier_code: method[0],
      shipping_method_code: method[1],
    },
  });
}

/** A cart with two bottles, an address and a method: one POST away from being an order. */
export async function readyCart(shop: ShopClient, sku = 'BOTTLE', quantity = 2): Promise<string> {
  const id = await newCart(shop);
  await addTo(shop, id, sku, quantity);
  await setShipping(shop, id);
  return id;
}

export function pay(shop: ShopClient, id: string, nonce: string, change: object = {}): Promise<Answer> {
  return shop.rest('POST', `/guest-carts/${id}/payment-information`, {
    email: 'gina@example.com',
    paymentMethod: { method: 'braintree', additional_data: { payment_method_nonce: nonce } },
    billingAddress: brisbane,
    ...change,
  });
}
