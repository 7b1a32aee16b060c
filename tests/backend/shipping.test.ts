/** Shipping by REST: estimated, then set with both addresses and read again. */
import { beforeEach, expect, test } from 'vitest';
import { kindsShop } from './kinds-shop.ts';
import { openShop } from './open-shop.ts';
import { addTo, brisbane, newCart, setShipping } from './shop-client.ts';

const shop = await openShop({ seed: kindsShop });
let id: string;
beforeEach(async () => {
  id = await newCart(shop);
  await addTo(shop, id, 'BOTTLE', 2);
});

const estimate = (address: object, cartId = id) =>
  shop.rest('POST', `/guest-carts/${cartId}/estimate-shipping-methods`, { address });
const read = async (path: string) => (await shop.rest('GET', `/guest-carts/${id}/${path}`)).body;

const van = { carrier_code: 'van', carrier_title: 'Our van' };
const notAvailable = [
  {
    ...van,
    method_code: null,
    amount: 0,
    base_amount: null,
    available: false,
    error_message: 'This shipping method is not available. To use this shipping method, please contact us.',
    price_excl_tax: 0,
    price_incl_tax: 0,
  },
];
const unsupported = (fieldName: string) => ({
  message: '"%fieldName" is not supported. Correct the field name and try again.',
  parameters: { fieldName },
});
const noInteger = {
  message: `Error occurred during "region_id" processing. The "abc" value's type is invalid. The "int" type was expected. Verify and try again.`,
};

const rate = (code: string, title: string, price: number, withoutTax: number) => ({
  ...van,
  method_code: code,
  method_title: title,
  amount: price,
  base_amount: price,
  available: true,
  error_message: '',
  price_excl_tax: withoutTax,
  price_incl_tax: price,
});

test('estimating lists what each method costs, free from its threshold on, and says where nothing is delivered [SHIP-01 SHIP-03]', async () => {
  expect(await estimate(brisbane)).toEqual({
    status: 200,
    body: [rate('standard', 'Standard', 10, 9.09), rate('express', 'Express', 14.95, 13.59)],
  });
  await addTo(shop, id, 'BOTTLE', 6);
  expect((await estimate(brisbane)).body[0]).toMatchObject({ method_code: 'standard', amount: 0 });
  expect((await estimate({ country_id: 'AU', postcode: '9999' })).body).toEqual(notAvailable);
  expect((await estimate({ postcode: '4000' })).body).toEqual([]);
  expect((await estimate(brisbane, await newCart(shop))).body).toEqual([]);
});

test('estimating refuses a field of another type [ADDR-06]', async () => {
  expect(await estimate({ ...brisbane, region_id: 'abc' })).toEqual({ status: 400, body: noInteger });
  const region = { region: 'Queensland', region_code: 'QLD', region_id: 608 };
  const { status, body } = await estimate({ ...brisbane, region });
  expect([status, body.message]).toEqual([400, expect.stringContaining('"region" processing.')]);
});

test('a virtual cart takes any shipping information [BEY-22]', async () => {
  const virtual = await newCart(shop);
  await addTo(shop, virtual, 'SERVICE', 1);
  const { status, body } = await setShipping(shop, virtual);
  expect([status, body.totals.grand_total]).toEqual([200, 49]);
});

test('shipping information saves both addresses and the method with instructions, and answers payment methods and totals [ADDR-10 SHIP-05]', async () => {
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
  expect(await read('payment-information')).toEqual(body);
  expect(await read('totals')).toEqual(body.totals);
  expect(await read('payment-methods')).toEqual(body.payment_methods);
  const { region: _region, region_id: _id, region_code: _code, ...rest } = brisbane;
  const instructed = { extension_attributes: { quote_delivery_instructions: 'On the porch' } };
  const there = { ...rest, ...instructed, country_id: 'NZ', postcode: '1010' };
  const { body: abroad } = await setShipping(shop, id, there);
  const sums = { grand_total: 39.95, base_tax_amount: 5.21, shipping_incl_tax: 14.95 };
  expect(abroad.totals).toMatchObject(sums);
});

test.each([
  [
    'an unknown method',
    {},
    'nope',
    404,
    { message: 'Carrier with such method not found: %1, %2', parameters: ['van', 'nope'] },
  ],
  [
    'no country',
    { country_id: null },
    'standard',
    400,
    { message: 'The shipping address is missing. Set the address and try again.' },
  ],
  ['an unknown field', { isRequired: true }, 'standard', 400, unsupported('IsRequired')],
])(
  'shipping information with %s is refused and changes nothing [SHIP-02]',
  async (_, change, method, status, body) => {
    const before = await read('totals');
    expect(await setShipping(shop, id, { ...brisbane, ...change }, ['van', method])).toEqual({
      status,
      body,
    });
    expect(await read('totals')).toEqual(before);
    const empty = "The shipping method can't be set for an empty cart. Add an item to cart and try again.";
    expect((await setShipping(shop, await newCart(shop))).body.message).toBe(empty);
  },
);

test('shipping information is lost with an address where the method is not offered [SHIP-02]', async () => {
  await setShipping(shop, id, brisbane, ['van', 'express']);
  await shop.rest('POST', `/guest-carts/${id}/billing-address`, {
    address: { ...brisbane, country_id: 'NZ', postcode: '1010' },
    useForShipping: true,
  });
  expect(await read('totals')).toMatchObject({ shipping_incl_tax: 0, grand_total: 25 });
});

test('a billing address is saved and read again, and one with unknown keys is refused [CHK-14]', async () => {
  const path = `/guest-carts/${id}/billing-address`;
  const { status, body } = await shop.rest('POST', path, { address: { ...brisbane, city: 'Toowong' } });
  expect([status, body]).toEqual([200, expect.any(Number)]);
  expect(await read('billing-address')).toMatchObject({ id: body, city: 'Toowong', region_code: 'QLD' });
  expect((await shop.rest('POST', path, { address: { sameAsShipping: true } })).status).toBe(400);
});

test('an unknown cart has no estimates, payment methods or chosen one [PAY-01]', async () => {
  const message = 'No such entity with %fieldName = %fieldValue';
  const unknown = { message, parameters: { fieldName: 'cartId', fieldValue: 0 } };
  expect(await estimate(brisbane, 'A'.repeat(32))).toEqual({ status: 404, body: unknown });
  for (const path of ['payment-methods', 'selected-payment-method'])
    expect((await shop.rest('GET', `/guest-carts/${'a'.repeat(32)}/${path}`)).status).toBe(404);
});
