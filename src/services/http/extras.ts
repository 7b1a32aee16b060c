/**
 * The fields each read can do without; every other field is needed, and its failure fails the read (BEY-24).
 * Reads that are not named here need all they ask for: carts, totals, customers, addresses, invoices.
 */

import type { Extras } from '#transport/graphql-answer.ts';

const under = (path: string, names: readonly string[]): Extras => names.map((name) => `${path}.${name}`);

/** Of a product in a list: its picture and its quantity prices. */
const ofCards = (path: string): Extras => under(path, ['small_image', 'price_tiers']);

/** A list is a list without its filters. */
const ofList: Extras = [...ofCards('products.items.*'), 'products.aggregations'];

export const listExtras = {
  category: [...ofList, ...under('categoryList.*', ['description', 'image', 'breadcrumbs', 'children'])],
  search: [...ofList, 'products.suggestions'],
  suggestions: [...ofCards('products.items.*'), 'categories'],
  cards: ofCards('products.items.*'),
  crossSell: under('products.items.*', ['crosssell_products']),
} as const;

/** Name, price, stock and what must be chosen are needed; the rest of a product's page is not. */
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

/** A block that does not exist is an error at its place in the list. */
export const blockExtras: Extras = ['cmsBlocks.items.*'];

/** A product that an order names may be gone from the shop. */
export const orderExtras: Extras = [
  ...under('customer.orders.items.*', ['items.*.product', 'shipments', 'invoices', 'payment_methods']),
  ...under('guestOrder', ['items.*.product', 'shipments', 'invoices', 'payment_methods']),
];
