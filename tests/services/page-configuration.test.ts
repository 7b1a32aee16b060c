/** Which fields of a page's checkout configuration are used. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressProblems, type Address } from '#machines/domain/address.ts';
import { formatPrice } from '#machines/domain/money.ts';
import { isPostcode } from '#machines/domain/postcode.ts';
import { deliverySlice } from '#services/checkout/checkout-slices.ts';
import { createCheckoutService } from '#services/checkout/checkout.service.ts';
import { noConfiguration, readPageConfiguration } from '#services/page/page-configuration.ts';
import { json } from '#tests/transport/wires.ts';
import { writeSlice } from '#transport/slice.ts';
import { ask, auckland, transportTo } from './wired-backend.ts';

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
