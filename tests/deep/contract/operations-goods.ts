/** The goods of the shop that the storefront's own operations were recorded from, ids included. */

import type { SeedAttribute, SeedCategory, SeedProduct } from '#backend/seed/seed-catalog-types.ts';
import { bundleOption } from '#tests/backend/seed-parts.ts';
import { category as recordedCategory, product as recordedProduct } from './recorded-goods.ts';

const category = (id: number, parentId: number, name: string, position: number, description = '') =>
  recordedCategory(id, name, position, {
    parentId,
    urlKey: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    description,
  });

export const operationsCategories: readonly SeedCategory[] = [
  category(3, 2, 'Water', 1, '<p>All our <strong>waters</strong>.</p>'),
  category(4, 3, 'Spring Water', 1),
  category(5, 3, 'Sparkling Water', 2),
  category(6, 2, 'Office Supplies', 2),
  category(7, 6, 'Coffee & Tea', 1),
  category(8, 2, 'Coolers', 3),
  category(9, 2, 'Empty Shelf', 4),
];

function select(id: number, code: string, label: string, first: number, labels: readonly string[]) {
  const options = labels.map((one, place) => ({ value: String(first + place), label: one, swatch: null }));
  const input: SeedAttribute['input'] = 'select';
  return { entityType: 'catalog_product', code, id, label, input, isFilterable: true, options } as const;
}

const colours = ['#1565c0', '#2e7d32', '#b0bec5'];
const colour = select(93, 'color', 'Color', 10, ['Blue', 'Green', 'Silver']);

export const operationsAttributes: readonly SeedAttribute[] = [
  {
    ...colour,
    position: 1,
    options: colour.options.map((one, place) => ({ ...one, swatch: colours[place] ?? null })),
  },
  { ...select(136, 'pack_size', 'Pack size', 4, ['Single', '6 pack', '12 pack']), position: 2 },
  { ...select(137, 'brand', 'Brand', 7, ['Alpine', 'Bluehill']), position: 3 },
];

const product: typeof recordedProduct = (id, sku, name, price, categoryIds, own = {}) =>
  recordedProduct(id, sku, name, price, categoryIds, {
    shortDescription: `Short: ${name}`,
    description: `<p>${name}</p>`,
    images: [{ file: `${sku}_1.jpg`, label: name, drawing: 'none' }],
    ...own,
  });

const composite = { shortDescription: '', stock: 0 };
const water = (pack: string, brand: string) => ({ filterValues: { pack_size: pack, brand } });
const parts = (first: number, prices: readonly number[] = []) => {
  const part = (place: number, sku: string, quantity: number, isDefault = false) => ({
    id: first + place,
    sku,
    position: 0,
    ...(prices[place] === undefined ? {} : { price: prices[place] }),
    quantity,
    canChangeQuantity: true,
    isDefault,
  });
  const id = first === 1 ? 1 : 3;
  const bottles = bundleOption(id, 'Water', 'radio', part(0, 'SPR-600', 6, true), part(1, 'SPR-1500', 4));
  const extras = bundleOption(id + 1, 'Extra', 'checkbox', part(2, 'TEA-1', 1), part(3, 'COF-1', 1));
  return {
    isFixedPrice: prices.length > 0,
    options: [
      { ...bottles, position: 0 },
      { ...extras, position: 1 },
    ],
  };
};

const option = { price: 0, priceType: 'FIXED' as const, sku: null, maxCharacters: null, values: [] };
const choice = (
  id: number,
  title: string,
  price: number,
  position: number,
  priceType: 'FIXED' | 'PERCENT' = 'FIXED',
) => ({ id, title, price, priceType, sku: null, position });
const glasses = Array.from({ length: 30 }, (_, place) =>
  product(14 + place, `GL-${place + 1}`, `Glass No ${place + 1}`, 200 + 100 * place, [6]),
);
const bottle = (id: number, name: string, value: string, price: number, stock = 1000) =>
  product(id, `BOT-${name.toUpperCase()}`, `Steel Bottle ${name}`, price, [], {
    visibility: 1,
    stock,
    filterValues: { color: value },
  });

export const operationsProducts: readonly SeedProduct[] = [
  product(1, 'SPR-600', 'Spring Water 600ml', 250, [3, 4], {
    ...water('4', '7'),
    relatedSkus: ['SPR-1500', 'SPK-330'],
    upsellSkus: ['SPR-15L'],
    crosssellSkus: ['COF-1'],
  }),
  product(2, 'SPR-1500', 'Spring Water 1.5L', 420, [3, 4], water('4', '7')),
  product(3, 'SPR-600-12', 'Spring Water 600ml 12 pack', 2400, [3, 4], {
    ...water('6', '7'),
    specialPrice: 1995,
  }),
  product(4, 'SPR-15L', 'Spring Water 15L Bottle', 1450, [3, 4], {
    filterValues: { brand: '8' },
    tiers: [{ quantity: 5, price: 1200 }],
  }),
  product(5, 'SPK-330', 'Sparkling Water 330ml', 210, [3, 5], water('4', '8')),
  product(6, 'SPK-330-6', 'Sparkling Water 330ml 6 pack', 1140, [3, 5], water('5', '8')),
  product(7, 'SPK-LEM', 'Lemon Sparkling Water 1L', 330, [3, 5], water('4', '8')),
  product(8, 'SPK-GONE', 'Sold out Sparkling Water', 390, [3, 5], { filterValues: { brand: '7' }, stock: 0 }),
  product(9, 'COF-1', 'Coffee Beans 1kg', 3200, [6, 7]),
  product(10, 'TEA-1', 'Tea Bags 100', 990, [6, 7]),
  product(11, 'CUP-1', 'Paper Cups 50', 770, [6], {
    customOptions: [
      {
        ...option,
        id: 1,
        kind: 'field',
        title: 'Print on cup',
        isRequired: false,
        position: 0,
        price: 300,
        maxCharacters: 20,
      },
      {
        ...option,
        id: 2,
        kind: 'drop_down',
        title: 'Lid',
        isRequired: true,
        position: 1,
        values: [choice(1, 'No lid', 0, 1), choice(2, 'Lid', 150, 2)],
      },
      {
        ...option,
        id: 3,
        kind: 'checkbox',
        title: 'Extras',
        isRequired: false,
        position: 2,
        values: [choice(3, 'Straws', 100, 1), choice(4, 'Sleeves', 1000, 2, 'PERCENT')],
      },
      { ...option, id: 4, kind: 'date', title: 'Wanted on', isRequired: false, position: 3 },
    ],
  }),
  product(12, 'COOL-1', 'Bench Cooler', 34_900, [8]),
  product(13, 'COOL-2', 'Floor Cooler', 49_900, [8]),
  ...glasses,
  bottle(44, 'Blue', '10', 1800),
  bottle(45, 'Green', '11', 1800, 0),
  bottle(46, 'Silver', '12', 2200),
  product(47, 'BOT', 'Steel Bottle', 0, [6], {
    ...composite,
    type: 'configurable',
    variants: { attributeCodes: ['color'], skus: ['BOT-BLUE', 'BOT-GREEN', 'BOT-SILVER'] },
  }),
  product(48, 'BUN-DYN', 'Office Starter Bundle', 0, [6], { ...composite, type: 'bundle', bundle: parts(1) }),
  product(49, 'BUN-FIX', 'Fixed Price Hamper', 4000, [6], {
    ...composite,
    type: 'bundle',
    bundle: parts(5, [200, 200, 200, 200]),
  }),
  product(50, 'GRP', 'Water Tasting Group', 0, [3], {
    ...composite,
    type: 'grouped',
    members: ['SPR-600', 'SPK-330', 'SPK-LEM'].map((sku, place) => ({ sku, quantity: place + 1 })),
  }),
  product(51, 'VIRT-1', 'Cooler Service Visit', 8900, [8], { type: 'virtual', stock: 0 }),
  product(52, 'DL-1', 'Water Handbook', 500, [6], {
    ...composite,
    type: 'downloadable',
    images: [],
    downloads: {
      linksTitle: 'Parts',
      areLinksPurchasedSeparately: true,
      links: [
        { id: 1, title: 'Part one', price: 200, position: 1, file: 'one.pdf', hasSample: true },
        { id: 2, title: 'Part two', price: 300, position: 1, file: 'two.pdf', hasSample: true },
      ],
      samples: [],
    },
  }),
];
