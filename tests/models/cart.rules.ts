/** What must always hold of a cart: nothing is lost or done twice, or written while money moves. */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { AdoptedCart } from '#machines/trade/cart/cart-owner.machine.ts';
import { underWay, unfinished } from '#machines/trade/cart/cart.context.ts';
import type { CartWritten } from '#machines/trade/cart/cart-writes.machine.ts';
import { isSameItem, type Cart, type NewLine } from '#machines/domain/cart.ts';
import type { Step } from '#machines/tools/models/model.ts';
import { regionsOf } from './cart.answers.ts';
import { aboutOrders, aboutRegions, type Situation } from './cart.orders.ts';
import { aboutRequests, doneFacts, factOf, type CartMoment } from './cart.requests.ts';
import type { Failure } from '#machines/domain/failure.ts';
import type { Must } from '#machines/tools/models/plan.ts';

/** How many recoveries the action or reading under way has led to. */
const recoveriesInARow = (steps: readonly Step[]): number => {
  let count = 0;
  steps.forEach(({ view: { asked, facts } }, index) => {
    const isBegun = asked.some(({ child }) => child === 'cartWrites' || child === 'readCart');
    const isOver = facts.some((fact) => (fact as EventObject).type === 'cart.actionFailed');
    if (isOver || (isBegun && regionsOf(steps[index - 1]?.view.state ?? '').work !== 'recovering.replacing'))
      count = 0;
    if (asked.some((one) => one.child === 'cartRecovery' && 'input' in one)) count += 1;
  });
  return count;
};

const aboutStates = ({ now, state, before, queue, steps, started }: Situation, must: Must): void => {
  const isEntered = state !== before;
  const isAsking = started.some((child) => !/^(watch|flush)Cart$/.test(child));
  must(state !== 'waiting.starting' || !isAsking, 'nothing is asked before it is known whose the cart is');
  if (state === 'writing') must(now.action !== null, 'an action is written');
  if (state === 'locked')
    must(now.action === null && queue === 'closing', 'a locked cart does nothing (BEY-06)');
  if (state === 'ready')
    must(
      now.action === null &&
        queue !== 'closing' &&
        (now.queue.length === 0 ||
          (queue === 'debouncing' && now.queue.every(({ kind }) => kind === 'update'))),
      'only changed quantities wait, for more of them',
    );
  if (state === 'recovering.replacing' && isEntered)
    must(now.cartId === null, 'a lost cart is no longer used');
  if (state === 'waiting.released')
    must(now.cartId === null && now.cart === null, 'a token goes live only without a guest cart (CART-11)');
  must(recoveriesInARow(steps) <= 1, 'an action leads to one recovery');
};

/** Each action is written once, and ends once: done, failed, or put back to wait. */
const aboutWrites = (moment: Situation, must: Must): void => {
  const { now, was, state, before, type, event, told, facts, isDone } = moment;
  const { action } = now;
  const isHalf = isDone('cartWrites') && action?.kind === 'edit' && was.action?.kind === 'edit';
  must(before !== 'locked' || state !== 'writing' || type === 'cart.unlock', 'a locked cart is not written');
  const ended = facts.filter(
    (fact) => Object.values(doneFacts).includes(fact.type) || fact.type === 'cart.itemReturned',
  );
  const done = underWay(was);
  const { answer, failure = null } = (event['output'] ?? {}) as Partial<CartWritten>;
  const isWritten = isDone('cartWrites') && failure === null;
  const reported = facts.find((fact) => fact.type === 'cart.actionFailed')?.['failure'];
  const refusedFor = (reported as Failure | undefined)?.message;
  if (isWritten && was.action?.kind === 'addSeveral')
    must(ended.map((fact) => fact.type).join() === 'cart.itemsAdded', 'several lines end once');
  else if (isWritten && (answer?.refusals ?? []).length > 0)
    must(
      ended.length === 0 && refusedFor === answer?.refusals[0]?.message,
      'a refused action is reported with the first reason',
    );
  else if (isWritten && !isHalf)
    must(ended.map((fact) => fact.type).join() === done.map(factOf).join(), 'each written action ends once');
  if (isHalf) must(ended.length === 0, 'half an edit is not reported');
  if (isDone('cartWrites') && failure?.kind === 'network')
    must(
      ended.length === 0 && told.includes('cart.actionFailed'),
      'a write that was not seen in the cart is reported, and not repeated',
    );
  if (isDone('cartWrites') && failure?.kind === 'refused' && was.alongside.length === 0)
    must(told.includes('cart.actionFailed'), 'a failed action is reported');
  if (type === 'cart.undoRemoval') {
    const returns = unfinished(now).filter((one) => one.kind === 'add' && one.isReturned === true);
    const isRemoved = was.removed.some((line) => isSameItem(line, event['line'] as NewLine));
    const isExpired = told.includes('cart.actionFailed');
    must(returns.length === (isRemoved && !isExpired ? 1 : 0), 'a removed line is returned once');
  }
};

/** What other machines and tabs learn of the cart. */
const aboutFacts = (moment: Situation, must: Must): void => {
  const { now, was, state, before, queue, type, event, told, facts, isDone } = moment;
  const isEntered = state !== before;
  must.emit('cart.locked', state === 'locked' && isEntered);
  must(type !== 'cart.lock' || queue === 'closing', 'a lock is remembered until the cart is free (BEY-06)');
  must(type !== 'cart.unlock' || queue !== 'closing', 'a lock is released');
  const adopted = isDone('cartOwner') ? (event['output'] as AdoptedCart) : null;
  const isAdopted = adopted !== null && adopted.cart !== null && now.cartId === adopted.cart.id;
  if (isDone('cartWrites') && state === 'ready' && !told.includes('cart.actionFailed'))
    must(now.failure === null, 'what arrived is no failure');
  must({
    'only a failed merge is reported as failed':
      !told.includes('cart.adoptionFailed') || (adopted?.failure ?? null) !== null,
    'a guest cart is merged once (CART-11)':
      !isAdopted || (now.releasedCartId === null && now.releasedLines.length === 0),
  });
  const isUnread = type.startsWith('xstate.error') && type.includes('readCart') && now.isUnread;
  const kinds = facts.flatMap((fact) => (fact.type === 'cart.readFailed' ? [fact['kind']] : []));
  must(
    kinds.every((kind) => kind === moment.error?.kind),
    'a failed reading of another kind',
  );
  must(!isUnread || kinds.length === 1, 'a failed reading is reported');
  const adoptions = moment.started.filter((child) => child === 'cartOwner').length;
  must(adoptions <= 1 && (adoptions === 1 || state !== 'adopting' || !isEntered), 'it is fetched once');
  must.start('createCart', state === 'creating' && isEntered);
  const readings = moment.started.filter((child) => child === 'readCart').length;
  const isReading = state === 'loading' && isEntered;
  must(readings <= 1 && (readings === 1 || !isReading), 'the cart is read once at a time');
  const made = isDone('cartRecovery') ? (event['output'] as { readonly cartId: string | null }).cartId : null;
  must.emit('cart.recreated', made !== null);
  must(made === null || (now.lost.length === 0 && now.cartId === made), 'the new cart replaces the lost one');
  const isMade = isDone('createCart') && was.cartId === null && now.cartId === event['output'];
  must(!(isMade || made !== null) || told.includes('cart.created'), 'a new cart is reported');
  must(
    now.cart === was.cart || now.cart === null || made !== null || told.includes('cart.changed'),
    'a changed cart is reported',
  );
  for (const fact of facts)
    if (fact.type === 'cart.changed')
      must((fact['cart'] as Cart) === now.cart || now.cart === null, 'the reported cart is the known one');
  if (type === 'cart.forget' && isEntered)
    must(now.queue.length === 0 || state === before, 'a forgotten cart has no work');
};

/** While the cart rests, its count knows a customer's cart (CART-13). */
const aboutTheCount = ({ now, state, before, type, steps }: Situation, must: Must): void => {
  const { owner, cart, cartId } = now;
  const isKnown = owner === 'customer' && cart !== null && cartId !== null;
  const known = isKnown ? { cartId, totalQuantity: cart.totalQuantity } : null;
  const counts = steps.at(-1)?.view.asked.filter((one) => one.child === 'cartCount' && 'input' in one);
  const isBegun = state === 'ready' && before !== 'ready';
  must({
    'a count begins with the cart that is shown':
      !isBegun || isDeepStrictEqual(counts?.at(-1), { child: 'cartCount', input: known }),
    'another count is followed by a reading': type !== 'cartCount.changed' || state === 'loading',
  });
};

/** While money moves nothing reaches the server, and every request waits (BEY-06). */
const aboutTheLock = (
  { now, was, state, before, type, started, sent, told }: Situation,
  must: Must,
): void => {
  if (before === 'locked' && was.owner === 'guest' && /adopt|release/.test(type))
    must(state === 'locked', 'the cart of a guest stays locked when a customer signs in');
  if (before !== 'locked' || state !== 'locked') return;
  must(started.length === 0 && sent.length === 0, 'nothing is asked of the server while the cart is locked');
  must(!told.includes('cart.changed'), 'a locked cart does not change');
  must(now.queue.length >= was.queue.length || now.queue.length > 0, 'what is asked of a locked cart waits');
};

/** Nothing of a customer stays behind (SESS-02). */
const aboutOwners = ({ now, type, told, steps, facts }: CartMoment, must: Must): void => {
  let shown = steps[0]?.view.context['shownCartId'];
  for (const fact of steps.flatMap(({ view }) => view.facts as CartMoment['facts'])) {
    const isOurs = fact.type !== 'cart.dropped' || !facts.includes(fact) || fact['cartId'] === shown;
    must(isOurs, 'the cart that is dropped is the last that was shown');
    if (/^cart\.(created|changed)$/.test(fact.type)) shown = (fact['cart'] as Cart)?.id ?? fact['cartId'];
    if (fact.type === 'cart.dropped') shown = null;
  }
  if (type !== 'cart.forget') return;
  must(told.includes('cart.dropped'), 'a forgotten cart leaves the browser');
  must(!/cart-\d|"own"|WATER|CUPS/.test(JSON.stringify(now)), 'nothing of the customer is kept (SESS-02)');
};

export const cartRules = (whole: CartMoment, must: Must): void => {
  const { work: state, ...regions } = regionsOf(whole.state);
  const old = regionsOf(whole.before);
  const moment = { ...whole, ...regions, state, before: old.work, old };
  aboutStates(moment, must);
  if (moment.before === '') return;
  aboutRequests(moment, must);
  aboutWrites(moment, must);
  aboutTheLock(moment, must);
  aboutOwners(moment, must);
  aboutFacts(moment, must);
  aboutTheCount(moment, must);
  aboutOrders(moment, must);
  aboutRegions(moment, must);
};
