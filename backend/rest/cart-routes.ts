/** Guest carts by REST: made, read, priced (NET-07). */
import { readCart } from '../cart/cart.ts';
import { createQuote } from '../cart/quotes.ts';
import { currencyOf, readSettings } from '../store/settings.ts';
import { openActiveQuote, openQuote, type Route } from './call.ts';
import { quoteShape } from './quote-shape.ts';
import { totalsShape } from './totals-shape.ts';

export const cartRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/guest-carts',
    async handle({ shop }) {
      const quote = await createQuote(shop.database, shop.now());
      if (quote === null) throw new Error('Two carts drew the same id.');
      return quote.maskedId;
    },
  },
  {
    method: 'GET',
    path: '/guest-carts/:cartId',
    async handle(call) {
      const { database, now } = call.shop;
      const cart = await readCart(database, await openQuote(call), now());
      return quoteShape(cart, currencyOf(await readSettings(database)));
    },
  },
  {
    method: 'GET',
    path: '/guest-carts/:cartId/totals',
    async handle(call) {
      const { database, now } = call.shop;
      const cart = await readCart(database, await openActiveQuote(call), now());
      return totalsShape(cart, currencyOf(await readSettings(database)));
    },
  },
];
