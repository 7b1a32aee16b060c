/**
 * Limits how often a payment is declined, by cart and by visitor: a shop must not be where stolen
 * cards are tried (X4). An order that the card provider is not asked about is neither counted nor
 * refused.
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
  /** How the cart is to be paid for, as far as is known before it is locked. */
  readonly method: string | null;
}

/** Places the order of a locked cart. */
export type Place = (tx: Queries, quote: Quote) => Promise<OrderOutcome>;

/**
 * Counted before the provider is asked, so that many requests at once get no further than one
 * after another.
 */
export async function limitDeclines<Result>(
  shop: Shop,
  viewer: Viewer,
  { cartId, method }: PlannedOrder,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  if (!asksCardProvider(method))
    return work(async (tx, quote) =>
      // another request chose a card after the method was read
      asksCardProvider(quote.paymentMethod)
        ? refuse('method', 'Enter a valid payment method and try again.')
        : placeOrder(shop, tx, quote),
    );
  // a customer's next cart is no other visitor
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
