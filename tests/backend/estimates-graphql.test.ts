/** What delivery and the whole would cost, asked by GraphQL; nothing of it is kept (SHIP-01). */
import { beforeEach, describe, expect, test } from 'vitest';
import { addTo, newCart } from './shop-client.ts';
import { openShop } from './open-shop.ts';

let id: string;
const shop = await openShop();
beforeEach(async () => {
  id = await newCart(shop);
  await addTo(shop, id, 'BOTTLE', 2);
});

const methodsFor = (address: object, cartId = id) =>
  shop.graphql(
    `mutation ($id: String!, $address: EstimateAddressInput!) {
      estimateShippingMethods(input: { cart_id: $id, address: $address }) {
        carrier_code method_code available error_message
        amount { value } price_excl_tax { value } price_incl_tax { value }
      }
    }`,
    { id: cartId, address },
  );

const totalsFor = (address: object, method: object | null = null, cartId = id) =>
  shop.graphql(
    `mutation ($id: String!, $address: EstimateAddressInput!, $method: ShippingMethodInput) {
      estimateTotals(input: { cart_id: $id, address: $address, shipping_method: $method }) {
        cart { prices { grand_total { value } subtotal_including_tax { value } } }
      }
    }`,
    { id: cartId, address, method },
  );

const brisbane = { country_code: 'AU', postcode: '4000', region: { region_id: 608 } };
const express = { carrier_code: 'van', method_code: 'express' };

describe('SHIP-01 estimateShippingMethods', () => {
  test('lists what each method costs, with and without tax', async () => {
    const { data } = await methodsFor(brisbane);
    expect(data.estimateShippingMethods).toMatchObject([
      {
        carrier_code: 'van',
        method_code: 'standard',
        available: true,
        amount: { value: 10 },
        price_excl_tax: { value: 9.09 },
        price_incl_tax: { value: 10 },
      },
      { method_code: 'express', price_incl_tax: { value: 14.95 } },
    ]);
  });

  test('SHIP-03 free from its threshold on', async () => {
    await addTo(shop, id, 'BOTTLE', 6);
    const { data } = await methodsFor(brisbane);
    expect(data.estimateShippingMethods[0]).toMatchObject({ method_code: 'standard', amount: { value: 0 } });
  });

  test('SHIP-01 where nobody delivers, the carrier says so', async () => {
    const { data } = await methodsFor({ country_code: 'AU', postcode: '9999' });
    expect(data.estimateShippingMethods).toMatchObject([
      { carrier_code: 'van', method_code: null, available: false, error_message: expect.any(String) },
    ]);
  });

  test('an empty cart has nothing to deliver', async () => {
    const { data } = await methodsFor(brisbane, await newCart(shop));
    expect(data.estimateShippingMethods).toEqual([]);
  });
});

describe('SHIP-01 estimateTotals', () => {
  test('with the method named, and without one', async () => {
    const [withMethod, without] = [await totalsFor(brisbane, express), await totalsFor(brisbane)];
    expect(withMethod.data.estimateTotals.cart.prices).toEqual({
      grand_total: { value: 39.95 },
      subtotal_including_tax: { value: 25 },
    });
    expect(without.data.estimateTotals.cart.prices.grand_total.value).toBe(25);
  });

  test('a method that is not offered there costs nothing', async () => {
    const { data } = await totalsFor({ country_code: 'NZ', postcode: '1010' }, express);
    expect(data.estimateTotals.cart.prices.grand_total.value).toBe(25);
  });

  test('leaves the cart as it was', async () => {
    await methodsFor(brisbane);
    await totalsFor(brisbane, express);
    const { data } = await shop.graphql(
      'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city } prices { grand_total { value } } } }',
      { id },
    );
    expect(data.cart).toEqual({ shipping_addresses: [], prices: { grand_total: { value: 25 } } });
  });

  test.each([
    ['', 'Required parameter "cart_id" is missing'],
    ['A'.repeat(32), `Could not find a cart with ID "${'A'.repeat(32)}"`],
  ])('CART-05 refuses the cart %j', async (cartId, message) => {
    for (const ask of [methodsFor(brisbane, cartId), totalsFor(brisbane, null, cartId)])
      expect((await ask).errors[0].message).toBe(message);
  });
});
