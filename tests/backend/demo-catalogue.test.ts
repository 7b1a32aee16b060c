/** The demonstration's catalogue as written down: complete and consistent. */
import { expect, test } from 'vitest';
import { drawings } from '#backend/media/drawings/catalogue.ts';
import { vanishingSku } from '#backend/seed/products/test-products.ts';
import { seedShop } from '#backend/seed/shop.ts';

const { categories, products, shippingZones } = seedShop;
const attributes = seedShop.attributes ?? [];
const bySku = new Map(products.map((product) => [product.sku, product]));
const visible = products.filter(({ visibility }) => visibility !== 1);
const configurable = products.filter(({ variants }) => variants);

const repeated = (values: readonly unknown[]): unknown[] => {
  expect(values.length).toBeGreaterThan(0);
  return values.filter((value, place) => values.indexOf(value) !== place);
};
const parts = products.flatMap(({ members = [], bundle }) => [
  ...members,
  ...(bundle?.options ?? []).flatMap(({ selections }) => selections),
]);

test('every product has its category and department, a price and related products', () => {
  expect(visible.length).toBeGreaterThanOrEqual(125);
  for (const { sku, type, price, categoryIds, ...product } of products) {
    const [first, second] = categoryIds;
    expect(categories.find(({ id }) => id === first)?.parentId, sku).toBe(second);
    const isPricedByChoice = ['configurable', 'bundle', 'grouped', 'giftcard'].includes(type);
    expect([Number.isInteger(price), price > 0], sku).toEqual([true, !isPricedByChoice]);
    expect(product.specialPrice ?? 0, sku).toBeLessThan(isPricedByChoice ? 1 : price);
    expect(product.relatedSkus.length, sku).toBeGreaterThan(0);
    expect(product.relatedSkus).not.toContain(sku);
  }
});

test('numbers, skus, addresses, picture files and first pictures are each used once', () => {
  const options = products.flatMap(({ customOptions = [] }) => customOptions);
  const bundled = products.flatMap(({ bundle }) => bundle?.options ?? []);
  const numbered = [
    products,
    categories,
    attributes,
    options,
    options.flatMap(({ values }) => values),
    bundled,
    bundled.flatMap(({ selections }) => selections),
    products.flatMap(({ downloads }) => downloads?.links ?? []),
    products.flatMap(({ downloads }) => downloads?.samples ?? []),
  ];
  for (const some of numbered) expect(repeated(some.map(({ id }) => id))).toEqual([]);
  expect(repeated(products.map(({ sku }) => sku))).toEqual([]);
  expect(repeated([...products, ...categories].map(({ urlKey }) => urlKey))).toEqual([]);
  expect(repeated(products.flatMap(({ images }) => images.map(({ file }) => file)))).toEqual([]);
  const first = products.map(({ images }) => drawings[images[0]?.drawing ?? '']?.());
  expect(first).not.toContain(undefined);
  expect(repeated(first)).toEqual([]);
});

test('every product that another one names exists, and can be shown or combined where it is named', () => {
  const besides = ({ relatedSkus, crosssellSkus = [], upsellSkus = [] }: (typeof products)[number]) => [
    ...relatedSkus,
    ...crosssellSkus,
    ...upsellSkus,
  ];
  expect(products.flatMap(besides).filter((sku) => !bySku.has(sku))).toEqual([]);
  expect(visible.flatMap(besides).filter((sku) => bySku.get(sku)?.visibility === 1)).toEqual([]);
  // the parts of groups and bundles are simple products without a required question
  for (const { sku } of parts) {
    const { type, customOptions = [] } = bySku.get(sku) ?? {};
    expect([type, customOptions.some(({ isRequired }) => isRequired)], sku).toEqual(['simple', false]);
  }
  // a variant belongs to one parent, and nothing else is hidden
  const children = configurable.flatMap(({ variants }) => variants?.skus ?? []);
  expect(repeated(children)).toEqual([]);
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

const zoneOf = (country: 'AU' | 'NZ', postcode: string) =>
  shippingZones.find(
    (zone) =>
      zone.country === country && zone.postcodes.some(([from, to]) => from <= postcode && postcode <= to),
  );

test('every postcode in use has a delivery method, and those never issued have none', () => {
  for (let number = 0; number <= 9999; number += 1) {
    // Australia Post has issued 0200 to 0299 and 0800 to 9999
    const isInUse = (number >= 200 && number <= 299) || number >= 800;
    const methods = zoneOf('AU', String(number).padStart(4, '0'))?.methods.length ?? 0;
    expect(methods > 0, String(number)).toBe(isInUse);
  }
  const zones = ['4000', '3350', '7310'].map((postcode) => zoneOf('AU', postcode)?.code);
  expect(zones).toEqual(['au-metro', 'au-regional', 'au-remote']);
  expect(['6011', '8011'].map((code) => zoneOf('NZ', code)?.code)).toEqual(['nz-north', 'nz-south']);
});
