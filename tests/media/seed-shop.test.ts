/** The seeded shop holds together: tree, products, pages, countries and shipping zones agree with each other (§3, §9). */
import { describe, expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { SeedShippingZone } from '#backend/seed/seed-types.ts';

const { categories, products, pages, blocks, countries, shippingZones, storeConfig } = seedShop;
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
/** Australia Post has issued 0200–0299 and 0800–9999. */
const inUse = (number: number) => (number >= 200 && number <= 299) || (number >= 800 && number <= 9999);
const zoneOf = (country: 'AU' | 'NZ', postcode: string): SeedShippingZone | undefined =>
  shippingZones.find(
    (zone) =>
      zone.country === country && zone.postcodes.some(([from, to]) => from <= postcode && postcode <= to),
  );

describe('categories', () => {
  test('at least five departments under root 2 and twenty shelves, two to six in each', () => {
    const tops = categories.filter(({ parentId }) => parentId === 2);
    expect(tops.length).toBeGreaterThanOrEqual(5);
    for (const { id, name } of tops) {
      const shelves = categories.filter(({ parentId }) => parentId === id).length;
      expect(shelves, name).toBeGreaterThanOrEqual(2);
      expect(shelves, name).toBeLessThanOrEqual(6);
    }
    expect(categories.length - tops.length).toBeGreaterThanOrEqual(20);
    expect(unique(categories.map(({ id }) => id))).toBe(true);
    expect(unique(categories.map(({ urlKey }) => urlKey))).toBe(true);
    expect(categories.every(({ urlKey }) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(urlKey))).toBe(true);
  });

  test('no shelf is empty', () => {
    const onSale = products.filter(({ visibility }) => visibility !== 1);
    const filled = new Set(onSale.flatMap(({ categoryIds }) => categoryIds));
    expect(categories.filter(({ id }) => !filled.has(id))).toEqual([]);
  });
});

describe('products', () => {
  test('the 15 L spring water bottle costs $12.95', () => {
    expect(products.find(({ sku }) => sku === 'BW-SPRING-15')).toMatchObject({
      name: '15 L spring water bottle',
      price: 1295,
    });
  });

  test('numbers, skus, addresses and pictures are their own', () => {
    expect(products.filter(({ visibility }) => visibility !== 1).length).toBeGreaterThanOrEqual(125);
    expect(unique(products.map(({ id }) => id))).toBe(true);
    expect(unique(products.map(({ sku }) => sku))).toBe(true);
    const addresses = [...products, ...categories].map(({ urlKey }) => urlKey);
    expect(unique(addresses)).toBe(true);
    expect(unique(products.flatMap(({ images }) => images.map(({ file }) => file)))).toBe(true);
  });

  test.each(products.map((product) => [product.sku, product] as const))('%s is complete', (_, product) => {
    const [first, second] = product.categoryIds;
    const shelf = categories.find(({ id }) => id === first);
    expect(shelf?.parentId, 'its shelf, then the department it is in').toBe(second);
    const isPricedByChoice = ['configurable', 'bundle', 'grouped', 'giftcard'].includes(product.type);
    expect(Number.isInteger(product.price)).toBe(true);
    expect(product.price > 0).toBe(!isPricedByChoice);
    if (product.specialPrice !== undefined) expect(product.specialPrice).toBeLessThan(product.price);
    expect(product.attributes.length).toBeGreaterThanOrEqual(3);
    expect(product.images.length).toBeGreaterThanOrEqual(2);
    expect(product.images.every(({ label }) => label.length > 5)).toBe(true);
    expect(product.description).toMatch(/^<p>.+<\/p><ul>(<li>.+<\/li>)+<\/ul>$/);
    expect(product.relatedSkus.length).toBeGreaterThan(0);
    for (const related of product.relatedSkus) {
      expect(related).not.toBe(product.sku);
      expect(
        products.some(({ sku }) => sku === related),
        related,
      ).toBe(true);
    }
  });

  test('some are on sale, some are for rent with an offer, some sold out, nearly so or on order', () => {
    expect(products.filter(({ specialPrice }) => specialPrice !== undefined).length).toBeGreaterThanOrEqual(
      4,
    );
    expect(products.filter(({ isRental }) => isRental).length).toBeGreaterThanOrEqual(6);
    expect(products.some(({ isRental, incentive }) => isRental && incentive !== undefined)).toBe(true);
    const counted = products.filter(({ type }) => type === 'simple');
    expect(counted.some(({ stock, isBackordered }) => stock === 0 && isBackordered !== true)).toBe(true);
    expect(counted.some(({ stock, isBackordered }) => stock === 0 && isBackordered === true)).toBe(true);
    expect(counted.some(({ stock }) => stock > 0 && stock <= 5)).toBe(true);
  });
});

describe('pages, blocks and config', () => {
  test('the pages and blocks the config names exist', () => {
    const identifiers = pages.map(({ identifier }) => identifier);
    expect(identifiers).toContain(storeConfig['cms_home_page']);
    expect(identifiers).toContain(storeConfig['cms_no_route']);
    const known = blocks.map(({ identifier }) => identifier);
    expect(known).toContain(storeConfig['block_identifier_cart_additional_info']);
    expect(known).toContain(storeConfig['block_identifier_checkout_additional_info']);
    expect(known).toEqual(expect.arrayContaining(['header-cms-links', 'footer-links']));
  });

  test('every image in content but the builder’s own has its measure and a text', () => {
    const images = [...pages, ...blocks].flatMap(
      ({ content }) => content.match(/<img (?![^>]*data-element)[^>]+>/g) ?? [],
    );
    expect(images.length).toBeGreaterThan(8);
    for (const image of images) expect(image).toMatch(/ width="\d+" height="\d+" alt="/);
  });
});

describe('countries and shipping', () => {
  test('Australia has its eight states and territories, New Zealand none', () => {
    const regions = countries.find(({ id }) => id === 'AU')?.regions ?? [];
    expect(Object.fromEntries(regions.map(({ code, id }) => [code, id]))).toEqual({
      ACT: 605,
      NSW: 606,
      VIC: 607,
      QLD: 608,
      SA: 609,
      TAS: 610,
      WA: 611,
      NT: 612,
    });
    expect(countries.find(({ id }) => id === 'NZ')?.regions).toEqual([]);
  });

  test.each([
    ['4000', 'au-metro'],
    ['2000', 'au-metro'],
    ['3000', 'au-metro'],
    ['5000', 'au-metro'],
    ['6000', 'au-metro'],
    ['2600', 'au-metro'],
    ['2911', 'au-metro'],
    ['3350', 'au-regional'],
    ['4350', 'au-regional'],
    ['0800', 'au-regional'],
    ['7000', 'au-regional'],
    ['7250', 'au-regional'],
    ['7310', 'au-remote'],
    ['0870', 'au-remote'],
    ['6725', 'au-remote'],
    ['4830', 'au-remote'],
    ['2880', 'au-remote'],
    ['1001', 'au-regional'],
    ['8001', 'au-regional'],
    ['0200', 'au-regional'],
    ['9726', 'au-regional'],
    ['5800', 'au-regional'],
    ['0999', 'au-regional'],
  ])('Australian postcode %s is in %s', (postcode, zone) => {
    expect(zoneOf('AU', postcode)?.code).toBe(zone);
  });

  test('every postcode in use has a zone with a method, numbers never issued have none', () => {
    for (let number = 0; number <= 9999; number += 1) {
      const methods = zoneOf('AU', String(number).padStart(4, '0'))?.methods.length ?? 0;
      expect(methods > 0, String(number)).toBe(inUse(number));
    }
  });

  test('New Zealand is split between the islands', () => {
    expect(zoneOf('NZ', '1010')?.code).toBe('nz-north');
    expect(zoneOf('NZ', '6011')?.code).toBe('nz-north');
    expect(zoneOf('NZ', '8011')?.code).toBe('nz-south');
  });

  test('metro delivery is free from $99, express is not', () => {
    const [standard, express] = zoneOf('AU', '4000')?.methods ?? [];
    expect(standard).toMatchObject({ carrierCode: 'bwdelivery', methodCode: 'standard', freeFrom: 9900 });
    expect(express).toMatchObject({ carrierCode: 'bwdelivery', methodCode: 'express' });
    expect(express?.freeFrom).toBeUndefined();
  });
});
