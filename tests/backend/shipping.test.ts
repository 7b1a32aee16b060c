/** Shipping by REST: estimated, then set with both addresses. */
import { beforeEach, describe, expect, test } from 'vitest';
import { addTo, brisbane, newCart, setShipping } from './shop-client.ts';
import { openShop } from './open-shop.ts';

let id: string;
const shop = await openShop();
beforeEach(async () => {
  id = await newCart(shop);
  await addTo(shop, id, 'BOTTLE', 2);
});
const estimate = (address: object, cartId = id) =>
  shop.rest('POST', `/guest-carts/${cartId}/estimate-shipping-methods`, { address });

const notAvailable = [
  {
    carrier_code: 'van',
    method_code: null,
    carrier_title: 'Our van',
    amount: 0,
    base_amount: null,
    available: false,
    error_message: 'This shipping method is not available. To use this shipping method, please contact us.',
    price_excl_tax: 0,
    price_incl_tax: 0,
  },
];

describe('SHIP-01 estimating', () => {
  test('lists what each method costs', async () => {
    expect(await estimate(brisbane)).toEqual({
      status: 200,
      body: [
        {
          carrier_code: 'van',
          method_code: 'standard',
          carrier_title: 'Our van',
          method_title: 'Standard',
          amount: 10,
          base_amount: 10,
          available: true,
          error_message: '',
          price_excl_tax: 9.09,
          price_incl_tax: 10,
        },
        {
          carrier_code: 'van',
          method_code: 'express',
          carrier_title: 'Our van',
          method_title: 'Express',
          amount: 14.95,
          base_amount: 14.95,
          available: true,
          error_message: '',
          price_excl_tax: 13.59,
          price_incl_tax: 14.95,
        },
      ],
    });
  });

  test('SHIP-03 is free from its threshold on', async () => {
    await addTo(shop, id, 'BOTTLE', 6);
    expect((await estimate(brisbane)).body[0]).toMatchObject({ method_code: 'standard', amount: 0 });
  });

  test('takes camelCase and a region id as text, as Luma sends them', async () => {
    const { body } = await estimate({ countryId: 'AU', regionId: '608', postcode: '4000', sameAsBilling: 1 });
    expect(body).toHaveLength(2);
  });

  test.each([
    [{ country_id: 'AU', postcode: '9999' }, notAvailable],
    [{ country_id: 'XX', postcode: '4000' }, notAvailable],
    [{ postcode: '4000' }, []],
  ])('%j', async (address, methods) => {
    expect((await estimate(address)).body).toEqual(methods);
  });

  test('an empty cart has nothing to deliver', async () => {
    expect((await estimate(brisbane, await newCart(shop))).body).toEqual([]);
  });

  test.each([
    [
      { ...brisbane, valid: true },
      '"%fieldName" is not supported. Correct the field name and try again.',
      { fieldName: 'Valid' },
    ],
    [
      { ...brisbane, showStored: 1 },
      '"%fieldName" is not supported. Correct the field name and try again.',
      { fieldName: 'ShowStored' },
    ],
    [
      { ...brisbane, region_id: '' },
      'Error occurred during "region_id" processing. The "" value\'s type is invalid. The "int" type was expected. Verify and try again.',
      undefined,
    ],
    [
      { ...brisbane, region_id: 'abc' },
      'Error occurred during "region_id" processing. The "abc" value\'s type is invalid. The "int" type was expected. Verify and try again.',
      undefined,
    ],
  ])('ADDR-06 %j is refused', async (address, message, parameters) => {
    expect(await estimate(address)).toEqual({
      status: 400,
      body: parameters ? { message, parameters } : { message },
    });
  });

  test('a cart that is not there is a 404 in a template', async () => {
    expect(await estimate(brisbane, 'A'.repeat(32))).toEqual({
      status: 404,
      body: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: 0 },
      },
    });
  });
});

describe('SHIP-05 shipping information', () => {
  test('saves both addresses and the method, and answers payment methods and totals', async () => {
    const { status, body } = await setShipping(shop, id);
    expect(status).toBe(200);
    expect(body.payment_methods).toEqual([{ code: 'braintree', title: 'Credit Card' }]);
    expect(body.totals).toMatchObject({
      grand_total: 35,
      base_grand_total: 35,
      subtotal: 22.73,
      subtotal_incl_tax: 25,
      shipping_amount: 9.09,
      base_shipping_incl_tax: 10,
      base_tax_amount: 3.18,
      discount_amount: 0,
      items_qty: 2,
      items: [{ qty: 2, price: 11.37, price_incl_tax: 12.5, row_total_incl_tax: 25, tax_percent: 10 }],
      total_segments: [
        { code: 'subtotal', title: 'Subtotal', value: 25 },
        { code: 'shipping', title: 'Shipping & Handling (Our van - Standard)', value: 9.09 },
        { code: 'tax', title: 'Tax', value: 3.18 },
        { code: 'grand_total', title: 'Grand Total', value: 35, area: 'footer' },
      ],
    });
    const again = await shop.rest('GET', `/guest-carts/${id}/payment-information`);
    expect(again.body).toEqual(body);
    expect((await shop.rest('GET', `/guest-carts/${id}/totals`)).body).toEqual(body.totals);
  });

  test('ADDR-10 takes the authority to leave as extension attribute', async () => {
    const address = { ...brisbane, extension_attributes: { quote_delivery_instructions: 'On the porch' } };
    expect((await setShipping(shop, id, address)).status).toBe(200);
  });

  test('New Zealand needs no region', async () => {
    const { region: _region, region_id: _id, region_code: _code, ...rest } = brisbane;
    const { body } = await setShipping(shop, id, { ...rest, country_id: 'NZ', postcode: '1010' });
    expect(body.totals).toMatchObject({
      grand_total: 39.95,
      base_tax_amount: 5.21,
      shipping_incl_tax: 14.95,
    });
  });

  test.each([
    [
      'an unknown method',
      brisbane,
      ['van', 'nope'],
      404,
      { message: 'Carrier with such method not found: %1, %2', parameters: ['van', 'nope'] },
    ],
    [
      'no country',
      { ...brisbane, country_id: null },
      ['van', 'standard'],
      400,
      { message: 'The shipping address is missing. Set the address and try again.' },
    ],
    [
      'a form field of our own',
      { ...brisbane, isRequired: true },
      ['van', 'standard'],
      400,
      {
        message: '"%fieldName" is not supported. Correct the field name and try again.',
        parameters: { fieldName: 'IsRequired' },
      },
    ],
  ])('SHIP-02 %s is refused and changes nothing', async (_, address, method, status, body) => {
    const before = (await shop.rest('GET', `/guest-carts/${id}/totals`)).body;
    expect(await setShipping(shop, id, address, method)).toEqual({ status, body });
    expect((await shop.rest('GET', `/guest-carts/${id}/totals`)).body).toEqual(before);
  });

  test('an empty cart is refused', async () => {
    expect(await setShipping(shop, await newCart(shop))).toEqual({
      status: 400,
      body: {
        message: "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
      },
    });
  });

  test('the method is lost with an address it is not offered to', async () => {
    await setShipping(shop, id, brisbane, ['van', 'express']);
    await shop.rest('POST', `/guest-carts/${id}/billing-address`, {
      address: { ...brisbane, country_id: 'NZ', postcode: '1010' },
      useForShipping: true,
    });
    const { body } = await shop.rest('GET', `/guest-carts/${id}/totals`);
    expect(body).toMatchObject({ shipping_incl_tax: 0, grand_total: 25 });
  });
});

describe('billing address', () => {
  test('CHK-14 is saved and read again', async () => {
    const path = `/guest-carts/${id}/billing-address`;
    const { status, body } = await shop.rest('POST', path, { address: { ...brisbane, city: 'Toowong' } });
    expect([status, body]).toEqual([200, expect.any(Number)]);
    expect((await shop.rest('GET', path)).body).toMatchObject({
      id: body,
      city: 'Toowong',
      region_code: 'QLD',
    });
  });

  test('an address with unknown keys is refused', async () => {
    const { status } = await shop.rest('POST', `/guest-carts/${id}/billing-address`, {
      address: { sameAsShipping: true },
    });
    expect(status).toBe(400);
  });
});
