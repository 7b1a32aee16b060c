/** What must always hold in a checkout: money, addresses, and what is awaited (BEY-06, CHK-07). */

import type { CheckoutEvent, CheckoutFact } from '#machines/checkout/checkout.events.ts';
import { deliveryOf, type CheckoutContext } from '#machines/checkout/checkout.context.ts';
import { placeObstacles } from '#machines/checkout/place-questions.ts';
import { isAddressComplete } from '#machines/domain/address.ts';
import { isEmail } from '#machines/domain/email.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { isMinimumMet } from '#machines/domain/cart.ts';
import { isCollected } from '#machines/domain/obstacle.ts';
import type { StepFact } from '#machines/checkout/step.events.ts';
import type { OrderEvent } from '#machines/order/order.events.ts';
import type { Step } from '#tests/support/model.ts';
import { aboutForgetting, aboutTheNext } from './checkout.leaving.ts';
import { aboutAddresses, aboutLookups, aboutPeople } from './checkout.knowing.ts';
import { aboutRecovering } from './checkout.recovering.ts';
import { aboutExpiry, aboutResuming } from './checkout.returning.ts';
import {
  contextOf,
  factsOf,
  isForgetting,
  isKnown,
  isOrdering,
  isResuming,
  requestsOf,
} from './checkout.seeing.ts';

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

/** The server has taken down whose bill it is. */
const isBillingNews = (now: Step, before: Step): boolean => {
  const { submission } = now.event as Partial<Extract<StepFact, { readonly type: 'step.accepted' }>>;
  return (
    now.event.type === 'step.accepted' &&
    before.view.state === 'open.ordering.billing' &&
    submission?.step === 'billingAddress'
  );
};

/** Nothing is paid or ordered but once, in its turn, and as the shopper saw it. */
const aboutMoney = (now: Step, before: Step, steps: readonly Step[]): readonly string[] => {
  const { asked } = now.view;
  const broken: string[] = [];
  const paying = requestsOf(asked, 'payment').filter((type) => type === 'payment.authorize');
  const is = contextOf(now);
  const isElsewhere = !is.isBillingSame || isCollected(is) || is.cart?.isVirtual === true;
  const isLockNews =
    now.event.type === 'checkout.confirmLock' && before.view.state === 'open.ordering.locking';
  const isBilled = isBillingNews(now, before);
  if (paying.length !== ((isLockNews && !isElsewhere) || isBilled ? 1 : 0))
    broken.push('money moves without the lock or the bill, or not with them');
  const orders = asked.flatMap((one) =>
    'event' in one && one.event.type === 'order.place' ? one.event : [],
  );
  const isPaid = now.event.type === 'payment.authorized' && before.view.state === 'open.ordering.authorizing';
  if (orders.length !== (isPaid ? 1 : 0)) broken.push('ordered without payment, or not with it');
  for (const order of orders as readonly OrderEvent[]) {
    if (order.type !== 'order.place') continue;
    const { request } = order;
    const pressed = steps.findLast((step, index) => isOrdering(step) && !isOrdering(steps[index - 1]));
    const looked = pressed === undefined ? null : contextOf(pressed).cart;
    if (JSON.stringify(looked) !== JSON.stringify(request.seen))
      broken.push('an order of another cart than the shopper saw when pressing the button (BEY-16)');
    if (pressed !== undefined && request.isOwned !== isKnown(contextOf(pressed)))
      broken.push('a customer ordered for as a guest, or a guest’s cart as somebody’s who came meanwhile');
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
  // without delivery the old sums stay, marked, until the new ones are there
  const isOutdated = isVirtual ? isOtherCart && !is.areTotalsAwaited : isOtherAddress || isOtherCart;
  if (isOutdated && is.totals !== null) broken.push('totals of another address or cart');
  if (isOtherAddress && is.method !== null && before.view.state.startsWith('open'))
    broken.push('a method of another address');
  if (is.totals !== null && is.method === null && !isVirtual) broken.push('totals without a method');
  return broken;
};

/** Who waits has asked, and asks no longer for what another choice has taken the place of. */
const aboutWaiting = (now: Step, before: Step): readonly string[] => {
  const { state, asked } = now.view;
  const wasSaving = /^open.(awaitingShipping|resuming).(saving|reserving)$/.test(before.view.state);
  if (wasSaving && now.event.type === 'shipping.methodChosen')
    return state === 'open.editing' ? [] : ['what is waited for was for another way of delivery'];
  if (state === before.view.state) return [];
  const questions: Readonly<Record<string, readonly [string, string]>> = {
    'open.confirmingEmail': ['emailStep', 'step.submit'],
    'open.confirmingDelivery': ['deliveryStep', 'step.submit'],
    'open.resuming.identifying': ['emailStep', 'step.submit'],
    'open.resuming.checking': ['deliveryStep', 'step.submit'],
    'open.resuming.estimating': ['shipping', 'shipping.estimate'],
    'open.resuming.saving': ['shipping', 'shipping.save'],
    'open.ordering.billing': ['billingStep', 'step.submit'],
    'open.resuming.reserving': ['deliveryWindow', 'deliveryWindow.save'],
    'open.resuming.summing': ['totals', 'totals.read'],
    'open.awaitingTotals': ['totals', 'totals.read'],
    'open.awaitingShipping.estimating': ['shipping', 'shipping.estimate'],
    'open.awaitingShipping.saving': ['shipping', 'shipping.save'],
  };
  const question = questions[state];
  if (question === undefined) return [];
  const [child, request] = question;
  return requestsOf(asked, child).includes(request) ? [] : [`${state} without having asked`];
};

const stepAwaitedIn: Readonly<Record<string, string>> = {
  'open.confirmingEmail': 'email',
  'open.confirmingDelivery': 'deliveryAddress',
  'open.resuming.identifying': 'email',
  'open.resuming.checking': 'deliveryAddress',
  'open.ordering.billing': 'billingAddress',
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
  if (now.view.state === 'finished' && (is.receipt === null || is.cart !== null) && type === 'order.placed')
    broken.push('finished without a receipt, or with the ordered cart');
  const { submission } = now.event as Partial<Extract<StepFact, { readonly type: 'step.rejected' }>>;
  const awaitedStep = stepAwaitedIn[before.view.state];
  const isTold = is.errors.length > 0 || factsOf(now).some((fact) => /failed|Forgotten$/.test(fact));
  const { failure: reason } = now.event as { readonly failure?: Failure };
  const isAtField = submission?.step !== 'email' && reason?.fieldMessages !== undefined;
  if (
    type === 'step.rejected' &&
    submission?.step === awaitedStep &&
    isTold === isAtField &&
    !isResuming(before)
  )
    broken.push('a rejection is not shown');
  // a card refused after the customer signed out is not shown
  const isNews = type !== 'payment.refused' || !isForgetting(before);
  if (/(refused|stopped)$/.test(type) && isOrdering(before) && isNews && !isTold)
    broken.push('an order failed and no message says so');
  const isBarred = contextOf(before).isOrderUnderWay;
  const ofTabs = requestsOf(now.view.asked, 'tabs');
  if (type === 'checkout.placeOrder' && before.view.state === 'open.editing' && !isOrdering(now) && !isBarred)
    if (!is.areObstaclesNamed && placeObstacles(is).length === 0)
      broken.push('the order was not placed and no reason is named');
  if (type.startsWith('step.') && awaitedStep !== undefined && submission?.step !== awaitedStep)
    if (now.view.state !== before.view.state) broken.push('the answer of one step was taken for the other');
  const isTooLittle = is.cart !== null && !isMinimumMet(is.cart);
  if (type === 'checkout.syncCart' && isTooLittle && isOrdering(before))
    if (isOrdering(now) || !(is.areObstaclesNamed || isTold))
      broken.push('an order below the minimum goes on, or no message says why not');
  if (type === 'step.accepted' && awaitedStep === 'email' && submission?.step === 'email')
    if (/(awaitingTotals|summing)$/.test(now.view.state)) {
      if (is.cart?.isVirtual !== true) broken.push('no delivery is asked for, though there is one');
    } else if (!ofTabs.includes('tabs.open')) broken.push('accepted, but no tab opens');
  if (type === 'shipping.informationSaved' && before.view.state === 'open.awaitingShipping.saving') {
    if (is.totals === null) broken.push('saved, but the totals are not kept');
    const isReread = factsOf(now).includes('checkout.cartDoubted');
    if (isReread !== (is.totals?.subtotal.cents !== is.cart?.subtotal.cents))
      broken.push('lines at other prices than the totals are not read again, or equal ones are');
    if (!requestsOf(now.view.asked, 'payment').includes('payment.syncMethods'))
      broken.push('payment was not synced');
    if (requestsOf(now.view.asked, 'deliveryWindow').includes('deliveryWindow.save') === isCollected(is))
      broken.push('saved, but not the wished hours, or hours of a van that does not come');
  }
  if (type === 'deliveryWindow.chosen' && ofTabs.includes('tabs.close') === isOrdering(now))
    broken.push('paid without the hours that are wished for, or taken away while money moves');
  if (type === 'deliveryWindow.saved' && before.view.state === 'open.awaitingShipping.reserving')
    if (!ofTabs.includes('tabs.open')) broken.push('saved, but no tab opens');
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
    aboutWaiting,
    aboutMeaning,
    aboutForgetting,
    aboutTheNext,
    aboutExpiry,
    aboutPeople,
    aboutRecovering,
    aboutResuming,
    aboutChoices,
    aboutAddresses,
    aboutLookups,
  ].flatMap((about) => about(now, before, steps));
};
