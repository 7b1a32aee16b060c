/** The stock shop that the storefront's own operations were recorded from: a third seed for the
 * embedded backend. */

import type { SeedShop } from '#backend/seed/seed-types.ts';
import { operationsAttributes, operationsCategories, operationsProducts } from './operations-goods.ts';
import { customer, recordedShop } from './recorded-shop.ts';

const brisbane = {
  street: ['12 Eagle Street'],
  city: 'Brisbane City',
  regionId: 608,
  postcode: '4000',
  countryId: 'AU' as const,
  telephone: '0412345678',
};

export const [hannah, nora] = ['hannah@example.com', 'nora@example.com'] as const;

export const operationsPasswords: Readonly<Record<string, string>> = {
  [hannah]: 'Water4all!',
  [nora]: 'Water5all!',
};

const flat = {
  carrierCode: 'flatrate',
  carrierTitle: 'Flat Rate',
  methodCode: 'flatrate',
  methodTitle: 'Fixed',
  price: 990,
};
const free = {
  carrierCode: 'freeshipping',
  carrierTitle: 'Free Shipping',
  methodCode: 'freeshipping',
  methodTitle: 'Free',
  price: 0,
  offeredFrom: 10_000,
};
const [nowhere, home] = recordedShop.pages;

export const operationsShop: SeedShop = {
  ...recordedShop,
  storeConfig: {
    ...recordedShop.storeConfig,
    timezone: 'Australia/Brisbane',
    weight_unit: 'lbs',
    newsletter_enabled: true,
    copyright: 'Copyright © 2013-present Magento, Inc. All rights reserved.',
    default_title: 'Magento Commerce',
    welcome: 'Default welcome msg!',
    'tax/label': 'GST',
    'cataloginventory/options/show_out_of_stock': true,
    'payment/banktransfer/active': true,
    'payment/cashondelivery/active': true,
    'tax/rate/NZ': 0,
    'tax/sales_display/price': 2,
    'tax/calculation/discount_tax': false,
    'tax/calculation/cross_border_trade_enabled': false,
    'payment/checkmo/payable_to': 'Real Magento Water Pty Ltd',
    'payment/checkmo/mailing_address': '1 Queen St, Brisbane',
  },
  attributes: operationsAttributes,
  categories: operationsCategories,
  products: operationsProducts,
  pages: [
    ...(nowhere && home ? [nowhere, { ...home, contentHeading: 'Home page' }] : []),
    ...recordedShop.pages.slice(2, 4),
    ...recordedShop.pages
      .slice(4, 5)
      .map((page) => ({ ...page, identifier: 'about-us', metaTitle: '', metaDescription: '' })),
  ],
  redirects: [
    { from: 'old-water', to: 'water.html', code: 301, type: 'CATEGORY', entityId: 3 },
    { from: 'go-coolers.html', to: 'coolers.html', code: 302, type: 'CATEGORY', entityId: 8 },
  ],
  shippingZones: (['AU', 'NZ'] as const).map((country) => ({
    code: country,
    country,
    postcodes: [],
    methods: [free, flat],
  })),
  coupons: [
    { code: 'WATER10', label: 'WATER10 label', kind: 'percent', amount: 10 },
    { code: 'SHIPFREE', label: 'Free delivery', kind: 'free_shipping', amount: 0 },
  ],
  customers: [
    {
      ...customer(1, hannah, 'Hannah', 'Home'),
      password: operationsPasswords[hannah] ?? '',
      addresses: [
        {
          firstname: 'Hannah',
          lastname: 'Home',
          ...brisbane,
          isDefaultBilling: true,
          isDefaultShipping: true,
        },
      ],
    },
    { ...customer(2, nora, 'Nora', 'New'), password: operationsPasswords[nora] ?? '' },
  ],
};
