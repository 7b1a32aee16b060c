/** The merchant's store configuration: information blocks and payment switches. */

import { expect, test } from 'vitest';
import type { ContentTree } from '#machines/domain/content-tree.ts';
import { everyMethod, switchedOn } from '#machines/domain/payment-switches.ts';
import { createMerchantSettings } from '#services/content/merchant-settings.ts';
import { wiresTo } from '#tests/transport/wires.ts';
import { createTransport } from '#transport/transport.ts';
import type { Layer } from '#transport/settings.ts';

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
