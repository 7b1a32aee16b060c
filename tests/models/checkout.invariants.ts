/** What must always hold in a checkout: money, addresses, and what is awaited (BEY-06, CHK-07). */

import type { CheckoutFact } from '#machines/checkout/checkout.events.ts';
import { deliveryOf, type CheckoutContext } from '#machines/checkout/checkout.context.ts';
import { isAddressComplete } from '#machines/domain/address.ts';
import { isEmail } from '#machines/domain/email.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { isCollected } from '#machines/domain/obstacle.ts';
import type { StepFact } from '#machines/checkout/step.events.ts';
import type { OrderEvent } from '#machines/order/order.events.ts';
import type { Step } from '#tests/support/model.ts';
import { aboutForgetting, aboutRecovering, aboutTheNext } from './checkout.recovering.ts';
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
  // the old sums stay, marked, until the new ones are there
  const isOutdated = (isOtherAddress && !isVirtual) || (isOtherCart && !is.areTotalsAwaited);
  if (isOutdated && is.totals !== null) broken.push('totals of another address or cart');
  if (isOtherAddress && is.method !== null && before.view.state.startsWith('open'))
    broken.push('a method of another address');
  if (is.totals !== null && is.method === null && !isVirtual) broken.push('totals without a method');
  return broken;
};

/** What an expired session interrupted is given back and is no error (BEY-02). */
const aboutExpiry = (now: Step, before: Step): readonly string[] => {
  const { failure } = now.event as { readonly failure?: Failure };
  if (failure?.kind !== 'sessionExpired' || isForgetting(before)) return [];
  const failed = (now.view.facts as readonly CheckoutFact[]).filter(({ type }) => type === 'checkout.failed');
  const { asked } = contextOf(before);
  const told = failed.map((fact) => ('asked' in fact ? fact.asked : null));
  const broken: string[] = [];
  if (now.event.type === 'shipping.saveFailed' && contextOf(now).method !== contextOf(before).method)
    broken.push('a method that is to be saved again is forgotten');
  if (contextOf(now).errors.length > contextOf(before).errors.length)
    broken.push('an expiry shown as an error');
  if (
    JSON.stringify(told) !==
    JSON.stringify(asked === null || now.view.state === before.view.state ? [] : [asked])
  )
    broken.push('an interrupted request is not given back, or another one is');
  return broken;
};

export const checkoutInvariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  const before = steps.at(-2);
  if (now === undefined || before === undefined) return [];
  return [
    aboutTheLock,
    aboutMoney,
    aboutValidity,
    aboutForgetting,
    aboutTheNext,
    aboutExpiry,
    aboutRecovering,
  ].flatMap((about) => about(now, before, steps));
};
