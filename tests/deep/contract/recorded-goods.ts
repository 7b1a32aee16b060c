/** The goods of the recorded shop: what its answers tell of each product, ids included. */

import type { SeedAttribute, SeedCategory, SeedProduct } from '#backend/seed/seed-catalog-types.ts';
import { bundleOption, category as anyCategory, product as anyProduct } from '#tests/backend/seed-parts.ts';

export const category = (
  id: number,
  name: string,
  position: number,
  own: Partial<SeedCategory> = {},
): SeedCategory =>
  anyCategory(id, 2, name, { position, description: `<p>${name} for home and office.</p>`, ...own });

export const recordedCategories: readonly SeedCategory[] = [
  category(3, 'Water', 1),
  category(4, 'Coolers', 2),
  category(5, 'Accessories', 3),
  category(6, 'Sparkling', 1, { parentId: 3 }),
  category(7, 'Hidden', 4, { includeInMenu: false }),
  category(8, 'Closed', 5, { isActive: false }),
];

const ofProducts = { entityType: 'catalog_product', isFilterable: true, position: 5 } as const;
const labels = (first: number, ...names: readonly string[]) =>
  names.map((label, place) => ({ value: String(first + place), label, swatch: null }));

export const recordedAttributes: readonly SeedAttribute[] = [
  {
    ...ofProducts,
    code: 'is_rental_product',
    id: 138,
    label: 'Rental product',
    input: 'boolean',
    options: labels(0, 'No', 'Yes').toReversed(),
  },
  {
    ...ofProducts,
    code: 'bottle_colour',
    id: 140,
    label: 'Bottle colour',
    input: 'select',
    options: labels(6, 'Blue', 'Red'),
  },
  {
    entityType: 'customer',
    code: 'type_of_customer',
    id: 141,
    label: 'Type of customer',
    input: 'select',
    position: 200,
    options: labels(4, 'Residential', 'Business'),
  },
];

export const product = (
  id: number,
  sku: string,
  name: string,
  price: number,
  categoryIds: readonly number[],
  own: Partial<SeedProduct> = {},
): SeedProduct =>
  anyProduct(id, sku, price, {
    name,
    urlKey: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    categoryIds,
    stock: 1000,
    metaTitle: null,
    metaDescription: null,
    shortDescription: `<p>${name} in short.</p>`,
    description: `<p>${name}: description.</p>`,
    ...own,
  });

export const recordedProducts: readonly SeedProduct[] = [
  product(1, 'AW-WATER-15', 'Spring Water 15L', 1250, [3], {
    metaTitle: 'Spring Water 15L | shop',
    images: [{ file: 'w/a/water.png', label: 'Bottle', drawing: 'none' }],
    relatedSkus: ['AW-CUPS-100'],
    upsellSkus: ['AW-WATER-600'],
  }),
  product(2, 'AW-WATER-600', 'Spring Water 24 x 600ml', 1800, [3], { urlKey: 'spring-water-24-pack' }),
  product(3, 'AW-SPARK-1', 'Sparkling Water 12 x 1L', 2400, [6]),
  product(4, 'AW-COOLER-RENT', 'Floor Cooler Rental', 1500, [4], { isRental: true }),
  product(5, 'AW-COOLER-BENCH', 'Bench Cooler', 19_900, [4], { specialPrice: 14_900 }),
  product(6, 'AW-CUPS-100', 'Paper Cups 100 pack', 895, [5], { tiers: [{ quantity: 10, price: 750 }] }),
  product(7, 'AW-FILTER-LOW', 'Filter Cartridge', 2500, [5], { stock: 3 }),
  product(8, 'AW-DISABLED', 'Old Cooler', 9900, [4], { isActive: false }),
  product(9, 'AW-OOS', 'Cooler Stand', 5900, [4], { stock: 0 }),
  product(10, 'AW-ENGRAVE', 'Engraved Flask', 3000, [5], {
    customOptions: [
      {
        id: 1,
        kind: 'field',
        title: 'Engraving',
        isRequired: true,
        position: 1,
        price: 500,
        priceType: 'FIXED',
        sku: null,
        maxCharacters: 10,
        values: [],
      },
    ],
  }),
  product(11, 'AW-BOTTLE-BLUE', 'Drink Bottle Blue', 2000, [], {
    visibility: 1,
    filterValues: { bottle_colour: '6' },
  }),
  product(12, 'AW-BOTTLE-RED', 'Drink Bottle Red', 2200, [], {
    visibility: 1,
    stock: 5,
    filterValues: { bottle_colour: '7' },
  }),
  product(13, 'AW-BOTTLE', 'Drink Bottle', 0, [5], {
    type: 'configurable',
    stock: 0,
    variants: { attributeCodes: ['bottle_colour'], skus: ['AW-BOTTLE-BLUE', 'AW-BOTTLE-RED'] },
  }),
  product(14, 'AW-PACK', 'Starter Pack', 0, [3], {
    type: 'bundle',
    stock: 0,
    bundle: {
      options: [
        bundleOption(
          1,
          'Cooler',
          'radio',
          { id: 1, sku: 'AW-COOLER-BENCH', isDefault: true },
          { id: 2, sku: 'AW-COOLER-RENT' },
        ),
        bundleOption(
          2,
          'Extras',
          'checkbox',
          { id: 3, sku: 'AW-CUPS-100', canChangeQuantity: true },
          { id: 4, sku: 'AW-WATER-15', canChangeQuantity: true, quantity: 2 },
        ),
      ],
    },
  }),
  product(15, 'AW-GROUP', 'Office Set', 0, [3], {
    type: 'grouped',
    stock: 0,
    members: [
      { sku: 'AW-WATER-15', quantity: 2 },
      { sku: 'AW-CUPS-100', quantity: 1 },
    ],
  }),
  product(16, 'AW-SERVICE', 'Cooler Cleaning Service', 4900, [4], { type: 'virtual', stock: 0 }),
  product(19, 'AW-EBOOK', 'Hydration Guide', 900, [5], {
    type: 'downloadable',
    stock: 0,
    shortDescription: '',
    description: '',
    downloads: {
      linksTitle: 'Links',
      areLinksPurchasedSeparately: false,
      links: [{ id: 1, title: 'PDF', price: 0, position: 1, file: 'guide.pdf', hasSample: true }],
      samples: [],
    },
  }),
];
