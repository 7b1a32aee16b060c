/** What must hold while an order is under way whose end this checkout has not seen (PAY-04, BEY-01, BEY-06). */

import type { CheckoutEvent } from '#machines/checkout/checkout.events.ts';
import type { Step } from '#tests/support/model.ts';
import { contextOf, factsOf, isOrdering } from './checkout.seeing.ts';

export const aboutRecovering = (now: Step, before: Step): readonly string[] => {
  const broken: string[] = [];
  const [is, was] = [contextOf(now), contextOf(before)];
  const event = now.event as CheckoutEvent;
  if (was.isOrderUnderWay && isOrdering(now) && !isOrdering(before)) broken.push('a second order is begun');
  if (was.isOrderUnderWay && now.view.state === 'starting' && is.isOrderUnderWay)
    broken.push('a checkout begins before the outcome of another is known');
  if (event.type === 'checkout.beginRecovery' && !is.isOrderUnderWay) broken.push('an order is overlooked');
  if (event.type === 'checkout.endRecovery') {
    if (is.isOrderUnderWay) broken.push('settled, and still waited for');
    const told = is.errors.filter((message) => message === event.message);
    const isKept = is.outcome === event.message;
    if (event.message !== null && told.length === 0 && !isKept)
      broken.push('nobody is told what became of it');
  }
  if (/^(checkout.acknowledgeOrder|order.placed)$/.test(event.type) && is.isOrderUnderWay)
    broken.push('placed, and still waited for');
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
