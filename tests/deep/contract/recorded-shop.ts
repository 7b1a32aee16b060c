/** The recorded shop, rebuilt from its answers: a second seed for the embedded backend. */

import type { SeedCmsPage, SeedShop } from '#backend/seed/seed-types.ts';
import { page as anyPage } from '#tests/backend/seed-parts.ts';
import { recordedAttributes, recordedCategories, recordedProducts } from './recorded-goods.ts';

const origin = 'http://magento.example';

const page = (id: number, identifier: string, title: string, own: Partial<SeedCmsPage> = {}) => ({
  ...anyPage(id, identifier, title),
  contentHeading: '',
  metaTitle: '',
  ...own,
});

const region = (id: number, code: string, name: string) => ({ id, code, name });

const sydney = {
  street: ['1 George St'],
  city: 'Sydney',
  regionId: 606,
  postcode: '2000',
  countryId: 'AU' as const,
  telephone: '0290000000',
};

/** The one password of the recorded customers. */
export const recordedPassword = 'Passw0rd!1';

export function customer(id: number, email: string, firstname: string, lastname: string) {
  return { id, email, password: recordedPassword, firstname, lastname, attributes: {}, addresses: [] };
}

export const recordedShop: SeedShop = {
  storeConfig: {
    id: 1,
    code: 'default',
    store_code: 'default',
    store_name: 'Default Store View',
    store_group_code: 'main_website_store',
    store_group_name: 'Main Website Store',
    website_id: 1,
    website_code: 'base',
    website_name: 'Main Website',
    is_default_store: true,
    is_default_store_group: true,
    locale: 'en_AU',
    timezone: 'Australia/Sydney',
    weight_unit: 'kgs',
    base_currency_code: 'AUD',
    default_display_currency_code: 'AUD',
    base_url: `${origin}/`,
    secure_base_url: `${origin}/`,
    base_link_url: `${origin}/`,
    base_media_url: `${origin}/media/`,
    secure_base_media_url: `${origin}/media/`,
    cms_home_page: 'home',
    cms_no_route: 'no-route',
    product_url_suffix: '.html',
    category_url_suffix: '.html',
    root_category_id: 2,
    root_category_uid: 'Mg==',
    catalog_default_sort_by: 'position',
    grid_per_page: 12,
    default_country: 'AU',
    countries_with_required_region: 'AU',
    is_guest_checkout_enabled: true,
    minimum_password_length: '8',
    required_character_classes_number: '3',
    'tax/calculation/price_includes_tax': true,
    'tax/calculation/shipping_includes_tax': true,
    'tax/label': 'AU-GST',
    'checkout/options/guest_checkout': true,
    'customer/password/tells_unknown': true,
    'checkout/options/enable_agreements': false,
    'checkout/agreement/name': 'Terms',
    'checkout/agreement/content': 'Our terms',
    'checkout/agreement/checkbox_text': 'I agree',
    'cataloginventory/options/show_out_of_stock': false,
    'cataloginventory/options/stock_threshold_qty': 0,
    'carriers/flatrate/showmethod': true,
    'payment/braintree/active': false,
    'payment/checkmo/active': true,
    'payment/checkmo/title': 'Check / Money order',
    'payment/purchaseorder/active': true,
    'payment/purchaseorder/title': 'Purchase Order',
    'payment/free/active': true,
    'payment/free/title': 'No Payment Information Required',
  },
  storeViews: [{ id: 1, code: 'default', name: 'Default Store View', isDefault: true }],
  attributes: recordedAttributes,
  categories: recordedCategories,
  products: recordedProducts,
  pages: [
    page(1, 'no-route', '404 Not Found', {
      contentHeading: 'Whoops, our bad...',
      pageLayout: '2columns-right',
      metaKeywords: 'Page keywords',
      metaDescription: 'Page description',
    }),
    page(2, 'home', 'Home page'),
    page(3, 'enable-cookies', 'Enable Cookies'),
    page(4, 'privacy-policy-cookie-restriction-mode', 'Privacy and Cookie Policy'),
    page(5, 'about', 'About us', {
      content: `<p>We sell water. <a href="${origin}/water.html">Water</a></p>`,
      contentHeading: 'About',
      metaTitle: 'About meta',
      metaDescription: 'd',
    }),
    page(6, 'page-builder', 'Page builder'),
    page(7, 'switched-off', 'Switched off', { isActive: false }),
  ],
  blocks: [
    {
      identifier: 'footer-links',
      title: 'Footer links',
      content: `<ul><li><a href="${origin}/about/">About</a></li><li><img src="${origin}/media/wysiwyg/a.png"/></li></ul>`,
    },
  ],
  redirects: [
    { from: 'old-water', to: 'water.html', code: 301, type: 'CATEGORY', entityId: 3 },
    { from: 'old-water-302', to: 'spring-water-15l.html', code: 302, type: 'PRODUCT', entityId: 1 },
    { from: 'to-outside', to: 'https://example.com/x', code: 301, type: null, entityId: 0 },
    {
      from: 'spring-water-24-x-600ml.html',
      to: 'spring-water-24-pack.html',
      code: 301,
      type: 'PRODUCT',
      entityId: 2,
    },
    {
      from: 'water/spring-water-24-x-600ml.html',
      to: 'water/spring-water-24-pack.html',
      code: 301,
      type: 'PRODUCT',
      entityId: 2,
    },
  ],
  countries: [
    {
      id: 'AU',
      threeLetter: 'AUS',
      nameLocale: 'Australia',
      nameEnglish: 'Australia',
      regions: [
        region(605, 'ACT', 'Australian Capital Territory'),
        region(606, 'NSW', 'New South Wales'),
        region(612, 'NT', 'Northern Territory'),
        region(608, 'QLD', 'Queensland'),
        region(609, 'SA', 'South Australia'),
        region(610, 'TAS', 'Tasmania'),
        region(607, 'VIC', 'Victoria'),
        region(611, 'WA', 'Western Australia'),
      ],
    },
    { id: 'NZ', threeLetter: 'NZL', nameLocale: 'New Zealand', nameEnglish: 'New Zealand', regions: [] },
  ],
  // no ranges: every postcode of the country
  shippingZones: [
    {
      code: 'australia',
      country: 'AU',
      postcodes: [],
      methods: [
        {
          carrierCode: 'freeshipping',
          carrierTitle: 'Free Shipping',
          methodCode: 'freeshipping',
          methodTitle: 'Free',
          price: 0,
          offeredFrom: 10_000,
        },
        {
          carrierCode: 'flatrate',
          carrierTitle: 'Flat Rate',
          methodCode: 'flatrate',
          methodTitle: 'Fixed',
          price: 1000,
        },
      ],
    },
  ],
  coupons: [
    { code: 'SAVE10', label: 'Ten percent off', kind: 'percent', amount: 10 },
    { code: 'EXPIRED10', label: 'Expired', kind: 'percent', amount: 10, endsAt: '2020-01-01' },
    { code: 'INACTIVE10', label: 'Inactive', kind: 'percent', amount: 10, isActive: false },
    { code: 'ONCE', label: 'Once', kind: 'percent', amount: 10, usageLimit: 1 },
    { code: 'BIGSPEND', label: 'Big spender', kind: 'percent', amount: 10, minSubtotal: 50_000 },
  ],
  customers: [
    {
      ...customer(1, 'alice@example.com', 'Alice', 'Water'),
      addresses: [
        { firstname: 'Alice', lastname: 'Water', ...sydney, isDefaultBilling: true, isDefaultShipping: true },
        {
          firstname: 'Alice',
          lastname: 'Water',
          ...sydney,
          company: 'Water Co',
          street: ['2 Collins St', 'Level 3'],
          city: 'Melbourne',
          regionId: 607,
          postcode: '3000',
        },
      ],
    },
    {
      ...customer(2, 'bob@example.com', 'Bob', 'Brook'),
      addresses: [
        { firstname: 'Bob', lastname: 'Brook', ...sydney, isDefaultBilling: true, isDefaultShipping: true },
      ],
    },
    customer(3, 'carol@example.com', 'Carol', 'Creek'),
  ],
};
