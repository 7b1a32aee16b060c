/**
 * The optional fields of each read; a failure of any other field fails the read (BEY-24). Reads
 * without an entry need all their fields: carts, totals, customers, addresses, invoices.
 */

import type { Extras } from '#transport/graphql-answer.ts';

const under = (path: string, names: readonly string[]): Extras => names.map((name) => `${path}.${name}`);

/** Optional fields of a product in a list: picture and tier prices. */
const ofCards = (path: string): Extras => under(path, ['small_image', 'price_tiers']);

/** A list works without its filters. */
const ofList: Extras = [...ofCards('products.items.*'), 'products.aggregations'];

export const listExtras = {
  category: [...ofList, ...under('categoryList.*', ['description', 'image', 'breadcrumbs', 'children'])],
  search: [...ofList, 'products.suggestions'],
  suggestions: [...ofCards('products.items.*'), 'categories'],
  cards: ofCards('products.items.*'),
  crossSell: under('products.items.*', ['crosssell_products']),
} as const;

/** Name, price, stock and required options of a product page are needed; the rest is optional. */
export const productExtras: Extras = [
  ...ofCards('products.items.*'),
  ...under('products.items.*', [
    'price',
    'related_products',
    'upsell_products',
    'custom_attributesV2',
    'media_gallery',
    'categories',
    'description',
    'short_description',
    'only_x_left_in_stock',
    'incentive',
    'meta_title',
    'meta_description',
    'reductions',
    'downloadable_product_samples',
  ]),
];

/** A missing block is an error at its place in the list. */
export const blockExtras: Extras = ['cmsBlocks.items.*'];

/** A product in an order may no longer exist. */
export const orderExtras: Extras = [
  ...under('customer.orders.items.*', ['items.*.product', 'shipments', 'invoices', 'payment_methods']),
  ...under('guestOrder', ['items.*.product', 'shipments', 'invoices', 'payment_methods']),
];
