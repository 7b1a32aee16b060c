/** Does in the rebuilt shop what shoppers did before a recording: signs in, fills carts, orders. */

import { additionOf, type CartLine } from './cart-lines.ts';
import { isObject, valuesOf, type Json, type JsonObject } from './recording.ts';
import { recordedPassword } from './recorded-shop.ts';
import type { Stage } from './stage.ts';

export const sydney = {
  firstname: 'Gina',
  lastname: 'Guest',
  street: ['1 George St'],
  city: 'Sydney',
  region: 'NSW',
  postcode: '2000',
  country_code: 'AU',
  telephone: '0290000000',
};

export interface Shopper {
  graphql(query: string, variables?: JsonObject, bearer?: string | null): Promise<Json>;
  rest(method: string, path: string, body?: JsonObject, bearer?: string | null): Promise<Json>;
  signIn(email: string): Promise<string>;
  newCart(bearer: string | null, id?: string): Promise<string>;
  add(cart: string, items: readonly JsonObject[], bearer: string | null): Promise<Json>;
  fill(cart: string, lines: readonly CartLine[], bearer: string | null): Promise<void>;
  /** Ids of the lines in their order. */
  lineIds(cart: string, bearer: string | null): Promise<{ readonly id: number; readonly sku: string }[]>;
  order(cart: string, bearer: string | null): Promise<string | null>;
}

const withBearer = (bearer: string | null): Record<string, string> => ({
  'content-type': 'application/json',
  ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
});

/** A pair of the same product is what a group leaves beside the line that was there before. */
function hasGroup(lines: readonly CartLine[]): boolean {
  return ['AW-WATER-15', 'AW-CUPS-100'].every((sku) => lines.filter((line) => line.sku === sku).length > 1);
}

export function shopperAt(stage: Stage): Shopper {
  const graphql: Shopper['graphql'] = async (query, variables = {}, bearer = null) =>
    (
      await stage.ask({
        method: 'POST',
        path: '/graphql',
        headers: withBearer(bearer),
        body: { query, variables },
      })
    ).body;
  const rest: Shopper['rest'] = async (method, path, body, bearer = null) =>
    (
      await stage.ask({
        method,
        path: `/rest/default/V1${path}`,
        headers: withBearer(bearer),
        ...(body === undefined ? {} : { body }),
      })
    ).body;

  const add: Shopper['add'] = (cart, items, bearer) =>
    graphql(
      'mutation($c:String!,$i:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$i){user_errors{message}}}',
      { c: cart, i: [...items] },
      bearer,
    );

  async function fill(cart: string, lines: readonly CartLine[], bearer: string | null): Promise<void> {
    const grouped = hasGroup(lines);
    const seen = new Set<string>();
    for (const line of lines) {
      const isAgain = seen.has(line.sku);
      // two packs are two lines only where other things were chosen
      const own =
        isAgain && line.sku === 'AW-PACK' && !line.selections ? { ...line, selections: [1, 3] } : line;
      seen.add(line.sku);
      if (grouped && isAgain && line.sku === 'AW-WATER-15')
        await add(cart, [{ sku: 'AW-GROUP', quantity: 1 }], bearer);
      else if (!(grouped && isAgain && line.sku === 'AW-CUPS-100'))
        await add(cart, [additionOf(own)], bearer);
    }
  }

  async function newCart(bearer: string | null, id?: string): Promise<string> {
    const body = await graphql(
      'mutation($i:createEmptyCartInput){createEmptyCart(input:$i)}',
      id === undefined ? {} : { i: { cart_id: id } },
      bearer,
    );
    const [cart] = valuesOf(body, 'createEmptyCart');
    return typeof cart === 'string' ? cart : 'no-cart-was-made';
  }

  return {
    graphql,
    rest,
    newCart,
    add,
    fill,
    async signIn(email) {
      const body = await graphql(
        'mutation($e:String!,$p:String!){generateCustomerToken(email:$e,password:$p){token}}',
        { e: email, p: recordedPassword },
      );
      const [token] = valuesOf(body, 'token');
      return typeof token === 'string' ? token : 'no-token-was-given';
    },
    async lineIds(cart, bearer) {
      const body = await graphql(
        'query($c:String!){cart(cart_id:$c){itemsV2{items{uid product{sku}}}}}',
        { c: cart },
        bearer,
      );
      return valuesOf(body, 'items').flatMap((list) =>
        Array.isArray(list)
          ? list.flatMap((item) =>
              isObject(item) && isObject(item['product'])
                ? [
                    {
                      id: Number(Buffer.from(String(item['uid']), 'base64').toString()),
                      sku: String(item['product']['sku']),
                    },
                  ]
                : [],
            )
          : [],
      );
    },
    async order(cart, bearer) {
      const body = await graphql(
        'mutation($c:String!){placeOrder(input:{cart_id:$c}){order{order_number} orderV2{token} errors{message}}}',
        { c: cart },
        bearer,
      );
      const [number] = valuesOf(body, 'order_number');
      return typeof number === 'string' ? number : null;
    },
  };
}
