/**
 * A test product to try a lost cart with; in no category or search, without a page, added by sku
 * only (NET-07).
 */
import { variant } from '../draft.ts';

export const vanishingSku = 'BW-TEST-VANISH';

export const testProducts = [
  variant({
    id: 900,
    sku: vanishingSku,
    name: 'Test product: cart disappears',
    urlKey: 'test-product-cart-disappears',
    price: 100,
    stock: 1000,
    categoryIds: [],
    shortDescription: 'Not a real product. Whoever adds it loses the whole cart, as when one expires.',
    about: ['A tool for testing the shop. Nothing of it is ever delivered.'],
    points: ['Adding it deletes the cart', 'Added by its number only'],
    details: { material: 'None', packaging: 'None', delivery: 'Never delivered' },
    views: [
      ['test-carton', 'A carton with the word test'],
      ['test-carton-close', 'The word test from close up'],
    ],
    relatedSkus: ['BW-SPRING-15'],
    popularity: 0,
  }),
];
