/** Wire shapes to the shop's own: prices, images, products, menus, delivery, countries. */

import { expect, test } from 'vitest';
import { toMenuItems, toProductCard, type WireMenuItem } from '#services/catalog/catalog.wire.ts';
import { toMediaPath } from '#services/catalog/media.wire.ts';
import { toMoney } from '#services/http/money.wire.ts';
import { toShippingMethods } from '#services/checkout/shipping.wire.ts';
import { toCountries, toStoreConfig } from '#services/content/store.wire.ts';
import { aud } from './wired-backend.ts';

type CardWire = Parameters<typeof toProductCard>[0];
type StoreConfigWire = Parameters<typeof toStoreConfig>[0];
type Site = Parameters<typeof toStoreConfig>[1];

const amount = (value: number) => ({ value, currency: 'AUD' });

const cardOf = (kind: string, cheapest: number, dearest: number | null, own: object = {}) =>
  ({
    kind,
    sku: 'GOODS',
    name: 'Goods',
    url_key: 'goods',
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    small_image: null,
    price_range: {
      minimum_price: { final_price: amount(cheapest), regular_price: amount(cheapest) },
      maximum_price: dearest === null ? null : { final_price: amount(dearest) },
    },
    ...own,
  }) as unknown as CardWire;

test('converts every price of two decimals to its cents, in USD where the server names no currency [FMT-01 GEN-08]', () => {
  const wrong = Array.from({ length: 200_001 }, (_, cents) => cents).filter(
    (cents) => toMoney({ value: Number((cents / 100).toFixed(2)), currency: 'AUD' }).cents !== cents,
  );
  expect(wrong).toEqual([]);
  expect([10.1 + 10.2, -3.5].map((value) => toMoney({ value, currency: 'AUD' }).cents)).toEqual([2030, -350]);
  expect(toMoney({ value: 1, currency: null })).toEqual({ cents: 100, currency: 'USD' });
  expect(toMoney({ value: null, currency: 'AUD' })).toEqual(aud(0));
  expect(toMoney(null)).toEqual({ cents: 0, currency: 'USD' });
});

test.each([
  ['https://magento.example/media/catalog/product/a/b/c.jpg', '/media/catalog/product/a/b/c.jpg'],
  ['/media/catalog/product/a.jpg?width=9&x=1', '/media/catalog/product/a.jpg'],
  ['https://cdn.example/pictures/a.jpg', 'https://cdn.example/pictures/a.jpg'],
  // Magento's placeholder for a product without an image
  ['https://magento.example/static/v1/frontend/luma/images/product/placeholder/image.jpg', ''],
  ['/media/catalog/product/placeholder/a.jpg', '/media/catalog/product/placeholder/a.jpg'],
  [null, ''],
])('reads the image at %s as %j [CAT-04]', (url, path) => {
  expect(toMediaPath(url)).toBe(path);
});

test('offers no quick add where options are required, and shows quantity prices [CAT-02]', () => {
  const price_tiers = [{ quantity: 4, final_price: amount(36) }];
  expect(toProductCard(cardOf('ConfigurableProduct', 10, 12.5, { price_tiers }))).toMatchObject({
    isQuickAdd: false,
    tiers: [{ quantity: 4, price: aud(900) }],
  });
  const asked = [true, false].map((required) => cardOf('SimpleProduct', 10, 10, { options: [{ required }] }));
  expect(asked.map((wire) => toProductCard(wire).isQuickAdd)).toEqual([false, true]);
});

test.each([
  ['SimpleProduct', 12, 12, false],
  ['ConfigurableProduct', 12, 19, true],
  ['ConfigurableProduct', 12, 12, false],
  ['BundleProduct', 12, 400, true],
  // Magento names the cheapest member’s price as both ends
  ['GroupedProduct', 12, 12, true],
  ['SimpleProduct', 12, null, false],
])('shows a %s from %d to %s with "From": %s [CAT-01 CAT-06]', (kind, cheapest, dearest, isPriceFrom) => {
  expect(toProductCard(cardOf(kind, cheapest, dearest)).isPriceFrom).toBe(isPriceFrom);
});

test.each([
  [{ title_suffix: ' – Water' }, ' – Water'],
  [{ title_suffix: null }, ' | Water'],
  [{ title_suffix: '', store_name: null }, ''],
])('takes from %j the title suffix %j [SHELL-13]', (said, suffix) => {
  const config = { code: 'default', locale: 'en_AU', store_name: 'Water', ...said } as StoreConfigWire;
  expect(toStoreConfig(config, {} as Site).titleSuffix).toBe(suffix);
});

const item = (id: number, own: Partial<WireMenuItem> = {}): WireMenuItem => ({
  id,
  name: `Item ${id}`,
  url_path: `item-${id}`,
  url_suffix: '.html',
  position: id,
  include_in_menu: 1,
  ...own,
});
const idsOf = (items: ReturnType<typeof toMenuItems>): unknown =>
  items.map(({ id, children }) => (children.length > 0 ? [id, idsOf(children)] : id));

test('shows only menu items marked 1, sorted, on two levels, without children of hidden ones [SHELL-05]', () => {
  const marks = [1, 0, 2, -1, null];
  const wire = marks.map((mark, place) => item(place + 1, { include_in_menu: mark }));
  expect(idsOf(toMenuItems(wire, 2))).toEqual([1]);
  const deep = item(1, { children: [item(2, { children: [item(3, { children: [item(4)] })] })] });
  expect(idsOf(toMenuItems([deep], 2))).toEqual([[1, [2]]]);
  const shuffled = [
    item(1, { position: 9 }),
    item(2, { include_in_menu: 0, children: [item(3)] }),
    null,
    item(4, { position: 5, children: [item(6), item(5)] }),
  ];
  expect(idsOf(toMenuItems(shuffled, 2))).toEqual([[4, [5, 6]], 1]);
  for (const none of [toMenuItems(null, 2), toMenuItems(undefined, 2), toMenuItems([item(1)], 0)])
    expect(none).toEqual([]);
});

test('reads available delivery methods with titles, codes and price with tax [SHIP-03 SHIP-05]', () => {
  const offer = {
    carrier_code: 'van',
    method_code: 'standard',
    carrier_title: 'Our van',
    method_title: 'Standard',
    available: true,
    price_excl_tax: 9.05,
    price_incl_tax: 9.95,
  };
  const [carrier, method] = [
    { carrierCode: 'van', carrierTitle: 'Our van' },
    { methodCode: 'standard', methodTitle: 'Standard' },
  ];
  const offers = [{ ...offer, available: false }, { ...offer, available: undefined }, offer];
  expect(toShippingMethods(offers, 'AUD')).toEqual([{ ...carrier, ...method, price: aud(995) }]);
  expect(toShippingMethods([], 'AUD')).toEqual([]);
  // an amount that is neither price says that tax is known
  const open = [9.95, 10.9].map((sum) => ({ ...offer, amount: sum, price_excl_tax: 9.95 }));
  expect(toShippingMethods(open, 'AUD').map(({ isTaxOpen }) => isTaxOpen)).toEqual([true, undefined]);
  for (const answer of [{}, null, 'no'])
    expect(() => toShippingMethods(answer, 'AUD')).toThrow('Server response was missing');
});

test('offers Australia and New Zealand, without regions that have no number [GEN-04 ADDR-03]', () => {
  const region = { id: 608, code: 'QLD', name: 'Queensland' };
  const bare = { full_name_english: null, available_regions: null };
  const wire = [
    null,
    ...[null, 'US', 'NZ'].map((code) => ({ ...bare, two_letter_abbreviation: code })),
    { ...bare, two_letter_abbreviation: 'AU', available_regions: [null, region, { ...region, id: null }] },
  ];
  expect(toCountries(wire)).toEqual([
    { code: 'NZ', name: 'NZ', isRegionAvailable: true, regions: [] },
    { code: 'AU', name: 'AU', isRegionAvailable: true, regions: [region] },
  ]);
});
