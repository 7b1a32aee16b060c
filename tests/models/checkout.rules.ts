/** What must always hold in a checkout: one lock, one payment, nothing kept of a customer. */

import type { CheckoutContext } from '#machines/checkout/checkout.context.ts';
import { isMinimumMet } from '#machines/domain/cart.ts';
import type { Moment, Must } from './plan.ts';

const isOrdering = (state: string): boolean => /ordering|forgetting/.test(state);
const isSent = (state: string): boolean => /sent|forgetting/.test(state);
const count = (list: readonly string[], pattern: RegExp): number =>
  list.filter((one) => pattern.test(one)).length;

/** What the draft is told of each of these while it is open. */
const forwarded: Readonly<Record<string, string>> = {
  'checkout.syncCustomer': 'draft.syncCustomer',
  'checkout.informAccount': 'draft.informAccount',
  'checkout.syncAccount': 'draft.syncAccount',
  'checkout.syncAddresses': 'draft.offerAddresses',
  'checkout.beginRecovery': 'draft.syncRecovery',
  'checkout.endRecovery': 'draft.syncRecovery',
  'checkout.retry': 'draft.retry',
  'checkout.refreshTotals': 'draft.refreshTotals',
  'checkout.replay': 'draft.replay',
  'payment.obstaclesChanged': 'draft.syncObstacles',
};

const aboutTheLock = ({ state, before, told, type, was }: Moment<CheckoutContext>, must: Must): void => {
  const isBegun = isOrdering(state) && !isOrdering(before);
  must(count(told, /lockWanted$/) === (isBegun ? 1 : 0), 'a lock is wanted for an order, once');
  // an order that stands ends every checkout, however late it is heard of
  const isFoundAgain = type === 'checkout.acknowledgeOrder' && was.isOrderUnderWay && !isOrdering(before);
  const isEnd = (isOrdering(before) && !isOrdering(state)) || isFoundAgain;
  must(count(told, /lockReleased$|orderPlaced$/) === (isEnd ? 1 : 0), 'the lock is released just once');
  if (type !== 'checkout.cancel') return;
  const isLeft = before.startsWith('begun.forgetting');
  const target = isLeft ? 'begun.forgetting.alone' : isOrdering(before) ? before : 'closed';
  must(state === target, 'what is cancelled is closed, but no order is');
};

const aboutMoney = (
  { state, before, sent, type, event, steps }: Moment<CheckoutContext>,
  must: Must,
): void => {
  const isIn = (name: string): boolean => before === `begun.open.ordering.${name}`;
  const isDue: Readonly<Record<string, boolean>> = {
    'payment payment.authorize': type === 'placing.paymentRequested' && isIn('paying'),
    'placing placing.begin': type === 'draft.orderRequested' && before === 'begun.open.drafting',
    'placing placing.confirmLock': type === 'draft.orderConfirmed' && isIn('locking'),
    'placing placing.confirmPayment': type === 'payment.authorized' && isIn('paying'),
    'placing placing.forget': type === 'checkout.forget' && isIn('sent'),
    'placing placing.stop':
      /locking|paying/.test(before) && !type.endsWith('Refused') && state === 'begun.open.drafting',
    'payment payment.syncOrder': type === 'draft.payableChanged' && before.startsWith('begun.open'),
    'draft draft.confirmLock': type === 'checkout.confirmLock' && isIn('locking'),
    'payment payment.renew':
      type === 'placing.orderRefused' && isIn('sent') && event['isSent'] === true && !isExpired(event),
  };
  for (const [request, due] of Object.entries(isDue))
    must(sent.filter((one) => one === request).length === (due ? 1 : 0), `${request} is sent in its turn`);
  const lock = (steps.at(-1)?.view.asked ?? []).find(
    (one) => 'event' in one && one.event.type === 'placing.confirmLock',
  );
  must(lock === undefined || ('event' in lock && 'cart' in lock.event), 'the locked cart is ordered');
};

const isExpired = (event: object): boolean =>
  'failure' in event && (event.failure as { readonly kind: string }).kind === 'sessionExpired';

const aboutTheDraft = ({ state, before, sent, type, now }: Moment<CheckoutContext>, must: Must): void => {
  const request = forwarded[type];
  const isOpen = before.startsWith('begun.open');
  if (request !== undefined)
    must(count(sent, new RegExp(request)) === (isOpen ? 1 : 0), `the draft is told of ${type}`);
  const isFirst = isOpen !== state.startsWith('begun.open') && !isOpen;
  const isOther = type === 'draft.kindChanged' && before === 'begun.open.drafting';
  must.start('draft', isFirst || isOther, now.draft);
  must.start('payment', isFirst || isOther, { wished: now.paymentCode, poNumber: now.poNumber });
  must(!isFirst || now.draft.cart === now.cart, 'a draft begins with the cart of the checkout');
  const isBack = before.includes('ordering') && state === 'begun.open.drafting';
  const isTold = /draft draft\.(reopen|refuse|revise)/.test(sent.join());
  must(isTold === (isBack && type !== 'draft.orderWithdrawn'), 'the draft is opened again, with the reason');
  const isKept = isOpen && before !== 'begun.open.ordering.locking' && before.includes('ordering');
  if (type === 'checkout.syncCart' && isKept)
    must(sent.length === 0, 'an order of the cart as it was locked');
};

const aboutLeaving = ({ state, before, told, type, now }: Moment<CheckoutContext>, must: Must): void => {
  const isUnderWay = isSent(before);
  if (type === 'checkout.forget') {
    const texts = [now.draft.email, now.draft.delivery.postcode, now.draft.billing.postcode, now.poNumber];
    const kept = [
      now.cart,
      now.customer,
      now.welcomed,
      now.receipt,
      now.account,
      now.offers,
      now.paymentCode,
    ];
    must(texts.join('') === '' && kept.every((one) => one === null), 'nothing of a customer is kept');
    must(state === (isUnderWay ? 'begun.forgetting.alone' : 'closed'), 'a sent order is not abandoned');
  }
  const isForgetting = before.startsWith('begun.forgetting');
  const isOutcome = isForgetting && type === 'placing.orderForgotten';
  must(told.includes('checkout.orderForgotten') === isOutcome, 'a forgotten order is reported once');
  must(!isForgetting || !told.includes('checkout.orderPlaced'), 'no receipt of a customer who has left');
  const next = before.endsWith('awaited') ? /^(waiting|starting)$/ : /^closed$/;
  must(!isOutcome || next.test(state), 'the next customer begins with the outcome');
};

const aboutRecovering = (
  { state, before, now, was, type, event, told }: Moment<CheckoutContext>,
  must: Must,
): void => {
  if (state === 'starting' && before !== 'starting')
    must(!now.isOrderUnderWay && isMinimumMet(now.cart), 'no checkout begins beside an order');
  if (type === 'checkout.beginRecovery') {
    must(now.isOrderUnderWay, 'an order is noticed');
    const isUnsent = isOrdering(before) && !isSent(before);
    must(!isUnsent || state === 'begun.open.drafting', 'two tabs do not order the same');
    must(isUnsent || isOrdering(state) === isOrdering(before), 'an order that was sent is not left alone');
  }
  const isOther =
    type === 'checkout.syncAccount' &&
    was.account !== null &&
    was.account.id !== (event['account'] as { readonly id: number }).id;
  const isStopped = isOther && isOrdering(before) && !isSent(before);
  if (type === 'checkout.syncAccount')
    must(
      isStopped === (isOrdering(before) && !isOrdering(state)),
      'ordered for the account it was judged for',
    );
  if (type === 'checkout.endRecovery') must(!now.isOrderUnderWay, 'a settled order is not waited for');
  if (type === 'placing.orderPlaced' && before.endsWith('sent'))
    must(state === 'finished' && now.receipt !== null, 'a placed order has a receipt');
  must(state !== 'finished' || before === 'finished' || now.cart === null, 'what was ordered is no cart');
  const isWanted =
    type === 'checkout.createAccount' && /closed|finished/.test(before) && was.receipt !== null;
  must(told.includes('checkout.accountWanted') === isWanted, 'an account is wanted for the receipt, once');
  const purchase = told.indexOf('checkout.purchaseMade');
  must(
    told.includes('checkout.orderPlaced') === purchase >= 0 &&
      purchase <= told.indexOf('checkout.orderPlaced'),
    'the purchase is told before its page ends',
  );
};

const aboutChoices = ({ before, type, event, now, told }: Moment<CheckoutContext>, must: Must): void => {
  const isOpen = before.startsWith('begun.open');
  const isChoice = type === 'payment.methodChosen' && isOpen;
  must(told.includes('checkout.paymentChosen') === isChoice, 'a choice of payment is told once');
  must(!isChoice || now.paymentCode === event['code'], 'the payment method is kept');
  const isBroken = type === 'payment.providerFailed' && isOpen;
  must(told.includes('checkout.providerFailed') === isBroken, 'a provider out of reach is told once');
  const isNumber = type === 'payment.poNumberChanged' && isOpen;
  must(!isNumber || now.poNumber === event['poNumber'], 'the number of a purchase order is kept');
  must(
    told.includes('checkout.redirected') === (type === 'payment.redirected' && /paying/.test(before)),
    'to',
  );
};

export const checkoutRules = (moment: Moment<CheckoutContext>, must: Must): void => {
  for (const about of [aboutTheLock, aboutMoney, aboutTheDraft, aboutLeaving, aboutRecovering, aboutChoices])
    about(moment, must);
};
