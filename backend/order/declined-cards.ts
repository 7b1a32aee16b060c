/**
 * Limits how often a payment is declined, by cart and by visitor: a shop must not be where stolen
 * cards are tried (X4).
 */
import { returnAttempt, spendAttempt } from '../identity/attempts.ts';
import type { Viewer } from '../identity/viewer.ts';
import type { Shop } from '../shop.ts';
import type { OrderOutcome } from './place-order.ts';

const purpose = 'card';

function isDeclined(outcome: OrderOutcome | null): boolean {
  return outcome?.kind === 'refused' && outcome.reason === 'payment';
}

/**
 * Counted before the provider is asked, so that many requests at once get no further than one
 * after another.
 */
export async function limitDeclines<Result>(
  shop: Shop,
  viewer: Viewer,
  cartId: string,
  place: (note: (outcome: OrderOutcome) => void) => Promise<Result>,
): Promise<Result> {
  // a customer's next cart is no other visitor
  const subject = viewer.customerId === null ? cartId : `customer ${viewer.customerId}`;
  await spendAttempt(shop, viewer, purpose, subject);
  let noted: OrderOutcome | null = null;
  try {
    return await place((outcome) => {
      noted = outcome;
    });
  } finally {
    if (!isDeclined(noted)) await returnAttempt(shop, viewer, purpose, subject);
  }
}
