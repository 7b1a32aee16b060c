/** What must always hold in a draft: its order, its sums, its people (BEY-06, CHK-07). */

import { deliveryOf } from '#machines/checkout/draft-order.ts';
import type { DraftContext } from '#machines/checkout/draft.context.ts';
import type { DraftEvent } from '#machines/checkout/draft.events.ts';
import { placeObstacles } from '#machines/checkout/place-questions.ts';
import { isAddressComplete } from '#machines/domain/address.ts';
import { isMinimumMet } from '#machines/domain/cart.ts';
import { isEmail } from '#machines/domain/email.ts';
import { isCollected } from '#machines/domain/obstacle.ts';
import type { Step } from '#tests/support/model.ts';
import { aboutExpiry, aboutResuming } from './draft.returning.ts';
import {
  contextOf,
  draftFactsOf,
  factsOf,
  isKnown,
  isOrdering,
  isResuming,
  requestsOf,
} from './draft.seeing.ts';

/** Nothing is ordered but once, in its turn, and as the shopper saw it. */
const aboutOrders = (now: Step, before: Step, steps: readonly Step[]): readonly string[] => {
  const broken: string[] = [];
  const [is, was] = [contextOf(now), contextOf(before)];
  const facts = draftFactsOf(now);
  const isPressed = isOrdering(now) && !isOrdering(before);
  const orders = facts.filter((fact) => fact.type === 'draft.orderRequested');
  if (orders.length !== (isPressed ? 1 : 0)) broken.push('ordered without the button, or not with it');
  if (isPressed && now.event.type !== 'draft.placeOrder') broken.push('ordered without being asked');
  if (isPressed && was.isOrderUnderWay) broken.push('a second order is begun');
  const elsewhere = !is.isBillingSame || isCollected(is) || is.cart?.isVirtual === true;
  for (const { order: request, isBilledElsewhere } of orders) {
    if (isBilledElsewhere !== elsewhere) broken.push('the server is not told whose bill it is');
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
  const locks = facts.filter((fact) => fact.type === 'draft.orderConfirmed');
  const isLock = now.event.type === 'draft.confirmLock' && before.view.state === 'ordering.locking';
  if (locks.length !== (isLock ? 1 : 0)) broken.push('ordered without the lock, or not with it');
  const pressed = steps.findLast((step, index) => isOrdering(step) && !isOrdering(steps[index - 1]));
  const seen = pressed === undefined ? null : contextOf(pressed).cart;
  for (const { cart } of locks)
    if (JSON.stringify(seen?.lines) !== JSON.stringify(cart.lines))
      broken.push('an order of other goods than the shopper saw when pressing the button (BEY-16)');
  const isCartNews = now.event.type === 'draft.syncCart' && before.view.state === 'ordering.locking';
  const isWithdrawn = facts.some(({ type }) => type === 'draft.orderWithdrawn');
  if (isWithdrawn !== (isCartNews && !isOrdering(now))) broken.push('the checkout is not told of the end');
  return broken;
};

/** Where it goes: to a door, or to a store for somebody. */
const destinationOf = (context: DraftContext): string => JSON.stringify(deliveryOf(context));

/** Method and totals hold only for the address and the cart they were made for. */
const aboutValidity = (now: Step, before: Step): readonly string[] => {
  const broken: string[] = [];
  const [is, was] = [contextOf(now), contextOf(before)];
  if (isOrdering(now)) return broken;
  const isOtherAddress = destinationOf(is) !== destinationOf(was);
  const isRepriced = is.cart?.subtotal.cents === is.totals?.subtotal.cents;
  const isOtherCart = is.cart?.subtotal.cents !== was.cart?.subtotal.cents && !isRepriced;
  const isVirtual = is.cart?.isVirtual === true;
  // the old sums stay, marked, until the new ones are there
  const isOutdated = (isOtherAddress && !isVirtual) || (isOtherCart && !is.areTotalsAwaited);
  if (isOutdated && is.totals !== null) broken.push('totals of another address or cart');
  if (isOtherAddress && is.method !== null && !isVirtual) broken.push('a method of another address');
  if (is.totals !== null && is.method === null && !isVirtual) broken.push('totals without a method');
  return broken;
};

/** What an event that means one thing must do. */
const aboutMeaning = (now: Step, before: Step): readonly string[] => {
  const broken: string[] = [];
  const event = now.event as DraftEvent;
  const { type } = event;
  const [is, was] = [contextOf(now), contextOf(before)];
  const isTold =
    is.errors.length > was.errors.length || factsOf(now).some((fact) => /failed/.test(fact.type));
  const isSilent = event.type === 'draft.refuse' && 'fieldMessages' in event.failure;
  if (/^draft.(refuse|revise)$/.test(type) && isOrdering(before) && !isSilent && !isTold)
    broken.push('an order failed and no message says so');
  if (type === 'draft.placeOrder' && before.view.state === 'filling.editing' && !isOrdering(now))
    if (!was.isOrderUnderWay && !is.areObstaclesNamed && placeObstacles(is).length === 0)
      if (requestsOf(now, 'addresses').join() !== 'addresses.setAnswers')
        broken.push('the order was not placed and no reason is named');
  if (type === 'draft.syncCart' && !isMinimumMet(is.cart) && isOrdering(before))
    if (isOrdering(now) || !(is.areObstaclesNamed || isTold))
      broken.push('an order below the minimum goes on, or no message says why not');
  if (type === 'delivery.saved' && before.view.state.startsWith('filling.walking')) {
    const isReread = factsOf(now).some((fact) => fact.type === 'checkout.cartDoubted');
    if (isReread !== (is.totals?.subtotal.cents !== is.cart?.subtotal.cents))
      broken.push('lines at other prices than the totals are not read again, or equal ones are');
  }
  if (type === 'delivery.settled' && before.view.state.startsWith('filling.walking'))
    if (now.view.state !== 'filling.editing') broken.push('settled, and still waited for');
  if (type === 'draft.syncRecovery' && is.isOrderUnderWay !== event.isOrderUnderWay)
    broken.push('an order is overlooked');
  if (type === 'draft.syncRecovery' && event.message !== null && !is.errors.includes(event.message))
    broken.push('no message says what became of the order');
  if (isOrdering(before) && !isOrdering(now) && !requestsOf(now, 'addresses').includes('addresses.release'))
    broken.push('the addresses stay frozen');
  return broken;
};

/** What a child is told of these while the draft is filled in. */
const sends: Readonly<Record<string, readonly string[]>> = {
  'draft.changeTab': ['tabs', 'tabs.change'],
  'delivery.storesLoaded': ['addresses', 'addresses.syncStores'],
  'delivery.advanced': ['tabs', 'tabs.open'],
  'delivery.slotChosen': ['tabs', 'tabs.close'],
  'delivery.offersWithdrawn': ['tabs', 'tabs.close'],
  'delivery.methodRefused': ['tabs', 'tabs.close'],
  'delivery.methodChosen': ['tabs', 'tabs.close'],
  'delivery.saveFailed': ['tabs', 'tabs.close'],
  'addresses.destinationChanged': ['tabs', 'tabs.close'],
};

const aboutMessages = (now: Step, before: Step): readonly string[] => {
  const broken: string[] = [];
  const event = now.event as DraftEvent;
  const { type } = event;
  if (isOrdering(before)) {
    const { method } = contextOf(before);
    const isDue = event.type === 'delivery.methodChosen' && method?.methodCode !== event.method.methodCode;
    const isRestored = requestsOf(now, 'delivery').includes('delivery.restoreMethod');
    return isDue === isRestored ? [] : ['another method is shown than is ordered'];
  }
  const [child = '', request = ''] = sends[type] ?? [];
  if (child !== '' && !requestsOf(now, child).includes(request)) broken.push(`${child}: no ${request}`);
  if (type === 'draft.changeTab' && !contextOf(now).isGoneOn) broken.push('gone on, and led elsewhere');
  const isAccepted = type === 'delivery.addressAccepted' && !isResuming(before);
  if (isAccepted || /^addresses\.(destination|draft)Changed$/.test(type))
    if (!factsOf(now).some((fact) => fact.type === 'checkout.draftChanged'))
      broken.push('what was entered is not kept');
  if (isAccepted && !requestsOf(now, 'addresses').includes('addresses.addStored'))
    broken.push('an accepted address is not offered again');
  const offered = draftFactsOf(now).filter((fact) => fact.type === 'draft.payableChanged' && fact.methods);
  if (type === 'delivery.saved' && offered.length !== 1) broken.push('no payment methods are passed on');
  return broken;
};

/** The e-mail of an account is the order's as long as it is signed in. */
const aboutPeople = (now: Step, before: Step): readonly string[] => {
  const [is, was] = [contextOf(now), contextOf(before)];
  const event = now.event as DraftEvent;
  if (event.type === 'identity.customerWelcomed') {
    if (is.email !== (isOrdering(before) ? was.email : event.email)) return ['the e-mail of another shopper'];
    const isLeft = isKnown(is) && !isOrdering(before) && !isResuming(now) && !was.isGoneOn;
    const isUnderWay = was.asked !== null;
    return isLeft && !isUnderWay ? ['welcomed, and left standing where they are'] : [];
  }
  if (event.type !== 'draft.syncCustomer') return [];
  if (is.customer !== event.email) return ['somebody else is signed in'];
  if (event.email !== null)
    return is.email === event.email ? [] : ['an order for another e-mail than the account’s'];
  return was.customer !== null && is.email === was.customer ? ['a guest with a customer’s e-mail'] : [];
};

export const draftInvariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  const before = steps.at(-2);
  if (now === undefined || before === undefined) return [];
  return [
    aboutOrders,
    aboutValidity,
    aboutMeaning,
    aboutMessages,
    aboutPeople,
    aboutExpiry,
    aboutResuming,
  ].flatMap((about) => about(now, before, steps));
};
