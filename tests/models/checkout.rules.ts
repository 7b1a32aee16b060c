/** What must always hold in a checkout: one lock, one payment, nothing kept of a customer. */

import type { CheckoutContext } from '#machines/checkout/checkout.context.ts';
import { isMinimumMet, type Cart } from '#machines/domain/cart.ts';
import { isLostCart, type Failure } from '#machines/domain/failure.ts';
import type { Moment, Must } from '#machines/tools/models/plan.ts';

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
  'payment.blockersChanged': 'draft.syncBlockers',
  'payment.cardChanged': 'draft.dropRefusal',
  'payment.submitted': 'draft.placeOrder',
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
    'payment payment.retry': type === 'checkout.retry' && before.startsWith('begun.open'),
    'draft draft.addBilling': type === 'placing.billingAccepted' && isIn('paying'),
    'draft draft.syncCart':
      type === 'checkout.syncCart' &&
      /drafting|locking/.test(before) &&
      ((event['cart'] as Cart | null)?.lines.length ?? 0) > 0,
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
  must.start('payment', isFirst || isOther, { preferred: now.paymentCode, poNumber: now.poNumber });
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

/** What the others say of cart and shopper is known in every state of the checkout. */
const aboutTheGround = ({ before, now, type, event }: Moment<CheckoutContext>, must: Must): void => {
  const isFrozen = /paying|sent/.test(before);
  const isOpen = before.startsWith('begun.open');
  const { told } = event as { readonly told?: { readonly type: string; readonly email?: string } };
  const isWelcome = told?.type === 'accountSection.welcome';
  const isNews = (fact: string, isTold: boolean): boolean => type === fact && isTold;
  const isKnown: Readonly<Record<string, boolean>> = {
    cart: !isNews('checkout.syncCart', !isFrozen) || now.cart === event['cart'],
    customer: !isNews('checkout.syncCustomer', true) || now.customer === event['email'],
    welcomed: !isNews('checkout.informAccount', isWelcome) || now.welcomed === told?.email,
    account: !isNews('checkout.syncAccount', true) || now.account === event['account'],
    offers: !isNews('checkout.syncAddresses', true) || now.offers === event['offers'],
    draft: !isNews('draft.kindChanged', /drafting/.test(before)) || now.draft === event['draft'],
    number: !isNews('payment.poNumberChanged', isOpen) || now.poNumber === event['poNumber'],
    recovery: type !== 'checkout.acknowledgeOrder' || !now.isOrderUnderWay,
  };
  for (const [part, holds] of Object.entries(isKnown)) must(holds, `the ${part} of ${type} is known`);
};

const aboutSteps = ({ state, before, was, type, event, sent }: Moment<CheckoutContext>, must: Must): void => {
  const isIn = (name: string): boolean => before === `begun.open.ordering.${name}`;
  const { cart, failure } = event as unknown as { readonly cart: Cart | null; readonly failure?: Failure };
  const isEmptied =
    type === 'checkout.syncCart' && (cart?.lines.length ?? 0) === 0 && /drafting|locking/.test(before);
  const isForgotten = type === 'placing.orderForgotten';
  const isNext = isForgotten && before.endsWith('awaited');
  const isWaiting = isEmptied || isNext || (type === 'checkout.begin' && /^(closed|finished)$/.test(before));
  must(!isWaiting || /^(waiting|starting)$/.test(state), 'another checkout begins with its cart');
  const isFound = type === 'checkout.acknowledgeOrder' && was.isOrderUnderWay && !isOrdering(before);
  const isFinished = isFound || (type === 'placing.orderPlaced' && isIn('sent'));
  must.enter('finished', isFinished);
  const isCancelled = type === 'checkout.cancel' && !isOrdering(before);
  const isAccount = type === 'checkout.createAccount' && before === 'finished';
  must.enter(
    'closed',
    before === '' ||
      isCancelled ||
      isAccount ||
      (type === 'checkout.forget' && !isSent(before)) ||
      (isForgotten && before.endsWith('alone')),
  );
  const isWanted =
    isAccount || (type === 'checkout.createAccount' && before === 'closed' && was.receipt !== null);
  must.emit('checkout.cleared', isWaiting || isFinished || isCancelled || isWanted);
  const isFirst = !before.startsWith('begun.open') && state.startsWith('begun.open');
  must.emit(
    'checkout.started',
    isFirst || (type === 'draft.kindChanged' && before === 'begun.open.drafting'),
  );
  const isRefused =
    (/^(placing\.billingR|payment\.r)efused$/.test(type) && isIn('paying')) ||
    (type === 'placing.orderRefused' && isIn('sent'));
  const isLost = isRefused && failure !== undefined && isLostCart(failure);
  must.emit('checkout.cartUnverified', isLost || (type === 'placing.orderStopped' && isIn('sent')));
  must.emit('checkout.creationChosen', type === 'draft.reported' && before.startsWith('begun.open'));
  must.emit(
    'checkout.poNumberChanged',
    type === 'payment.poNumberChanged' && before.startsWith('begun.open'),
  );
  must.emit('checkout.orderUnderWay', type === 'placing.orderBegun' && isIn('paying'));
  const isFoundHere = type === 'checkout.acknowledgeOrder' && /ordering/.test(before);
  must(!isFoundHere || sent.join() === 'draft draft.syncRecovery', 'the draft is told of the order');
};

export const checkoutRules = (moment: Moment<CheckoutContext>, must: Must): void => {
  for (const about of [
    aboutTheLock,
    aboutMoney,
    aboutTheDraft,
    aboutLeaving,
    aboutRecovering,
    aboutChoices,
    aboutTheGround,
    aboutSteps,
  ])
    about(moment, must);
};
