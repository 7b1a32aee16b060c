/** What must hold when somebody leaves while their order is under way, and somebody else comes. */

import type { CheckoutContext } from '#machines/checkout/checkout.context.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.events.ts';
import { isMinimumMet } from '#machines/domain/cart.ts';
import type { Step } from '#tests/support/model.ts';
import { contextOf, factsOf, isForgetting } from './checkout.seeing.ts';

const isLeftOver = (is: CheckoutContext): boolean =>
  [is.email, is.delivery.postcode, is.billing.postcode, is.poNumber].some((text) => text !== '') ||
  [is.cart, is.customer, is.welcomed, is.receipt, is.method, is.totals, is.asked, is.paymentCode].some(
    (kept) => kept !== null,
  ) ||
  is.isBeginWanted;

/** No data outlives its customer, and no order is abandoned silently (SESS-02, BEY-08). */
export const aboutForgetting = (now: Step, before: Step): readonly string[] => {
  const broken: string[] = [];
  const { type } = now.event;
  const isOutcome = /^order\.(placed|refused|stopped|doubted)$/.test(type);
  const wasForgetting = isForgetting(before);
  if (type === 'checkout.forget') {
    const isUnderWay = wasForgetting || before.view.state === 'open.ordering.placing';
    if (isLeftOver(contextOf(now))) broken.push('forgotten, but not all of it');
    if (now.view.state !== (isUnderWay ? 'open.ordering.forgetting' : 'closed'))
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
  const broken: string[] = [];
  const { type } = now.event;
  const [is, was] = [contextOf(now), contextOf(before)];
  const isOutcome = /^order\.(placed|refused|stopped|doubted)$/.test(type);
  const canBegin = (was.cart?.lines.length ?? 0) > 0 && isMinimumMet(was.cart) && !was.isOrderUnderWay;
  const begun = canBegin ? 'starting' : 'waiting';
  const due = isOutcome ? (was.isBeginWanted ? begun : 'closed') : before.view.state;
  if (now.view.state !== due) broken.push(`the next one finds the checkout ${now.view.state}, not ${due}`);
  const wish =
    type === 'checkout.begin' ||
    (was.isBeginWanted && !isOutcome && !/^checkout\.(cancel|forget)$/.test(type));
  if (is.isBeginWanted !== wish) broken.push('the request to begin is lost, or made up');
  const brought = now.event as Partial<Extract<CheckoutEvent, { readonly type: 'checkout.syncCart' }>>;
  const cart = brought.type === 'checkout.syncCart' ? brought.cart : was.cart;
  if (type !== 'checkout.forget' && JSON.stringify(is.cart) !== JSON.stringify(cart))
    broken.push('the cart of the next one is not seen');
  if (!/^checkout\.(forget|syncCustomer)$/.test(type) && is.customer !== was.customer)
    broken.push('it is not known any more who the next one is');
  const own = [is.delivery.postcode, is.billing.postcode, is.poNumber, ...is.errors, ...is.messages];
  if (
    own.join('') !== '' ||
    is.areObstaclesNamed ||
    [is.method, is.hours, is.totals, is.receipt, is.asked, is.paymentCode].some((kept) => kept !== null)
  )
    broken.push('the next one is shown what is not theirs');
  return broken;
};
