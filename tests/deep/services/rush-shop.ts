/** What is there to be had in a rush: one scarce product, a coupon with a limit, a gift card with too little on it. */
import type { SeedShop } from '#backend/seed/seed-types.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';

export const plentiful = 100_000;
export const scarce = 150;
export const couponLimit = 100;
/** In cents. */
export const giftCardBalance = 100_000;

const [first, ...others] = fixtureShop.products;
if (!first) throw new Error('The fixture has products.');
const { relatedSkus: _none, ...plain } = first;

export const rushShop: SeedShop = {
  ...fixtureShop,
  storeConfig: { ...fixtureShop.storeConfig, 'payment/checkmo/active': true },
  products: [
    { ...plain, relatedSkus: [], stock: plentiful },
    ...others,
    { ...plain, id: 90, sku: 'SCARCE', urlKey: 'scarce', relatedSkus: [], stock: scarce },
  ],
  coupons: [{ code: 'HUNDRED', label: 'Ten off', kind: 'percent', amount: 10, usageLimit: couponLimit }],
  giftCards: [{ code: 'PRESENT', balance: giftCardBalance }],
};
