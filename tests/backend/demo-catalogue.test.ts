/** The demonstration's catalogue as written down: complete and consistent. */
import { describe, expect, test } from 'vitest';
import { drawings } from '#backend/media/drawings/catalogue.ts';
import { vanishingSku } from '#backend/seed/products/test-products.ts';
import { seedShop } from '#backend/seed/shop.ts';

const { categories, products, pages, blocks, countries, shippingZones, storeConfig } = seedShop;
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

describe('products', () => {
  test('every one has its category and department, a price, texts, pictures and related products', () => {
    expect(visible.length).toBeGreaterThanOrEqual(125);
    for (const product of products) {
      const { sku, type, price, images } = product;
      const [first, second] = product.categoryIds;
      expect(categories.find(({ id }) => id === first)?.parentId, sku).toBe(second);
      const isPricedByChoice = ['configurable', 'bundle', 'grouped', 'giftcard'].includes(type);
      expect([Number.isInteger(price), price > 0], sku).toEqual([true, !isPricedByChoice]);
      expect(product.specialPrice ?? 0, sku).toBeLessThan(isPricedByChoice ? 1 : price);
      expect(product.attributes.length, sku).toBeGreaterThanOrEqual(3);
      expect(images.length, sku).toBeGreaterThanOrEqual(2);
      expect(images.filter(({ label }) => label.length <= 5)).toEqual([]);
      expect(product.description, sku).toMatch(/^<p>.+<\/p><ul>(<li>.+<\/li>)+<\/ul>$/);
      expect(product.relatedSkus.length, sku).toBeGreaterThan(0);
      expect(product.relatedSkus).not.toContain(sku);
    }
    expect(bySku.get('BW-SPRING-15')).toMatchObject({ name: '15 L spring water bottle', price: 1295 });
  });

  test('numbers, skus, addresses, picture files and first pictures are each used once', () => {
    const options = products.flatMap(({ customOptions = [] }) => customOptions);
    const bundled = products.flatMap(({ bundle }) => bundle?.options ?? []);
    const numbered = [
      products,
      options,
      options.flatMap(({ values }) => values),
      bundled,
      bundled.flatMap(({ selections }) => selections),
      products.flatMap(({ downloads }) => downloads?.links ?? []),
      products.flatMap(({ downloads }) => downloads?.samples ?? []),
      attributes,
    ];
    for (const some of numbered) expect(repeated(some.map(({ id }) => id))).toEqual([]);
    expect(repeated(products.map(({ sku }) => sku))).toEqual([]);
    expect(repeated([...products, ...categories].map(({ urlKey }) => urlKey))).toEqual([]);
    expect(repeated(products.flatMap(({ images }) => images.map(({ file }) => file)))).toEqual([]);
    const first = products.map(({ images }) => drawings[images[0]?.drawing ?? '']?.());
    expect(first).not.toContain(undefined);
    expect(repeated(first)).toEqual([]);
  });

  test('every product they name exists, and only products with a page are shown beside others', () => {
    const besides = ({ relatedSkus, crosssellSkus = [], upsellSkus = [] }: (typeof products)[number]) => [
      ...relatedSkus,
      ...crosssellSkus,
      ...upsellSkus,
    ];
    const named = [
      ...products.flatMap(besides),
      ...configurable.flatMap(({ variants }) => variants?.skus ?? []),
      ...parts.map(({ sku }) => sku),
    ];
    expect(named.filter((sku) => !bySku.has(sku))).toEqual([]);
    expect(visible.flatMap(besides).filter((sku) => bySku.get(sku)?.visibility === 1)).toEqual([]);
  });

  test('parts of groups and bundles are simple products without a required question', () => {
    for (const { sku } of parts) {
      const { type, customOptions = [] } = bySku.get(sku) ?? {};
      expect([type, customOptions.some(({ isRequired }) => isRequired)], sku).toEqual(['simple', false]);
    }
  });

  test('variants belong to one parent and differ in its attributes', () => {
    const children = configurable.flatMap(({ variants }) => variants?.skus ?? []);
    expect(repeated(children)).toEqual([]);
    const hidden = products.filter(({ visibility, sku }) => visibility === 1 && sku !== vanishingSku);
    expect(hidden.map(({ sku }) => sku).toSorted()).toEqual(children.toSorted());
    for (const { sku, variants } of configurable) {
      const choices = (variants?.skus ?? []).map((child) =>
        variants?.attributeCodes.map((code) => bySku.get(child)?.filterValues?.[code]),
      );
      expect(choices.flat(), sku).not.toContain(undefined);
      expect(repeated(choices.map(String)), sku).toEqual([]);
    }
  });

  test('every attribute value is an option of its attribute, and colours have swatches', () => {
    const known = new Map(attributes.map(({ code, options }) => [code, options.map(({ value }) => value)]));
    for (const { sku, filterValues = {}, attributes: details } of products) {
      for (const [code, value] of Object.entries(filterValues)) expect(known.get(code), sku).toContain(value);
      for (const { code } of details) expect(known.has(code), `${sku} ${code}`).toBe(true);
    }
    const selects = attributes.filter(({ input }) => input === 'select');
    expect(repeated(selects.flatMap(({ options }) => options.map(({ value }) => value)))).toEqual([]);
    const colours = attributes.find(({ code }) => code === 'bottle_colour');
    expect(colours?.id).toBe(140);
    for (const { swatch } of colours?.options ?? []) expect(swatch).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('tier prices fall while quantities rise', () => {
    const tiered = products.flatMap(({ price, tiers }) => (tiers ? [{ price, tiers }] : []));
    expect(tiered.length).toBeGreaterThanOrEqual(8);
    for (const { price, tiers } of tiered)
      for (const [place, tier] of tiers.entries()) {
        const before = tiers[place - 1] ?? { price, quantity: 1 };
        expect([tier.price < before.price, tier.quantity > before.quantity]).toEqual([true, true]);
      }
  });

  test('all seven kinds, sales, rentals with an offer, and every stock state are there [GEN-01, GEN-02]', () => {
    const least = {
      simple: 80,
      virtual: 3,
      downloadable: 3,
      configurable: 4,
      bundle: 3,
      grouped: 3,
      giftcard: 2,
    };
    for (const [type, count] of Object.entries(least))
      expect(visible.filter((product) => product.type === type).length, type).toBeGreaterThanOrEqual(count);
    expect(products.filter(({ specialPrice }) => specialPrice !== undefined).length).toBeGreaterThanOrEqual(
      4,
    );
    expect(products.filter(({ isRental }) => isRental).length).toBeGreaterThanOrEqual(6);
    const some = (isOne: (product: (typeof products)[number]) => boolean) => products.some(isOne);
    const asking = products.flatMap(({ customOptions = [] }) => customOptions);
    expect(new Set(asking.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    expect([
      some(({ isRental, incentive }) => isRental && incentive !== undefined),
      some(({ type, stock, isBackordered }) => type === 'simple' && stock === 0 && !isBackordered),
      some(({ type, stock, isBackordered }) => type === 'simple' && stock === 0 && isBackordered === true),
      some(({ type, stock }) => type === 'simple' && stock > 0 && stock <= 5),
      some(({ variants }) => (variants?.attributeCodes.length ?? 0) > 1),
      asking.some(({ kind, isRequired, price }) => kind === 'field' && isRequired && price === 500),
    ]).toEqual([true, true, true, true, true, true]);
  });
});

test('departments hold two to six categories each, and no category is empty', () => {
  const departments = categories.filter(({ parentId }) => parentId === 2);
  expect(departments.length).toBeGreaterThanOrEqual(5);
  for (const { id, name } of departments) {
    const { length } = categories.filter(({ parentId }) => parentId === id);
    expect(length >= 2 && length <= 6, name).toBe(true);
  }
  expect(categories.length - departments.length).toBeGreaterThanOrEqual(20);
  expect(repeated(categories.map(({ id }) => id))).toEqual([]);
  expect(categories.filter(({ urlKey }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(urlKey))).toEqual([]);
  const filled = new Set(visible.flatMap(({ categoryIds }) => categoryIds));
  expect(categories.filter(({ id }) => !filled.has(id))).toEqual([]);
});

const named = (key: string) => storeConfig[key];

test('the pages and blocks that the settings name exist', () => {
  const identifiers: unknown[] = pages.map(({ identifier }) => identifier);
  expect(identifiers).toEqual(expect.arrayContaining(['cms_home_page', 'cms_no_route'].map(named)));
  const additional = ['block_identifier_cart_additional_info', 'block_identifier_checkout_additional_info'];
  const known: unknown[] = blocks.map(({ identifier }) => identifier);
  expect(known).toEqual(
    expect.arrayContaining(['header-cms-links', 'footer-links', ...additional.map(named)]),
  );
});

const zoneOf = (country: 'AU' | 'NZ', postcode: string) =>
  shippingZones.find(
    (zone) =>
      zone.country === country && zone.postcodes.some(([from, to]) => from <= postcode && postcode <= to),
  );

describe('delivery', () => {
  test('Australia has its eight states and territories, New Zealand none', () => {
    const regions = countries.find(({ id }) => id === 'AU')?.regions ?? [];
    const codes = { ACT: 605, NSW: 606, VIC: 607, QLD: 608, SA: 609, TAS: 610, WA: 611, NT: 612 };
    expect(Object.fromEntries(regions.map(({ code, id }) => [code, id]))).toEqual(codes);
    expect(countries.find(({ id }) => id === 'NZ')?.regions).toEqual([]);
  });

  test.each([
    ['au-metro', '4000 2000 2911'],
    ['au-regional', '3350 0800 7250 1001 8001 0200 9726 0999'],
    ['au-remote', '7310 0870 6725 2880'],
    ['nz-north', '1010 6011'],
    ['nz-south', '8011'],
  ] as const)('zone %s serves postcodes %s', (code, postcodes) => {
    const country = code.startsWith('nz') ? 'NZ' : 'AU';
    for (const postcode of postcodes.split(' ')) expect(zoneOf(country, postcode)?.code, postcode).toBe(code);
  });

  test('every postcode in use has a delivery method, and those never issued have none', () => {
    for (let number = 0; number <= 9999; number += 1) {
      // Australia Post has issued 0200 to 0299 and 0800 to 9999
      const isInUse = (number >= 200 && number <= 299) || number >= 800;
      const methods = zoneOf('AU', String(number).padStart(4, '0'))?.methods.length ?? 0;
      expect(methods > 0, String(number)).toBe(isInUse);
    }
  });

  test('standard delivery to a city is free from $99, express delivery never', () => {
    const [standard, express] = zoneOf('AU', '4000')?.methods ?? [];
    expect(standard).toMatchObject({ carrierCode: 'bwdelivery', methodCode: 'standard', freeFrom: 9900 });
    expect(express).toMatchObject({ carrierCode: 'bwdelivery', methodCode: 'express' });
    expect(express?.freeFrom).toBeUndefined();
  });
});
