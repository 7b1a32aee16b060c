/** What must hold while an order is under way whose end this checkout has not seen. */

import type { CheckoutEvent } from '#machines/checkout/checkout.events.ts';
import type { Step } from '#tests/support/model.ts';
import { contextOf, factsOf, isForgetting, isOrdering } from './checkout.seeing.ts';

export const aboutRecovering = (now: Step, before: Step): readonly string[] => {
  const broken: string[] = [];
  const [is, was] = [contextOf(now), contextOf(before)];
  const event = now.event as CheckoutEvent;
  if (was.isOrderUnderWay && isOrdering(now) && !isOrdering(before)) broken.push('a second order is begun');
  if (was.isOrderUnderWay && now.view.state === 'starting' && is.isOrderUnderWay)
    broken.push('a checkout begins before the outcome of another is known');
  if (event.type === 'checkout.beginRecovery' && !is.isOrderUnderWay) broken.push('an order is overlooked');
  // nothing was sent yet from here, and nothing will be
  const isUnsent = isOrdering(before) && !/placing|forgetting/.test(before.view.state);
  if (event.type === 'checkout.beginRecovery' && isUnsent && now.view.state !== 'open.editing')
    broken.push('two tabs order the same');
  if (event.type === 'checkout.beginRecovery' && isOrdering(before) && !isUnsent && !isOrdering(now))
    broken.push('an order that was sent is left alone');
  const isOther =
    event.type === 'checkout.syncAccount' && was.account !== null && was.account.id !== event.account.id;
  if (isOther && isUnsent && (now.view.state !== 'open.editing' || is.errors.length === 0))
    broken.push('ordered for another account than it was judged for (BEY-10)');
  if (event.type === 'checkout.syncAccount' && isOrdering(before) && !isOther && !isOrdering(now))
    broken.push('an order stopped for its own account');
  if (event.type === 'checkout.endRecovery') {
    if (is.isOrderUnderWay) broken.push('settled, and still waited for');
    const told = is.errors.filter((message) => message === event.message);
    const isKept = is.outcome === event.message;
    if (event.message !== null && told.length === 0 && !isKept)
      broken.push('no message says what became of the order');
  }
  // a customer who signed out does not wait for the order of another tab
  const isSettled =
    event.type === 'placing.orderPlaced' ? !isForgetting(before) : event.type === 'checkout.acknowledgeOrder';
  if (isSettled && is.isOrderUnderWay) broken.push('placed, and still waited for');
  if (event.type === 'checkout.acknowledgeOrder' && !isOrdering(before) && was.isOrderUnderWay) {
    if (now.view.state !== 'finished' || is.receipt !== event.receipt) broken.push('placed, and no receipt');
    const facts = factsOf(now);
    if (facts.indexOf('checkout.purchaseMade') > facts.indexOf('checkout.orderPlaced'))
      broken.push('the purchase is told too late');
    if (facts.filter((type) => /^checkout\.(purchaseMade|orderPlaced)$/.test(type)).length !== 2)
      broken.push('an order found again is not told once');
  }
  if (was.outcome !== null && is.outcome === null && event.type !== 'checkout.forget')
    if (!is.errors.includes(was.outcome) && !/Recovery|acknowledge/.test(event.type))
      broken.push('an outcome is dropped untold');
  return broken;
};
