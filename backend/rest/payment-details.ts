/**
 * Builds the shared response of payment-information and shipping-information: payment methods and
 * totals.
 */
import type { Cart } from '../cart/cart.ts';
import type { Queries } from '../database/database.ts';
import { offeredMethods } from '../payments/payment-methods.ts';
import { currencyOf, readSettings } from '../store/settings.ts';
import { totalsShape } from './totals-shape.ts';

export async function paymentDetails(queries: Queries, cart: Cart) {
  return {
    payment_methods: await offeredMethods(queries, cart),
    totals: totalsShape(cart, currencyOf(await readSettings(queries))),
  };
}
