/** What must always hold in a draft: its order, its people, what is said (BEY-06, CHK-07). */

import { isDeepStrictEqual } from 'node:util';
import { isMinimumMet, type Cart } from '#machines/domain/cart.ts';
import { isAddressComplete } from '#machines/domain/address.ts';
import { isEmail } from '#machines/domain/email.ts';
import { isPickup } from '#machines/domain/blocker.ts';
import type { CheckoutFact } from '#machines/checkout/checkout.events.ts';
import { canPlaceOrder } from '#machines/checkout/draft-order.ts';
import { isSignedIn, type DraftContext } from '#machines/checkout/draft.context.ts';
import { placeBlockers } from '#machines/checkout/place-questions.ts';
import type { FrozenOrder } from '#machines/checkout/placing.events.ts';
import type { Failure } from '#machines/domain/failure.ts';
import type { Moment, Must } from '#machines/tools/models/plan.ts';

export type DraftMoment = Moment<DraftContext>;

/** Without the blockers beside it: 'filling.editing'. */
export const stageOf = (state: string): string => /^stage\.([^|]*)/.exec(state)?.[1] ?? '';
export const areBlockersNamed = (state: string): boolean => state.endsWith('.named');
export const isOrdering = (state: string): boolean => stageOf(state).startsWith('ordering');
/** The steps are walked again by themselves. */
const isResuming = (state: string, { asked }: DraftContext): boolean =>
  stageOf(state).startsWith('filling.advancing') && asked?.type === 'draft.resume';
/** What it says to the shop. */
export const saidIn = ({ facts }: DraftMoment): readonly CheckoutFact[] =>
  facts.flatMap((one) => (one.type === 'draft.reported' ? [one['fact'] as CheckoutFact] : []));
const failureIn = ({ event }: DraftMoment): Failure | null => (event['failure'] ?? null) as Failure | null;

/** Nothing is ordered but once, in its turn, and as the shopper saw it. */
const aboutOrders = ({ now, was, state, before, type, facts, steps }: DraftMoment, must: Must): void => {
  const isPressed = isOrdering(state) && !isOrdering(before);
  const isBilledElsewhere = !now.isBillingSame || isPickup(now) || now.cart?.isVirtual === true;
  must.emit('draft.orderRequested', isPressed, { isBilledElsewhere });
  must(!isPressed || (type === 'draft.placeOrder' && !was.isOrderUnderWay), 'one order, and by the button');
  for (const fact of facts.filter((one) => one.type === 'draft.orderRequested')) {
    const { cartId, seen, isOwned, email, delivery, billing, store, method } = fact['order'] as FrozenOrder;
    must({
      'an order of another cart': isDeepStrictEqual(now.cart, seen),
      'an order of no cart': cartId === seen.id && seen.lines.length > 0,
      'a customer ordered for as a guest, or the reverse': isOwned === isSignedIn(now),
      'an order without an e-mail': isEmail(email),
      'an order to nowhere': seen.isVirtual || isAddressComplete(delivery),
      'a store is billed': billing.pickup === undefined,
      'collected from another store than it is sent to': (delivery.pickup ?? null) === (store?.code ?? null),
      'an order billed to no one': isAddressComplete(billing),
      'an order without a delivery method': seen.isVirtual || method !== null,
    });
  }
  const isLocking = stageOf(before) === 'ordering.locking';
  must.emit('draft.orderConfirmed', isLocking && type === 'draft.confirmLock');
  const places = steps.map(({ view }) => isOrdering(view.state));
  const press = steps[places.findLastIndex((isIn, index) => isIn && places[index - 1] === false)];
  const seen = press?.view.context['cart'] as Cart | undefined;
  for (const fact of facts.filter((one) => one.type === 'draft.orderConfirmed'))
    must(isDeepStrictEqual(seen?.lines, (fact['cart'] as Cart).lines), 'other goods than were seen (BEY-16)');
  must.emit('draft.orderWithdrawn', isLocking && type === 'draft.syncCart' && !isOrdering(state));
};

/** What an event that means one thing must do. */
const aboutMeaning = (moment: DraftMoment, must: Must): void => {
  const { now, was, state, before, type, event, sent } = moment;
  const said = saidIn(moment);
  const isToast = said.some((fact) => /failed/.test(fact.type) && 'message' in fact && fact.message !== null);
  const isTold = now.errors.length > was.errors.length || isToast;
  const isSilent = type === 'draft.refuse' && failureIn(moment)?.fieldMessages !== undefined;
  const isEnd = /^draft.(refuse|revise)$/.test(type) && isOrdering(before);
  must(!isEnd || isSilent || isTold, 'an order failed and no message says so');
  const areNamed = areBlockersNamed(state);
  must(!areNamed || !canPlaceOrder(now), 'cured, and still named');
  const isPressed =
    type === 'draft.placeOrder' && stageOf(before) === 'filling.editing' && !isOrdering(state);
  const isAsked = placeBlockers(now).length > 0 || sent.join() === 'fulfilment fulfilment.setAnswers';
  must(!isPressed || was.isOrderUnderWay || areNamed || isAsked, 'not placed, and no reason is named');
  const isTooSmall = type === 'draft.syncCart' && !isMinimumMet(now.cart) && isOrdering(before);
  must(!isTooSmall || (!isOrdering(state) && (areNamed || isTold)), 'an order below the minimum goes on');
  const isReread = said.some((fact) => fact.type === 'checkout.cartUnverified');
  const paid = now.cart?.giftCards.reduce((sum, { amount }) => sum - amount.cents, 0) ?? 0;
  const isRepriced =
    now.totals?.subtotal.cents !== now.cart?.subtotal.cents || (now.totals?.giftCards?.cents ?? 0) !== paid;
  const isPriced = type === 'fulfilment.priced' && !isOrdering(before);
  must(!isPriced || isReread === isRepriced, 'lines at other prices than the totals are read again');
  const isSettled = type === 'fulfilment.settled' && stageOf(before).startsWith('filling.advancing');
  must(!isSettled || stageOf(state) === 'filling.editing', 'settled, and still waited for');
  const isRecovery = type === 'draft.syncRecovery';
  must(!isRecovery || now.isOrderUnderWay === event['isOrderUnderWay'], 'an order is overlooked');
  must(type !== 'fulfilment.blocked' || areNamed || canPlaceOrder(now), 'a blocker is not named');
  const isThawed = sent.includes('fulfilment fulfilment.thaw');
  must(isThawed === (isOrdering(before) && !isOrdering(state)), 'the fulfilment is frozen for an order');
};

/** What is asked of a child or told the checkout, unless an order is placed. */
const does: Readonly<Record<string, string>> = {
  'draft.changeTab': 'tabs.change',
  'draft.refreshTotals': 'fulfilment.refreshTotals',
  'draft.retry': 'fulfilment.retry',
  'draft.offerAddresses': 'fulfilment.offerAddresses',
  'draft.informAccount': 'identity.informAccount',
  'draft.syncCustomer': 'identity.syncCustomer fulfilment.syncCustomer',
  'draft.syncAccount': 'draft.payableChanged',
  'fulfilment.priced': 'draft.payableChanged',
  'fulfilment.tabOpened': 'tabs.open',
  'fulfilment.tabClosed': 'tabs.close',
};

const reported = /creationChosen|tabs.changed|edited|redirected|offersChanged|methodRefused|totalsFailed/;
/** What a stage begins with. */
const begins: Readonly<Record<string, string>> = {
  'filling.advancing.confirming': 'identity.confirmEmail fulfilment.prepare',
  'filling.advancing.delivering': 'fulfilment.confirm',
  'filling.advancing.readingTotals': 'fulfilment.readTotals',
  'ordering.locking': 'fulfilment.freeze',
};

const isOnToPayment = ({ email, method, totals }: DraftContext): boolean =>
  email !== '' && method !== null && totals === null;

const aboutMessages = (moment: DraftMoment, must: Must): void => {
  const { now, was, state, before, type, event, facts, told, sent } = moment;
  const isQuiet = type === 'draft.dismiss' || was.asked?.type === 'draft.resume';
  const message = isQuiet ? null : (event['message'] ?? null);
  const isSaid = [...now.errors, ...now.messages].some((one) => one === message);
  must(message === null || isSaid || (isOrdering(before) && !isOrdering(state)), `${type} is not said`);
  if (isOrdering(before)) return;
  const done = [...told, ...sent.map((one) => one.split(' ')[1])];
  const begun = stageOf(state) === stageOf(before) ? undefined : begins[stageOf(state)]?.split(' ');
  const isBegun = begun?.every((one) => done.includes(one)) ?? true;
  must(isBegun || type === 'fulfilment.saveBegun', `${begun} is missing`);
  must(!reported.test(type) || done.includes('draft.reported'), `${type} is not reported`);
  const isAnswer = type === 'identity.emailAccepted' && !isQuiet;
  must(!isAnswer || now.email === event['email'], 'an accepted e-mail is not kept');
  must(
    type !== 'fulfilment.cartReplaced' || stageOf(state) === 'filling.editing',
    'another cart, and no stop',
  );
  const isKind = type === 'draft.syncCart' && (event['cart'] as Cart).isVirtual !== now.cart?.isVirtual;
  must.emit('draft.kindChanged', isKind);
  const isOn = stageOf(before) === 'filling.editing' && event['tab'] === 'payment' && isOnToPayment(was);
  const dues = type === 'draft.changeTab' && isOn ? 'fulfilment.saveMethod' : does[type];
  for (const due of dues?.split(' ') ?? []) must(done.includes(due), `no ${due} on ${type}`);
  must(type !== 'draft.changeTab' || now.hasActed, 'gone on, and led elsewhere');
  const isAccepted = type === 'fulfilment.addressAccepted' && !isResuming(before, was);
  must(!isAccepted || done.includes('fulfilment.addStored'), 'an accepted address is offered');
  must(!isAccepted || done.includes('draft.reported'), 'an accepted address is not kept');
  const offered = facts.filter((fact) => fact.type === 'draft.payableChanged' && fact['methods'] !== null);
  must(offered.length === (type === 'fulfilment.priced' ? 1 : 0), 'payment methods are passed on');
  const isStep = stageOf(state).startsWith('filling.advancing') && stageOf(before) === 'filling.editing';
  if (isStep && type !== 'fulfilment.refreshBegun' && !isResuming(state, now))
    must(now.asked !== null && now.hasActed && now.errors.length === 0, 'a step begins without its request');
  must(!type.startsWith('xstate.after') || stageOf(state) === 'filling.editing', 'waited for too long');
};

/** The e-mail of an account is the order's as long as it is signed in. */
const aboutPeople = ({ now, was, state, before, type, event }: DraftMoment, must: Must): void => {
  const email = event['email'] as string | null;
  if (type === 'identity.customerWelcomed') {
    must(now.email === (isOrdering(before) ? was.email : email), 'the e-mail of another shopper');
    const isUnderWay = isOrdering(before) || isResuming(state, now) || was.hasActed || was.asked !== null;
    must(isUnderWay || !isSignedIn(now), 'welcomed, and left standing where they are');
  }
  if (type !== 'draft.syncCustomer') return;
  must(now.customer === email, 'somebody else is signed in');
  must(email === null || now.email === email, 'an order for another e-mail than the account’s');
  const isLeft = email === null && was.customer !== null;
  must(!isLeft || now.email !== was.customer, 'a guest with a customer’s e-mail');
};

/** A failure is reported by its kind; what an expired session interrupted is asked again. */
const aboutFailures = (moment: DraftMoment, must: Must): void => {
  const { now, was, before, type } = moment;
  const kind = failureIn(moment)?.kind;
  const told = saidIn(moment).flatMap((fact) => (fact.type === 'checkout.failed' ? [fact] : []));
  const isIgnored = isOrdering(before) === /^(identity.emailRefused|fulfilment.failed)$/.test(type);
  must(
    kind === undefined || isIgnored || told.map((fact) => fact.kind).join() === kind,
    'no kind of failure',
  );
  if (kind !== 'sessionExpired') return;
  must(now.errors.length === was.errors.length, 'an expiry shown as an error');
  const due = was.asked === null || (isOrdering(before) && type !== 'draft.refuse') ? [] : [was.asked];
  const asked = told.flatMap((fact) => fact.asked ?? []);
  must(isDeepStrictEqual(asked, due), 'asked again once');
};

const order = ['account', 'delivery', 'shipping', 'payment'];

/** A return is silent and ends at the first step that is not confirmed (BEY-04). */
const aboutResuming = (moment: DraftMoment, must: Must): void => {
  const { now, was, state, before, type, event, steps } = moment;
  const isLate = /^(draft.replay|identity.customerWelcomed)$/.test(type) && was.hasActed;
  must(!isLate || stageOf(state) === stageOf(before), 'what the shopper has begun to write stays');
  if (!isResuming(before, was)) return;
  const failure = failureIn(moment);
  // §8 has its own messages for these
  const isWorded = 'words' in event && failure?.kind !== 'sessionExpired';
  const isRefused = failure?.kind === 'refused' && failure.fieldMessages === undefined;
  const isSaid = isRefused || isWorded || type === 'fulfilment.methodRefused';
  if (/(Refused|failed)$/.test(type))
    must(now.errors.length === was.errors.length + (isSaid ? 1 : 0), 'only a refusal is shown');
  const limit = order.indexOf(was.leftAt ?? (isSignedIn(was) ? 'payment' : 'account'));
  const opened = (steps.at(-1)?.view.asked ?? []).flatMap((one) =>
    'event' in one && one.event.type === 'tabs.open' ? [(one.event as { tab?: string }).tab ?? ''] : [],
  );
  // where nothing is delivered there is nothing in between; how far delivery goes is its own to keep
  const isDecided = was.cart?.isVirtual === true || type.startsWith('fulfilment');
  must(isDecided || opened.every((tab) => order.indexOf(tab) <= limit), 'further than they had come');
  must(!saidIn(moment).some((fact) => 'isKept' in fact && fact.isKept), 'a tab on the way is kept');
};

export const draftRules = (moment: DraftMoment, must: Must): void => {
  for (const about of [aboutOrders, aboutMeaning, aboutMessages, aboutPeople, aboutFailures, aboutResuming])
    about(moment, must);
};
