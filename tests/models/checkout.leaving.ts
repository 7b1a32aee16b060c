/** What must hold when somebody leaves while their order is under way, and somebody else comes. */

import type { CheckoutContext } from '#machines/checkout/checkout.context.ts';
import type { Step } from '#tests/support/model.ts';
import { contextOf, factsOf, isForgetting } from './checkout.seeing.ts';

const isLeftOver = (is: CheckoutContext): boolean =>
  [is.email, is.delivery.postcode, is.billing.postcode, is.poNumber].some((text) => text !== '') ||
  [is.cart, is.customer, is.welcomed, is.receipt, is.method, is.totals, is.asked, is.paymentCode].some(
    (kept) => kept !== null,
  );

/** No data outlives its customer, and no order is abandoned silently (SESS-02, BEY-08). */
export const aboutForgetting = (now: Step, before: Step): readonly string[] => {
  const broken: string[] = [];
  const { type } = now.event;
  const isOutcome = /^placing\.order(Placed|Refused|Stopped|Doubted)$/.test(type);
  const wasForgetting = isForgetting(before);
  if (type === 'checkout.forget') {
    const isUnderWay = wasForgetting || before.view.state === 'open.ordering.placing';
    if (isLeftOver(contextOf(now))) broken.push('forgotten, but not all of it');
    if (now.view.state !== (isUnderWay ? 'open.ordering.forgetting.alone' : 'closed'))
      broken.push('an order under way was abandoned, or the checkout of somebody who has left goes on');
  }
  if (factsOf(now).includes('checkout.orderForgotten') !== (wasForgetting && isOutcome))
    broken.push('the outcome of a forgotten order is not reported once');
  if (wasForgetting && factsOf(now).includes('checkout.orderPlaced'))
    broken.push('the receipt of somebody who has left');
  return broken;
};

/** The next customer is served once the order of the one before is known (BEY-08, CHK-05). */
export const aboutTheNext = (now: Step, before: Step): readonly string[] => {
  if (!isForgetting(before)) return [];
  const is = contextOf(now);
  const own = [is.delivery.postcode, is.billing.postcode, is.poNumber, ...is.errors, ...is.messages];
  const kept = [is.method, is.hours, is.totals, is.receipt, is.asked, is.paymentCode];
  const isClean = own.join('') === '' && !is.areObstaclesNamed && kept.every((one) => one === null);
  return isClean ? [] : ['the next customer sees what is not theirs'];
};
