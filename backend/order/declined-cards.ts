/**
 * Limits declined payments per cart and per visitor, so that stolen cards cannot be tested (X4).
 * Orders that do not involve the card provider are neither counted nor refused.
 */
import type { Quote } from '../cart/quotes.ts';
import type { Queries } from '../database/database.ts';
import { returnAttempt, spendAttempt } from '../identity/attempts.ts';
import type { Viewer } from '../identity/viewer.ts';
import type { Shop } from '../shop.ts';
import { refuse } from './order-checks.ts';
import { placeOrder, type OrderOutcome } from './place-order.ts';
import { asksCardProvider } from './take-payment.ts';

const purpose = 'card';

export interface PlannedOrder {
  readonly cartId: string;
  /** The payment method known before the cart is locked. */
  readonly method: string | null;
}

/** Places the order of a locked cart. */
export type Place = (tx: Queries, quote: Quote) => Promise<OrderOutcome>;

/** Counts before the provider is asked, so that concurrent requests cannot exceed the limit. */
export async function limitDeclines<Result>(
  shop: Shop,
  viewer: Viewer,
  { cartId, method }: PlannedOrder,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  if (!asksCardProvider(method))
    return work(async (tx, quote) =>
      // another request selected a card after the method was read
      asksCardProvider(quote.paymentMethod)
        ? refuse('method', 'Enter a valid payment method and try again.')
        : placeOrder(shop, tx, quote),
    );
  // counted per customer, so that a new cart brings no new attempts
  const subject = viewer.customerId === null ? cartId : `customer ${viewer.customerId}`;
  await spendAttempt(shop, viewer, purpose, subject);
  let isDeclined = false;
  try {
    return await work(async (tx, quote) => {
      const outcome = await placeOrder(shop, tx, quote);
      isDeclined =
        outcome.kind === 'refused' && outcome.reason === 'payment' && asksCardProvider(quote.paymentMethod);
      return outcome;
    });
  } finally {
    if (!isDeclined) await returnAttempt(shop, viewer, purpose, subject);
  }
}
