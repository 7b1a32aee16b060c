/** A shop for browsing: every kind of product, filterable attributes, nested categories. */
import type { SeedProduct } from '#backend/seed/seed-catalog-types.ts';
import type { SeedShop } from '#backend/seed/seed-types.ts';
import { fixtureShop } from './fixture-shop.ts';
import type { Row, ShopClient } from './shop-client.ts';
import {
  attribute,
  bundleOption,
  category,
  entered,
  giftCard,
  page,
  product,
  typeOfCustomer,
} from './seed-parts.ts';

type Question = NonNullable<SeedProduct['customOptions']>[number];

/** Stands in the category of accessories. */
const good = (id: number, sku: string, price: number, own: Partial<SeedProduct> = {}): SeedProduct =>
  product(id, sku, price, { name: sku, categoryIds: [5], ...own });

const gold = { id: 9, title: 'Gold', price: 250, priceType: 'FIXED' as const, sku: 'GOLD', position: 1 };
const question = (id: number, kind: Question['kind'], title: string): Question =>
  id < 3
    ? { ...entered, id, kind, title, isRequired: id === 1, position: id }
    : {
        ...entered,
        price: 0,
        maxCharacters: null,
        isRequired: false,
        values: [gold],
        id,
        kind,
        title,
        position: id,
      };

const goods: readonly SeedProduct[] = [
  good(1, 'WATER', 1250, {
    name: 'Spring Water 15L',
    urlKey: 'spring-water-15l',
    metaTitle: 'Spring water for coolers',
    categoryIds: [3],
    incentive: 'Free bottle',
    weightGrams: 15_200,
    images: [{ file: 'w/a/water.jpg', label: 'Bottle', drawing: 'none' }],
    attributes: [{ code: 'source', label: 'Source', value: 'A spring' }],
    filterValues: { brand: '21' },
    relatedSkus: ['CUPS', 'GONE', 'HIDDEN'],
    upsellSkus: ['FIZZ'],
    crosssellSkus: ['BENCH'],
  }),
  good(2, 'FIZZ', 2400, { name: 'Sparkling Water 12 x 1L', categoryIds: [6], filterValues: { brand: '22' } }),
  good(3, 'RENT', 1500, { name: 'Floor Cooler Rental', categoryIds: [4], isRental: true }),
  good(4, 'BENCH', 19_900, { name: 'Bench Cooler', categoryIds: [4], specialPrice: 14_900 }),
  good(5, 'CUPS', 895, { name: 'Paper Cups 100 pack', tiers: [{ quantity: 10, price: 750 }] }),
  good(6, 'FEW', 2500, { name: 'Filter Cartridge', stock: 3 }),
  good(7, 'GONE', 5900, { name: 'Cooler Stand', categoryIds: [4], stock: 0 }),
  good(8, 'OFF', 9900, { name: 'Old Cooler', categoryIds: [4], isActive: false }),
  good(9, 'LATER', 1000, { name: 'Drip Tray', stock: 0, isBackordered: true }),
  good(10, 'HIDDEN', 1000, { name: 'Spare Part', visibility: 1 }),
  good(11, 'FOUND', 1000, { name: 'Secret Kettle', visibility: 3 }),
  good(12, 'ENGRAVED', 3000, {
    name: 'Engraved Flask',
    customOptions: [
      question(1, 'field', 'Engraving'),
      question(2, 'area', 'Card'),
      question(3, 'drop_down', 'Ribbon'),
      question(4, 'radio', 'Lid'),
      question(5, 'checkbox', 'Extras'),
      question(6, 'multiple', 'Stickers'),
    ],
  }),
  good(13, 'BOTTLE-BLUE', 2000, {
    name: 'Drink Bottle Blue',
    visibility: 1,
    filterValues: { bottle_colour: '6' },
  }),
  good(14, 'BOTTLE-RED', 2200, {
    name: 'Drink Bottle Red',
    visibility: 1,
    stock: 5,
    filterValues: { bottle_colour: '7' },
    images: [{ file: 'r/e/red.jpg', label: 'Red', drawing: 'none' }],
  }),
  good(15, 'BOTTLE', 0, {
    type: 'configurable',
    name: 'Drink Bottle',
    variants: { attributeCodes: ['bottle_colour'], skus: ['BOTTLE-BLUE', 'BOTTLE-RED'] },
  }),
  good(16, 'PACK', 0, {
    type: 'bundle',
    name: 'Starter Pack',
    categoryIds: [3],
    bundle: {
      options: [
        bundleOption(1, 'Cooler', 'radio', { id: 1, sku: 'BENCH', isDefault: true }, { id: 2, sku: 'RENT' }),
        bundleOption(
          2,
          'Extras',
          'checkbox',
          { id: 3, sku: 'CUPS', canChangeQuantity: true },
          { id: 4, sku: 'WATER', quantity: 2, canChangeQuantity: true },
        ),
      ],
    },
  }),
  good(17, 'SET', 0, {
    type: 'grouped',
    name: 'Office Set',
    categoryIds: [3],
    members: [
      { sku: 'WATER', quantity: 2 },
      { sku: 'CUPS', quantity: 1 },
    ],
  }),
  good(18, 'SERVICE', 4900, { type: 'virtual', name: 'Cleaning Service', stock: 0, categoryIds: [4] }),
  good(19, 'GUIDE', 900, {
    type: 'downloadable',
    name: 'Hydration Guide',
    stock: 0,
    downloads: {
      linksTitle: 'Files',
      areLinksPurchasedSeparately: true,
      links: [{ id: 1, title: 'PDF', price: 300, position: 1, file: 'guide.pdf', hasSample: true }],
      samples: [{ id: 1, title: 'First page', file: 'page.pdf', position: 1 }],
    },
  }),
  good(20, 'VOUCHER', 0, { ...giftCard, name: 'Gift Card' }),
  good(21, 'SOLDOUT-A', 1100, {
    name: 'Jug Clear',
    visibility: 1,
    stock: 0,
    filterValues: { bottle_colour: '6' },
  }),
  good(22, 'SOLDOUT', 0, {
    type: 'configurable',
    name: 'Jug',
    variants: { attributeCodes: ['bottle_colour'], skus: ['SOLDOUT-A'] },
  }),
  good(23, 'NOCOOLER', 0, {
    type: 'bundle',
    name: 'Stand Pack',
    categoryIds: [3],
    bundle: { options: [bundleOption(3, 'Stand', 'select', { id: 5, sku: 'GONE' })] },
  }),
];

const filtered = { isFilterable: true } as const;

export const catalogShop: SeedShop = {
  ...fixtureShop,
  storeConfig: {
    id: 1,
    code: 'default',
    store_name: 'Shop',
    locale: 'en_AU',
    base_currency_code: 'AUD',
    cms_home_page: 'home',
    product_url_suffix: '.html',
    category_url_suffix: '.html',
    secure_base_media_url: '/media/',
  },
  categories: [
    category(3, 2, 'Water', { drawing: 'none' }),
    category(4, 2, 'Coolers', { position: 1 }),
    category(5, 2, 'Accessories'),
    category(6, 3, 'Sparkling'),
    category(7, 2, 'Hidden', { includeInMenu: false }),
    category(8, 2, 'Closed', { isActive: false }),
  ],
  attributes: [
    { ...attribute(138, 'is_rental_product', 'Rental product'), ...filtered, input: 'boolean', position: 5 },
    {
      ...attribute(
        140,
        'bottle_colour',
        'Bottle colour',
        ['6', 'Blue', '#0000ff'],
        ['7', 'Red', 'red.png'],
        ['8', 'Green', 'Gr'],
      ),
      ...filtered,
      position: 5,
    },
    { ...attribute(141, 'brand', 'Brand', ['21', 'Brightwater'], ['22', 'Tarn']), ...filtered, position: 6 },
    typeOfCustomer,
  ],
  products: goods,
  pages: [...fixtureShop.pages, { ...page(7, 'switched-off', 'Old'), isActive: false }],
  redirects: [
    { from: 'old-water', to: 'water.html', code: 301, type: 'CATEGORY', entityId: 3 },
    { from: 'to-outside', to: 'https://example.com/x', code: 301, type: null, entityId: 0 },
  ],
  socialLinks: [{ name: 'Pictures', destination: 'https://example.com/pictures' }],
};

export const priceRange = `price_range { minimum_price { regular_price { value } final_price { value } discount { amount_off percent_off } }
  maximum_price { regular_price { value } final_price { value } } }`;

/** Asks for one product, as a product page does. */
export async function readProduct(shop: ShopClient, sku: string, fields: string): Promise<Row> {
  const { data, errors } = await shop.graphql(
    `query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { __typename ${fields} } } }`,
    { sku },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.products.items[0];
}
