/** What must always hold in a checkout: money, addresses, and what is awaited (BEY-06, CHK-07). */

import type { CheckoutEvent, CheckoutFact } from '#machines/checkout/checkout.events.ts';
import { deliveryOf, type CheckoutContext } from '#machines/checkout/checkout.context.ts';
import { placeObstacles } from '#machines/checkout/place-questions.ts';
import { isAddressComplete } from '#machines/domain/address.ts';
import { isEmail } from '#machines/domain/email.ts';
import { isMinimumMet } from '#machines/domain/cart.ts';
import { isCollected } from '#machines/domain/obstacle.ts';
import type { PlacingEvent } from '#machines/checkout/placing.events.ts';
import type { Step } from '#tests/support/model.ts';
import { aboutForgetting, aboutTheNext } from './checkout.leaving.ts';
import { aboutAddresses, aboutPeople } from './checkout.knowing.ts';
import { aboutRecovering } from './checkout.recovering.ts';
import { aboutExpiry, aboutResuming } from './checkout.returning.ts';
import { contextOf, factsOf, isForgetting, isKnown, isOrdering, requestsOf } from './checkout.seeing.ts';

/** The cart is locked before money moves and released exactly once afterwards. */
const aboutTheLock = (now: Step, before: Step): readonly string[] => {
  const facts = factsOf(now);
  const broken: string[] = [];
  const wanted = facts.filter((type) => type === 'checkout.lockWanted').length;
  const ended = facts.filter((type) => /^checkout\.(lockReleased|orderPlaced)$/.test(type)).length;
  if (wanted !== (isOrdering(now) && !isOrdering(before) ? 1 : 0))
    broken.push('a lock wanted without an order');
  // an order that stands ends every checkout, however late it is heard of
  const isEnd = (isOrdering(before) && !isOrdering(now)) || now.view.state === 'finished';
  const isFoundAgain = now.event.type === 'checkout.acknowledgeOrder' && contextOf(before).isOrderUnderWay;
  const isNews = isEnd && (before.view.state !== 'finished' || isFoundAgain);
  if (ended !== (isNews ? 1 : 0)) broken.push('the lock was not released just once');
  return broken;
};

/** Nothing is paid or ordered but once, in its turn, and as the shopper saw it. */
const aboutMoney = (now: Step, before: Step, steps: readonly Step[]): readonly string[] => {
  const { asked } = now.view;
  const broken: string[] = [];
  const paying = requestsOf(asked, 'payment').filter((type) => type === 'payment.authorize');
  const is = contextOf(now);
  const isElsewhere = !is.isBillingSame || isCollected(is) || is.cart?.isVirtual === true;
  const isPaymentDue =
    now.event.type === 'placing.paymentRequested' && before.view.state === 'open.ordering.paying';
  if (paying.length !== (isPaymentDue ? 1 : 0))
    broken.push('money moves without the lock or the bill, or not with them');
  const sent = asked.flatMap((one) =>
    'event' in one && one.child === 'placing' ? [one.event as PlacingEvent] : [],
  );
  const orders = sent.filter((one) => one.type === 'placing.begin');
  const locks = sent.filter((one) => one.type === 'placing.confirmLock');
  const isPressed = isOrdering(now) && !isOrdering(before);
  if (orders.length !== (isPressed ? 1 : 0)) broken.push('ordered without the button, or not with it');
  const isLockNews =
    now.event.type === 'checkout.confirmLock' && before.view.state === 'open.ordering.locking';
  if (locks.length !== (isLockNews ? 1 : 0)) broken.push('ordered without the lock, or not with it');
  for (const lock of locks) {
    if (lock.isBilledElsewhere !== isElsewhere) broken.push('the server is not told whose bill it is');
    const pressed = steps.findLast((step, index) => isOrdering(step) && !isOrdering(steps[index - 1]));
    const looked = pressed === undefined ? null : contextOf(pressed).cart;
    if (JSON.stringify(looked) !== JSON.stringify(lock.cart))
      broken.push('an order of another cart than the shopper saw when pressing the button (BEY-16)');
  }
  for (const { order: request } of orders) {
    if (JSON.stringify(is.cart) !== JSON.stringify(request.seen)) broken.push('an order of another cart');
    if (request.isOwned !== isKnown(is)) broken.push('a customer ordered for as a guest, or the reverse');
    if (request.cartId !== request.seen.id || request.seen.lines.length === 0)
      broken.push('an order of no cart');
    if (!isEmail(request.email)) broken.push('an order without an e-mail');
    if (!request.seen.isVirtual && !isAddressComplete(request.delivery)) broken.push('an order to nowhere');
    if (request.billing.pickup !== undefined) broken.push('a store is billed');
    if ((request.delivery.pickup ?? null) !== (request.store?.code ?? null))
      broken.push('collected from another store than it is sent to');
    if (!isAddressComplete(request.billing)) broken.push('an order billed to no one');
    if (!request.seen.isVirtual && request.method === null) broken.push('an order without a delivery method');
  }
  return broken;
};

/** Where it goes: to a door, or to a store for somebody. */
const destinationOf = (context: CheckoutContext): string => JSON.stringify(deliveryOf(context));

/** Method and totals hold only for the address and the cart they were made for. */
const aboutValidity = (now: Step, before: Step): readonly string[] => {
  const broken: string[] = [];
  const [is, was] = [contextOf(now), contextOf(before)];
  if (!now.view.state.startsWith('open') || isOrdering(now)) return broken;
  const isOtherAddress = destinationOf(is) !== destinationOf(was);
  const isRepriced = is.cart?.subtotal.cents === is.totals?.subtotal.cents;
  const isOtherCart = is.cart?.subtotal.cents !== was.cart?.subtotal.cents && !isRepriced;
  const isVirtual = is.cart?.isVirtual === true;
  // the old sums stay, marked, until the new ones are there
  const isOutdated = (isOtherAddress && !isVirtual) || (isOtherCart && !is.areTotalsAwaited);
  if (isOutdated && is.totals !== null) broken.push('totals of another address or cart');
  if (isOtherAddress && is.method !== null && before.view.state.startsWith('open'))
    broken.push('a method of another address');
  if (is.totals !== null && is.method === null && !isVirtual) broken.push('totals without a method');
  return broken;
};

/** What an event that means one thing must do. */
const aboutMeaning = (now: Step, before: Step): readonly string[] => {
  const broken: string[] = [];
  const { type } = now.event;
  const is = contextOf(now);
  if (type === 'checkout.cancel' && !isOrdering(before) && !['closed', 'finished'].includes(now.view.state))
    broken.push('cancelled, but not closed');
  if (type === 'checkout.cancel' && isOrdering(before) && !isOrdering(now))
    broken.push('cancelled while money moves');
  const isTold = is.errors.length > 0 || factsOf(now).some((fact) => /failed|Forgotten$/.test(fact));
  // a card refused after the customer signed out is not shown
  const isNews = type !== 'payment.refused' || !isForgetting(before);
  if (/(payment\.refused|order(Refused|Stopped))$/.test(type) && isOrdering(before) && isNews && !isTold)
    broken.push('an order failed and no message says so');
  const isBarred = contextOf(before).isOrderUnderWay;
  if (type === 'checkout.placeOrder' && before.view.state === 'open.editing' && !isOrdering(now) && !isBarred)
    if (!is.areObstaclesNamed && placeObstacles(is).length === 0)
      broken.push('the order was not placed and no reason is named');
  const isTooLittle = is.cart !== null && !isMinimumMet(is.cart);
  if (type === 'checkout.syncCart' && isTooLittle && isOrdering(before))
    if (isOrdering(now) || !(is.areObstaclesNamed || isTold))
      broken.push('an order below the minimum goes on, or no message says why not');
  if (type === 'delivery.saved' && before.view.state === 'open.delivering.saving') {
    const isReread = factsOf(now).includes('checkout.cartDoubted');
    if (isReread !== (is.totals?.subtotal.cents !== is.cart?.subtotal.cents))
      broken.push('lines at other prices than the totals are not read again, or equal ones are');
  }
  return broken;
};

/** The payment method is kept and emitted, but not after the customer signed out (STO-01). */
const aboutChoices = (now: Step, before: Step): readonly string[] => {
  const is = contextOf(now);
  const told = (now.view.facts as readonly CheckoutFact[]).flatMap((fact) =>
    fact.type === 'checkout.paymentChosen' ? [fact.code] : [],
  );
  const event = now.event as CheckoutEvent;
  if (event.type === 'payment.poNumberChanged' && !isForgetting(before))
    return is.poNumber === event.poNumber ? [] : ['the number of a purchase order is not kept'];
  const isNews = event.type === 'payment.methodChosen' && !isForgetting(before);
  if (isNews && is.paymentCode !== event.code) return ['a way to pay is not kept'];
  return JSON.stringify(told) === JSON.stringify(isNews ? [event.code] : [])
    ? []
    : ['a choice of payment not told on, or made up'];
};

export const checkoutInvariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  const before = steps.at(-2);
  if (now === undefined || before === undefined) return [];
  return [
    aboutTheLock,
    aboutMoney,
    aboutValidity,
    aboutMeaning,
    aboutForgetting,
    aboutTheNext,
    aboutExpiry,
    aboutPeople,
    aboutRecovering,
    aboutResuming,
    aboutChoices,
    aboutAddresses,
  ].flatMap((about) => about(now, before, steps));
};
