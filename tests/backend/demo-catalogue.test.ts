/** The demonstration's catalogue as written down: complete and consistent. */
import { expect, test } from 'vitest';
import { vanishingSku } from '#backend/seed/products/test-products.ts';
import { seedShop } from '#backend/seed/shop.ts';

const { products, shippingZones } = seedShop;
const bySku = new Map(products.map((product) => [product.sku, product]));
const visible = products.filter(({ visibility }) => visibility !== 1);
const configurable = products.filter(({ variants }) => variants);
const parts = products.flatMap(({ members = [], bundle }) => [
  ...members,
  ...(bundle?.options ?? []).flatMap(({ selections }) => selections),
]);

const besides = ({ relatedSkus, crosssellSkus = [], upsellSkus = [] }: (typeof products)[number]) => [
  ...relatedSkus,
  ...crosssellSkus,
  ...upsellSkus,
];

test('every product that another one names exists, and can be shown or combined where it is named', () => {
  expect(products.flatMap(besides).filter((sku) => !bySku.has(sku))).toEqual([]);
  expect(visible.flatMap(besides).filter((sku) => bySku.get(sku)?.visibility === 1)).toEqual([]);
  // the parts of groups and bundles are simple products without a required question
  for (const { sku } of parts) {
    const { type, customOptions = [] } = bySku.get(sku) ?? {};
    expect([type, customOptions.some(({ isRequired }) => isRequired)], sku).toEqual(['simple', false]);
  }
  // nothing else than a variant is hidden
  const children = configurable.flatMap(({ variants }) => variants?.skus ?? []);
  const hidden = products.filter(({ visibility, sku }) => visibility === 1 && sku !== vanishingSku);
  expect(hidden.map(({ sku }) => sku).toSorted()).toEqual(children.toSorted());
});

test('all seven kinds, sales, tiers, rentals with an offer, and every stock state are there [GEN-01 GEN-02]', () => {
  const kinds = ['simple', 'virtual', 'downloadable', 'configurable', 'bundle', 'grouped', 'giftcard'];
  expect(new Set(visible.map(({ type }) => type))).toEqual(new Set(kinds));
  const some = (isOne: (product: (typeof products)[number]) => boolean) => products.some(isOne);
  const asking = products.flatMap(({ customOptions = [] }) => customOptions);
  expect(new Set(asking.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
  expect([
    some(({ specialPrice }) => specialPrice !== undefined),
    some(({ price, tiers = [] }) => tiers.length > 0 && tiers.every((tier) => tier.price < price)),
    some(({ isRental, incentive }) => isRental && incentive !== undefined),
    some(({ type, stock, isBackordered }) => type === 'simple' && stock === 0 && !isBackordered),
    some(({ type, stock, isBackordered }) => type === 'simple' && stock === 0 && isBackordered === true),
    some(({ type, stock }) => type === 'simple' && stock > 0 && stock <= 5),
    some(({ variants }) => (variants?.attributeCodes.length ?? 0) > 1),
    asking.some(({ kind, isRequired, price }) => kind === 'field' && isRequired && price === 500),
  ]).not.toContain(false);
});

const zoneOf = (postcode: string) =>
  shippingZones.find(
    ({ country, postcodes }) =>
      country === 'AU' && postcodes.some(([from, to]) => from <= postcode && postcode <= to),
  );

test('every postcode in use has a delivery method, and those never issued have none', () => {
  for (let number = 0; number <= 9999; number += 1) {
    // Australia Post has issued 0200 to 0299 and 0800 to 9999
    const isInUse = (number >= 200 && number <= 299) || number >= 800;
    const methods = zoneOf(String(number).padStart(4, '0'))?.methods.length ?? 0;
    expect(methods > 0, String(number)).toBe(isInUse);
  }
});
