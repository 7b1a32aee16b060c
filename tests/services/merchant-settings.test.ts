/** The merchant's store configuration: information blocks and payment switches. */

import { expect, test } from 'vitest';
import type { ContentTree } from '#machines/domain/content-tree.ts';
import { everyMethod, switchedOn } from '#machines/domain/payment-switches.ts';
import { createMerchantSettings } from '#services/content/merchant-settings.ts';
import { wiresTo, json } from '#tests/transport/wires.ts';
import { createTransport } from '#transport/transport.ts';
import type { Layer } from '#transport/settings.ts';
import * as fc from 'fast-check';
import { addressProblems, type Address } from '#machines/domain/address.ts';
import { formatPrice } from '#machines/domain/money.ts';
import { isPostcode } from '#machines/domain/postcode.ts';
import { deliverySlice } from '#services/checkout/checkout-slices.ts';
import { createCheckoutService } from '#services/checkout/checkout.service.ts';
import { noConfiguration, readPageConfiguration } from '#services/page/page-configuration.ts';
import { writeSlice } from '#transport/slice.ts';
import { ask, auckland, transportTo } from './wired-backend.ts';

const treeOf = (html: string): ContentTree => ({ nodes: [], styles: `parsed ${html}` });
const parse = (html: string): Promise<ContentTree> => Promise.resolve(treeOf(html));
const settings = {
  block_identifier_cart_additional_info: 'beside-cart',
  block_identifier_checkout_additional_info: 'beside-checkout',
  braintree_paypal_active: false,
  braintree_paypal_paylater_active: true,
  paypal_express: true,
  payment_methods: 'braintree, free',
};
const items = [
  { identifier: 'beside-cart', content: '<p>Bottles go back.</p>' },
  { identifier: 'beside-checkout', content: '<p>Prices include GST.</p>' },
];

const settingsWith = (storeConfig: unknown, layer: Layer = 'merchant') => {
  const { settings: wires, sent } = wiresTo(
    ({ url }) =>
      Response.json(
        url.includes('operationName=MerchantSettings')
          ? storeConfig === undefined
            ? { errors: [{ message: 'Internal server error' }] }
            : { data: { storeConfig } }
          : { data: { cmsBlocks: { items } } },
      ),
    { layer },
  );
  return { read: createMerchantSettings(createTransport(wires)), sent };
};
const signal = new AbortController().signal;

test('reads and parses the merchant’s information blocks, and the payment switches [GEN-07]', async () => {
  expect(await settingsWith(settings).read.readInfoBlocks(parse, signal)).toEqual({
    cart: treeOf('<p>Bottles go back.</p>'),
    checkout: treeOf('<p>Prices include GST.</p>'),
  });
  const half = { ...settings, block_identifier_cart_additional_info: null };
  expect(await settingsWith(half).read.readInfoBlocks(parse, signal)).toMatchObject({ cart: null });
  expect(await settingsWith(settings).read.readPaymentSwitches(signal)).toEqual({
    isPayPalActive: false,
    isPayLaterActive: true,
    isPayPalExpress: true,
    listed: ['braintree', 'free'],
  });
});

test.each([
  ['a stock backend, which is not asked', settings, 'stock', 0],
  ['no answer', undefined, 'merchant', 1],
  [
    'nothing named',
    { payment_methods: '', braintree_paypal_active: null, paypal_express: null },
    'merchant',
    1,
  ],
] as const)('changes nothing with %s [GEN-07]', async (_, storeConfig, layer, asked) => {
  const { read, sent } = settingsWith(storeConfig, layer);
  const { barred: _barred, ...everything } = everyMethod;
  expect(await read.readPaymentSwitches(signal)).toEqual(everything);
  expect(sent).toHaveLength(asked);
  expect(await read.readInfoBlocks(parse, signal)).toEqual({ cart: null, checkout: null });
});

const titled = (codes: readonly string[]) => codes.map((code) => ({ code, title: code }));
const paypal = ['braintree_paypal', 'braintree_paypal_vault'];
const offered = titled(['braintree', ...paypal]);
const withSaved = titled(['braintree', 'braintree_cc_vault', ...paypal, 'purchaseorder']);

test.each([
  ['PayPal is off', offered, { isPayPalActive: false }, ['braintree']],
  ['a saved one is listed', offered, { listed: ['braintree_paypal_vault'] }, ['braintree_paypal_vault']],
  ['the page bars one', offered, { barred: ['braintree'] }, paypal],
  ['none is left', offered, { isPayPalActive: false, listed: ['cheque'] }, ['braintree']],
  ['cards are listed', withSaved, { listed: ['braintree'] }, ['braintree', 'braintree_cc_vault']],
  ['PayPal is listed', withSaved, { listed: ['braintree_paypal'] }, paypal],
])(
  'offers the switched-on methods with their saved payments where %s [GEN-07 PAY-02]',
  (_, methods, own, codes) => {
    expect(switchedOn(methods, { ...everyMethod, ...own }).map(({ code }) => code)).toEqual(codes);
  },
);

const cartId = 'a1B2c3D4e5F6a7B8c9D0e1F2a3B4c5D6';
const block = (configuration: unknown): string => JSON.stringify(configuration);
const whole = {
  storeCode: 'nz_store',
  defaultCountryId: 'NZ',
  quoteId: cartId,
  customerData: { isSignedIn: false, email: 'aroha@example.com', firstname: 'Aroha', lastname: 'Ngata' },
  dictionaries: {},
  payment: { braintree: { isActive: true }, afterpay: { isActive: false }, ccform: {} },
  basePriceFormat: { pattern: 'NZ$%s', precision: 2 },
  postCodes: { NZ: { pattern_1: { example: '1010', pattern: '^[0-9]{4}$' } }, XX: {} },
  formKey: 'Ab3dEf6hIj9kLm2n',
  recaptchaSiteKey: '6Lc_site-key',
};

test('reads every field of the page configuration, the guest’s cart id from the quote data as well [CHK-11]', () => {
  expect(readPageConfiguration(block(whole))).toEqual({
    storeCode: 'nz_store',
    defaultCountry: 'NZ',
    cartId,
    guest: { email: 'aroha@example.com', firstname: 'Aroha', lastname: 'Ngata' },
    formKey: 'Ab3dEf6hIj9kLm2n',
    recaptchaSiteKey: '6Lc_site-key',
    priceFormat: 'NZ$%s',
    postcodes: { NZ: [/^(?:^[0-9]{4}$)$/] },
    barredMethods: ['afterpay'],
  });
  const { quoteId, ...rest } = whole;
  expect(readPageConfiguration(block({ ...rest, quoteData: { entity_id: quoteId } })).cartId).toBe(cartId);
  expect(readPageConfiguration(block({ ...rest, quoteData: { entity_id: '17' } })).cartId).toBeNull();
});

test('formats prices and checks postcodes as the page says [CHK-11]', () => {
  expect(isPostcode('RD12', 'NZ')).toBe(false);
  const { priceFormat, postcodes } = readPageConfiguration(
    block({ basePriceFormat: { pattern: '%s NZD' }, postCodes: { NZ: { a: { pattern: 'RD\\d\\d' } } } }),
  );
  expect(formatPrice({ cents: 1250, currency: 'NZD' }, { format: priceFormat ?? '' })).toBe('12.50 NZD');
  expect(['RD12', '1010', 'xRD12'].filter((code) => isPostcode(code, 'NZ', postcodes))).toEqual(['RD12']);
  expect(['4000', 'RD12'].filter((code) => isPostcode(code, 'AU', postcodes))).toEqual(['4000']);
  expect(addressProblems({ ...auckland, postcode: 'RD12' }, 'delivery', postcodes).postcode).toBeUndefined();
});

test('reads nothing from a missing or corrupt configuration and never throws [CHK-11]', () => {
  for (const text of [null, '', '{', 'null', '[]', '"x"', '7', '{}', block({ quoteId: 12, storeCode: null })])
    expect(readPageConfiguration(text)).toEqual(noConfiguration);
  fc.assert(fc.property(fc.string(), (text) => readPageConfiguration(text) !== null));
  fc.assert(fc.property(fc.jsonValue(), (value) => readPageConfiguration(block(value)) !== null));
});

test('leaves out invalid fields, and neither cart nor name of a customer is read [CHK-11]', () => {
  const wrong = {
    storeCode: '../admin',
    defaultCountryId: 'Australia',
    quoteId: '7',
    customerData: { email: 'no address', firstname: ' ' },
    formKey: 'no key of a form',
    recaptchaSiteKey: '<script>',
    basePriceFormat: { pattern: '<b>%s' },
    postCodes: { AU: { a: { pattern: '(' } }, US: { a: { pattern: '[0-9]{5}' } } },
    payment: [],
  };
  expect(readPageConfiguration(block(wrong))).toEqual(noConfiguration);
  const { cartId: id, guest } = readPageConfiguration(
    block({ ...whole, customerData: { ...whole.customerData, isSignedIn: true } }),
  );
  expect([id, guest]).toEqual([null, null]);
});

const load = (page: string | null, email?: string, delivery?: Address) => {
  const { transport, session } = transportTo(json({}));
  if (delivery !== undefined) writeSlice(transport.storage, deliverySlice, delivery);
  if (email !== undefined) session.write('guest_email', email, null, 1);
  const service = createCheckoutService(transport, session, undefined, readPageConfiguration(page));
  return ask(service.loadCheckout, undefined);
};

test('sets the country from the page, and prefers what this browser stored of a guest [CHK-11 GEN-04]', async () => {
  expect(await load(null)).toBeNull();
  expect(await load(block({ defaultCountryId: 'AU' }))).toBeNull();
  for (const [said, used] of [
    ['NZ', 'NZ'],
    ['US', 'AU'],
  ] as const) {
    const begun = await load(block({ ...whole, defaultCountryId: said }));
    expect([begun?.delivery.countryCode, begun?.billing.countryCode]).toEqual([used, used]);
  }
  for (const defaultCountryId of ['US', 'GB', 'nz'])
    expect(readPageConfiguration(block({ defaultCountryId })).defaultCountry).toBeNull();
  const asGuest = await load(block(whole));
  expect(asGuest).toMatchObject({
    email: 'aroha@example.com',
    delivery: { firstname: 'Aroha', lastname: 'Ngata', countryCode: 'NZ' },
    isBillingSame: true,
  });
  expect((await load(block(whole), 'rosa@example.com'))?.email).toBe('rosa@example.com');
});

test.each([
  ['no name', { firstname: '', lastname: ' ' }, { firstname: 'Aroha', lastname: 'Ngata' }],
  ['half a name', { firstname: 'Rosa', lastname: '' }, { firstname: 'Rosa', lastname: 'Ngata' }],
  ['a whole name', { firstname: 'Rosa', lastname: 'Lind' }, { firstname: 'Rosa', lastname: 'Lind' }],
])('completes a stored address with %s from the page [CHK-01 CHK-11]', async (_, saved, merged) => {
  const begun = await load(block(whole), undefined, { ...auckland, ...saved });
  expect(begun?.delivery).toEqual({ ...auckland, ...merged });
});
