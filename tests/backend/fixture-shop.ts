/** A shop small enough to do its sums by hand: seven products, three categories, two countries. */
import type { SeedProduct } from '#backend/seed/seed-catalog-types.ts';
import type { SeedShop } from '#backend/seed/seed-types.ts';
import { category, page, product } from './seed-parts.ts';

const water = { attributes: [{ code: 'volume', label: 'Volume', value: '15 L' }] };
const good = (id: number, sku: string, price: number, own: Partial<SeedProduct> = {}): SeedProduct => {
  const images = [{ file: `p/${sku.toLowerCase()}.jpg`, label: sku, drawing: 'none' }];
  return product(id, sku, price, { ...water, images, ...own });
};
const shelf = (id: number, parentId: number, name: string, includeInMenu = true) =>
  category(id, parentId, name, { includeInMenu, drawing: 'none', metaTitle: name, metaDescription: name });

const carrier = { carrierCode: 'van', carrierTitle: 'Our van' };

export const fixtureShop: SeedShop = {
  storeConfig: {
    id: 1,
    code: 'default',
    store_code: 'default',
    locale: 'en_AU',
    base_currency_code: 'AUD',
    cms_home_page: 'home',
    cms_no_route: 'no-route',
    product_url_suffix: '.html',
    category_url_suffix: '.html',
    secure_base_media_url: '/media/',
    catalog_default_sort_by: 'position',
    delivery_windows_minimum_period: 2,
    'cataloginventory/options/show_out_of_stock': true,
    'cataloginventory/options/stock_threshold_qty': 5,
  },
  storeViews: [
    { id: 1, code: 'default', name: 'Default Store View', isDefault: true },
    { id: 2, code: 'second', name: 'Second View', isDefault: false },
  ],
  categories: [shelf(3, 2, 'Water'), shelf(4, 3, 'Sparkling'), shelf(5, 2, 'Hidden', false)],
  products: [
    good(1, 'BOTTLE', 1250, { relatedSkus: ['CUPS', 'GONE'], popularity: 9, name: 'Spring bottle' }),
    good(2, 'CUPS', 895, { categoryIds: [], name: 'Paper cups' }),
    good(3, 'FIZZ', 2400, { categoryIds: [4], specialPrice: 1800, popularity: 5 }),
    good(4, 'LAST', 2500, { stock: 1 }),
    good(5, 'EMPTY', 1000, { stock: 0 }),
    good(6, 'RENTAL', 1500, { isRental: true }),
    good(7, 'BULK', 100, { stock: 50_000 }),
  ],
  pages: [page(1, 'no-route', 'Not found'), page(2, 'home', 'Welcome')],
  blocks: [{ identifier: 'footer-links', title: 'Footer links', content: '<ul></ul>' }],
  countries: [
    {
      id: 'AU',
      threeLetter: 'AUS',
      nameLocale: 'Australia',
      nameEnglish: 'Australia',
      regions: [
        { id: 608, code: 'QLD', name: 'Queensland' },
        { id: 606, code: 'NSW', name: 'New South Wales' },
      ],
    },
    { id: 'NZ', threeLetter: 'NZL', nameLocale: 'New Zealand', nameEnglish: 'New Zealand', regions: [] },
  ],
  shippingZones: [
    {
      code: 'brisbane',
      country: 'AU',
      postcodes: [['4000', '4199']],
      methods: [
        { ...carrier, methodCode: 'standard', methodTitle: 'Standard', price: 1000, freeFrom: 10_000 },
        { ...carrier, methodCode: 'express', methodTitle: 'Express', price: 1495 },
      ],
    },
    {
      code: 'auckland',
      country: 'NZ',
      postcodes: [['0600', '2699']],
      methods: [{ ...carrier, methodCode: 'standard', methodTitle: 'Standard', price: 1495 }],
    },
  ],
};
