/** What payment-information and shipping-information both answer: ways to pay, and totals. */
import type { Cart } from '../cart/cart.ts';
import { paymentMethods } from '../cart/payment-methods.ts';
import type { Queries } from '../database/database.ts';
import { currencyOf, readSettings } from '../store/settings.ts';
import { totalsShape } from './totals-shape.ts';

export async function paymentDetails(queries: Queries, cart: Cart) {
  return {
    payment_methods: paymentMethods,
    totals: totalsShape(cart, currencyOf(await readSettings(queries))),
  };
}
