/** What must always hold of a cart: nothing asked for is lost or done twice, and nothing is written while money moves. */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { AdoptedCart } from '#machines/cart/cart.actors.ts';
import { unfinished, underWay, type CartContext } from '#machines/cart/cart.context.ts';
import { isSameGoods, linesOf, type Cart, type CartAction, type WriteAnswer } from '#machines/domain/cart.ts';
import type { Step } from '#tests/support/model.ts';
import { rules, type Moment, type Must } from './rules.ts';

type CartMoment = Moment<CartContext>;

/** How many recreations the action or reading under way has led to. */
const recreationsInARow = (steps: readonly Step[]): number => {
  let count = 0;
  steps.forEach(({ view: { asked, facts } }, index) => {
    const isBegun = asked.some(({ child }) => child === 'writeCart' || child === 'readCart');
    const isOver = facts.some((fact) => (fact as EventObject).type === 'cart.actionFailed');
    if (isOver || (isBegun && steps[index - 1]?.view.state !== 'recreating')) count = 0;
    if (asked.some(({ child }) => child === 'recreation')) count += 1;
  });
  return count;
};

const aboutStates = ({ now, state, before, steps }: CartMoment, must: Must): void => {
  const isEntered = state !== before;
  if (state === 'writing') must(now.action !== null, 'an action is written');
  if (state === 'loading' && isEntered) must(now.cartId !== null, 'a known cart is read');
  if (state === 'locked')
    must(now.action === null && now.isLockWanted, 'a locked cart does nothing (BEY-06)');
  if (state === 'ready')
    must(now.queue.length === 0 && now.action === null && !now.isLockWanted, 'a cart at rest has no work');
  if (state === 'unsettled')
    must(
      now.queue.length > 0 && now.queue.every(({ kind }) => kind === 'update') && !now.isLockWanted,
      'only changed quantities wait for more of them',
    );
  if (/^(creating|renewing)$/.test(state) && isEntered)
    must(now.cartId === null, 'a cart is made where there is none');
  if (state === 'recreating') must(now.hasRecreated, 'a loss while recreating is not recreated again');
  if (state === 'recreating' && isEntered) must(now.cartId === null, 'a lost cart is no longer used');
  if (state === 'released')
    must(now.cartId === null && now.cart === null, 'a token goes live only without a guest cart (CART-11)');
  must(recreationsInARow(steps) <= 1, 'an action leads to one recreation');
};

/** Nothing that was asked for disappears without a fact. */
const aboutTheQueue = ({ now, was, type, told, sent }: CartMoment, must: Must): void => {
  const isReported = told.includes('cart.actionFailed');
  if (/Items?$/.test(type))
    return must((now.queue.at(-1) ?? now.action) !== null || isReported, 'a request is kept');
  // in another cart the same goods are another line, and a line that is not in it is removed
  const isAnother = now.cart !== null && was.cart?.id !== now.cart.id;
  const isStill = (one: CartAction, waited: CartAction): boolean =>
    isDeepStrictEqual(one, waited) ||
    (isAnother && isDeepStrictEqual({ ...one, lineId: '' }, { ...waited, lineId: '' })) ||
    (told.includes('cart.recreated') &&
      one.kind === 'update' &&
      isDeepStrictEqual([one.line], linesOf(waited)));
  const isOut = (waited: CartAction): boolean =>
    isAnother &&
    waited.kind === 'remove' &&
    now.cart?.lines.every((line) => !isSameGoods(line, waited.line)) === true;
  const isKept = was.queue.every(
    (waited) => isOut(waited) || unfinished(now).some((one) => isStill(one, waited)),
  );
  const isExplained = type === 'cart.renew' || sent.some((one) => one.startsWith('partCart ')) || isReported;
  must(
    isKept || isExplained || told.includes('cart.dropped') || told.includes('cart.lost'),
    'a waiting action is kept',
  );
};

const doneFacts: Readonly<Record<string, string>> = {
  add: 'cart.itemAdded',
  update: 'cart.itemUpdated',
  remove: 'cart.itemRemoved',
  edit: 'cart.itemEdited',
  addSeveral: 'cart.itemsAdded',
};
const factOf = (action: CartAction): string =>
  action.kind === 'add' && action.isReturned === true ? 'cart.itemReturned' : (doneFacts[action.kind] ?? '');

/** Each action is written once, and ends once: done, failed, or put back to wait. */
const aboutWrites = (moment: CartMoment, must: Must): void => {
  const { now, was, state, before, type, event, error, told, facts, started, isDone, isFailed } = moment;
  const { cartId, action, alongside } = now;
  const isHalf = isDone('writeCart', 'readCart') && action?.kind === 'edit' && was.action?.kind === 'edit';
  must(
    started.includes('writeCart') || state !== 'writing' || before === state,
    'an action is written at once',
  );
  must.start('writeCart', started.includes('writeCart'), {
    cartId,
    action,
    alongside,
    customerId: now.customerId ?? undefined,
  });
  must(before !== 'locked' || state !== 'writing' || type === 'cart.unlock', 'a locked cart is not written');
  if (started.includes('writeCart') && was.action === null && was.queue.length > 0 && before !== 'recreating')
    must(
      isDeepStrictEqual(action, was.queue[0]) || /Items?$/.test(type),
      'the oldest action is written first',
    );
  if (before === 'unsettled' && state === 'writing')
    must(
      /settle|leave|lock|(add|remove|edit|reorder)Items?$|undoRemoval/i.test(type),
      'quantities wait until they are settled',
    );
  const ended = facts.filter(
    (fact) => Object.values(doneFacts).includes(fact.type) || fact.type === 'cart.itemReturned',
  );
  const done = underWay(was);
  const { refusals } = (event['output'] ?? {}) as Partial<WriteAnswer>;
  if (isDone('writeCart') && was.action?.kind === 'addSeveral')
    must(ended.map((fact) => fact.type).join() === 'cart.itemsAdded', 'several lines end once');
  else if (isDone('writeCart') && (refusals ?? []).length > 0)
    must(ended.length === 0 && told.includes('cart.actionFailed'), 'a refused action is reported');
  else if (isDone('writeCart') && !isHalf)
    must(
      ended.map((fact) => fact.type).join() === done.map(factOf).join(),
      'every action that was written is reported once',
    );
  if (isHalf) must(ended.length === 0, 'half an edit is not reported');
  // no answer says nothing of what the server did: the cart is read before anything is sent again
  if (isFailed('writeCart') && error?.kind === 'network') {
    must(
      !started.includes('writeCart') || now.cartId !== was.cartId,
      'a write without an answer is not repeated',
    );
    must(
      ended.length === 0 && (state !== 'reconciling' || now.action === was.action),
      'a write without an answer stays open',
    );
  }
  if (
    before === 'reconciling' &&
    isDone('readCart') &&
    !isHalf &&
    was.cartId === now.cartId &&
    now.cartId !== null
  )
    must(
      told.includes('cart.actionFailed') || ended.length > 0 || was.action === null,
      'a doubtful action is reported',
    );
  if (isFailed('writeCart') && error?.kind === 'refused' && was.alongside.length > 0)
    must(!told.includes('cart.actionFailed'), 'quantities refused together are tried one by one');
  if (isFailed('writeCart') && error?.kind === 'refused' && was.alongside.length === 0)
    must(told.includes('cart.actionFailed') || was.action?.kind === 'edit', 'a failed action is reported');
  for (const fact of facts)
    if (fact.type === 'cart.actionFailed')
      must(
        (fact['actions'] as readonly CartAction[]).length > 0 || was.action === null,
        'a failure names its actions',
      );
  if (isDone('writeCart') && was.action?.kind === 'remove' && ended.length > 0) {
    const { line } = was.action;
    must(
      was.cartId === null ||
        now.removed.some((one) => isSameGoods(one, line)) ||
        now.cart?.lines.some((held) => isSameGoods(held, line)) === true,
      'a removal can be undone',
    );
  }
  if (type === 'cart.undoRemoval') {
    const returns = unfinished(now).filter((one) => one.kind === 'add' && one.isReturned === true);
    must(returns.length <= 1, 'a line is returned once');
  }
};

/** What other machines and tabs learn of the cart. */
const aboutFacts = (moment: CartMoment, must: Must): void => {
  const { now, was, state, before, type, event, told, facts, isDone, isFailed } = moment;
  const isEntered = state !== before;
  must.emit('cart.locked', state === 'locked' && isEntered);
  must.emit('cart.released', state === 'released' && (isEntered || type === 'cart.release'), {
    cartId: now.releasedCartId,
  });
  must(type !== 'cart.lock' || now.isLockWanted, 'a lock is remembered until the cart is free (BEY-06)');
  must(type !== 'cart.unlock' || !now.isLockWanted, 'a lock is released');
  const isAdopted = isDone('adoptCart') && now.cartId === (event['output'] as AdoptedCart).cart.id;
  must(!isDone('adoptCart') || told.includes('cart.adopted'), 'a customer cart is reported');
  must(
    !told.includes('cart.adoptionFailed') || isFailed('adoptCart'),
    'only a failed merge is reported as failed',
  );
  must(
    !isAdopted || (now.releasedCartId === null && now.releasedLines.length === 0),
    'a guest cart is merged once (CART-11)',
  );
  const adoptions = moment.started.filter((child) => child === 'adoptCart').length;
  must(
    adoptions <= 1 && (adoptions === 1 || state !== 'adopting' || !isEntered),
    'a customer’s cart is fetched once',
  );
  must(state !== 'adopting' || !isEntered || now.isOwned, 'a customer’s cart is theirs');
  must(
    state !== 'recreating' || !isEntered || moment.started.includes('recreation'),
    'a lost cart is recreated at once',
  );
  must.start('createCart', /^(creating|renewing)$/.test(state) && isEntered);
  const readings = moment.started.filter((child) => child === 'readCart').length;
  const isReading = /^(loading|reconciling)$/.test(state) && isEntered;
  must(readings <= 1 && (readings === 1 || !isReading), 'the cart is read once at a time');
  const isLoss =
    isEntered && state === 'recreating' && before !== 'ready' && before !== 'adopting' && was.cartId !== null;
  must(!isLoss || told.includes('cart.lost') || told.includes('cart.dropped'), 'a lost cart is reported');
  must(!told.includes('cart.lost') || state === 'recreating', 'a lost cart is recreated (CART-05)');
  const made = isDone('recreation') ? (event['output'] as { readonly cartId: string | null }).cartId : null;
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
  must(
    state !== 'awaitingSession' || !isEntered || told.includes('cart.sessionDoubted'),
    'the session is asked to verify its token',
  );
  must(
    state !== 'awaitingSignOut' || !isEntered || told.includes('cart.signOutWanted'),
    'the session is asked to sign out',
  );
  if (before === 'awaitingSession' && type === 'cart.denySession')
    must(
      told.includes('cart.actionFailed') && state !== 'recreating',
      'a doubted session gives the action back (CART-14)',
    );
  if (type === 'cart.forget' && isEntered)
    must(now.queue.length === 0 || state === before, 'a forgotten cart has no work');
};

export const cartInvariants = rules<CartContext>((moment, must) => {
  aboutStates(moment, must);
  if (moment.before === '') return;
  aboutTheQueue(moment, must);
  aboutWrites(moment, must);
  aboutFacts(moment, must);
});
