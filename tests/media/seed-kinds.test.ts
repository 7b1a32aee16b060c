/** Every kind of product is there several times and whole: nothing they name is missing, no number is used twice (GEN-01). */
import { describe, expect, test } from 'vitest';
import { drawings } from '#backend/media/drawings/catalogue.ts';
import { vanishingSku } from '#backend/seed/products/test-products.ts';
import { seedShop } from '#backend/seed/shop.ts';
import type { SeedProduct } from '#backend/seed/seed-catalog-types.ts';

const { products } = seedShop;
const attributes = seedShop.attributes ?? [];
const bySku = new Map(products.map((product) => [product.sku, product]));
const visible = products.filter(({ visibility }) => visibility !== 1);
const of = (type: SeedProduct['type']) => visible.filter((product) => product.type === type);
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('kinds', () => {
  test.each([
    ['simple', 80],
    ['virtual', 3],
    ['downloadable', 3],
    ['configurable', 4],
    ['bundle', 3],
    ['grouped', 3],
    ['giftcard', 2],
  ] as const)('%s: at least %i', (type, least) => {
    expect(of(type).length).toBeGreaterThanOrEqual(least);
  });

  test('several have prices by quantity, several ask questions of their own', () => {
    const tiered = products.flatMap(({ price, tiers }) => (tiers ? [{ price, tiers }] : []));
    expect(tiered.length).toBeGreaterThanOrEqual(8);
    for (const { price, tiers } of tiered) {
      const prices = [price, ...tiers.map((tier) => tier.price)];
      expect(prices).toEqual([...new Set(prices)].toSorted((one, other) => other - one));
      const quantities = tiers.map(({ quantity }) => quantity);
      expect(quantities).toEqual([...new Set(quantities)].toSorted((one, other) => one - other));
    }
    const asking = products.flatMap(({ customOptions }) => customOptions ?? []);
    expect(new Set(asking.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    expect(
      asking.some(({ kind, isRequired, price }) => kind === 'field' && isRequired && price === 500),
    ).toBe(true);
  });

  test('numbers of options, choices, links and samples are used once in the whole shop', () => {
    const options = products.flatMap(({ customOptions }) => customOptions ?? []);
    const bundled = products.flatMap(({ bundle }) => bundle?.options ?? []);
    const links = products.flatMap(({ downloads }) => downloads?.links ?? []);
    const samples = products.flatMap(({ downloads }) => downloads?.samples ?? []);
    for (const numbered of [
      options,
      options.flatMap(({ values }) => values),
      bundled,
      bundled.flatMap(({ selections }) => selections),
      links,
      samples,
    ]) {
      expect(numbered.length).toBeGreaterThan(0);
      expect(unique(numbered.map(({ id }) => id))).toBe(true);
    }
  });
});

describe('what products name', () => {
  test('every product that is linked to, contained or offered beside exists', () => {
    const named = products.flatMap((product) => [
      ...product.relatedSkus,
      ...(product.crosssellSkus ?? []),
      ...(product.upsellSkus ?? []),
      ...(product.variants?.skus ?? []),
      ...(product.members ?? []).map(({ sku }) => sku),
      ...(product.bundle?.options ?? []).flatMap(({ selections }) => selections.map(({ sku }) => sku)),
    ]);
    expect(named.filter((sku) => !bySku.has(sku))).toEqual([]);
  });

  test('nothing is shown beside a product that has no page', () => {
    const beside = visible.flatMap(({ relatedSkus, crosssellSkus, upsellSkus }) => [
      ...relatedSkus,
      ...(crosssellSkus ?? []),
      ...(upsellSkus ?? []),
    ]);
    expect(beside.filter((sku) => bySku.get(sku)?.visibility === 1)).toEqual([]);
  });

  test('members of groups and choices of bundles can be put into a cart without a question', () => {
    const parts = products.flatMap((product) => [
      ...(product.members ?? []),
      ...(product.bundle?.options ?? []).flatMap(({ selections }) => selections),
    ]);
    for (const { sku } of parts) {
      expect(bySku.get(sku)?.type, sku).toBe('simple');
      expect(
        (bySku.get(sku)?.customOptions ?? []).some(({ isRequired }) => isRequired),
        sku,
      ).toBe(false);
    }
  });

  test('variants differ in the attributes of their parent, and belong to one parent only', () => {
    const families = of('configurable');
    expect(families.some(({ variants }) => (variants?.attributeCodes.length ?? 0) > 1)).toBe(true);
    const children = families.flatMap(({ variants }) => variants?.skus ?? []);
    expect(unique(children)).toBe(true);
    expect(
      products
        .filter(({ visibility, sku }) => visibility === 1 && sku !== vanishingSku)
        .map(({ sku }) => sku)
        .toSorted(),
    ).toEqual([...children].toSorted());
    for (const { sku, variants } of families) {
      const codes = variants?.attributeCodes ?? [];
      const choices = (variants?.skus ?? []).map((child) =>
        codes.map((code) => bySku.get(child)?.filterValues?.[code]),
      );
      expect(choices.flat(), sku).not.toContain(undefined);
      expect(unique(choices.map((choice) => choice.join()))).toBe(true);
    }
  });

  test('every attribute value is an option of its attribute', () => {
    const known = new Map(
      attributes
        .filter(({ entityType }) => entityType === 'catalog_product')
        .map(({ code, options }) => [code, options.map(({ value }) => value)]),
    );
    const strange = products.flatMap(({ sku, filterValues }) =>
      Object.entries(filterValues ?? {})
        .filter(([code, value]) => !known.get(code)?.includes(value))
        .map((pair) => [sku, ...pair]),
    );
    expect(strange).toEqual([]);
    const details = new Set(products.flatMap((product) => product.attributes.map(({ code }) => code)));
    expect([...details].filter((code) => !known.has(code))).toEqual([]);
  });

  test('attributes have numbers, and option values, of their own; colours have swatches', () => {
    expect(unique(attributes.map(({ id }) => id))).toBe(true);
    const colours = attributes.find(({ code }) => code === 'bottle_colour');
    expect(colours?.id).toBe(140);
    for (const { swatch } of colours?.options ?? []) expect(swatch).toMatch(/^#[0-9a-f]{6}$/);
    const values = attributes
      .filter(({ input }) => input === 'select')
      .flatMap(({ options }) => options.map(({ value }) => value));
    expect(unique(values)).toBe(true);
  });
});

test('no two products share their first picture', () => {
  const first = products.map(({ images }) => drawings[images[0]?.drawing ?? '']?.());
  expect(first).not.toContain(undefined);
  expect(unique(first)).toBe(true);
});
