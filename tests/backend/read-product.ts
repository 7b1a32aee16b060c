/** Asks a shop for one product, as a product page does. */
import { expect } from 'vitest';
import type { ShopClient } from './shop-client.ts';

type Json = ReturnType<typeof JSON.parse>;

export const priceRange = `price_range { minimum_price { regular_price { value } final_price { value } discount { amount_off percent_off } }
  maximum_price { regular_price { value } final_price { value } } }`;

export async function readProduct(shop: ShopClient, sku: string, fields: string): Promise<Json> {
  const { data, errors } = await shop.graphql(
    `query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { __typename ${fields} } } }`,
    { sku },
  );
  expect(errors).toBeUndefined();
  return data.products.items[0];
}
