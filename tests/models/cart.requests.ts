/** What became of every request of the shopper: done, waiting, given back or gone with the page. */

import { unfinished, type CartContext } from '#machines/trade/cart/cart.context.ts';
import { isSameItem, type Cart, type NewLine } from '#machines/domain/cart.ts';
import { isRemoval, linesOf, type CartAction } from '#machines/domain/cart-actions.ts';
import type { Fact, Moment, Must } from '#machines/tools/models/plan.ts';

export type CartMoment = Moment<CartContext>;

export const doneFacts: Readonly<Record<string, string>> = {
  add: 'cart.itemAdded',
  update: 'cart.itemUpdated',
  remove: 'cart.itemRemoved',
  edit: 'cart.itemEdited',
  addSeveral: 'cart.itemsAdded',
};
export const factOf = (action: CartAction): string =>
  action.kind === 'add' && action.isReturned === true ? 'cart.itemReturned' : (doneFacts[action.kind] ?? '');

const isReplacing = (newer: CartAction, older: CartAction): boolean =>
  'lineId' in newer && 'lineId' in older && newer.lineId === older.lineId;
const holds = (cart: Cart | null, line: NewLine): boolean =>
  cart?.lines.some((held) => isSameItem(held, line)) === true;

/** The same goods; in another cart their line has another id, and an update is an addition. */
const isAbout = (one: CartAction, other: CartAction): boolean =>
  linesOf(other).every((line) => linesOf(one).some((same) => isSameItem(same, line)));

const isDoneBy = (fact: Fact, action: CartAction): boolean => {
  if (action.kind === 'addSeveral') return fact.type === 'cart.itemsAdded';
  return fact.type === factOf(action) && isSameItem(fact['line'] as NewLine, action.line);
};
const failedIn = (facts: readonly Fact[]): readonly CartAction[] =>
  facts.flatMap((fact) =>
    fact.type === 'cart.actionFailed' ? (fact['actions'] as readonly CartAction[]) : [],
  );

/** A request of the shopper waits, is done, is given back or leaves with the page; none is lost. */
export const aboutRequests = ({ now, was, type, event, told, facts, sent }: CartMoment, must: Must): void => {
  const before = unfinished(was);
  const failed = failedIn(facts);
  for (const one of before) {
    const isWaiting = unfinished(now).some((other) => isAbout(other, one));
    const isTold = facts.some((fact) => isDoneBy(fact, one)) || failed.some((other) => isAbout(other, one));
    // a newer request for the same line replaces the older one
    const isReplaced =
      ('lineId' in one && one.lineId === event['lineId']) ||
      before.some((other) => other !== one && isReplacing(other, one));
    const isFlushed = sent.some((request) => request.startsWith('flushCart '));
    // a cart that was ordered is not bought again, and what was to be removed went with a lost cart
    const isOver =
      (told.includes('cart.dropped') && !one.kind.startsWith('add')) ||
      (isRemoval(one) && now.cart?.id !== was.cart?.id);
    const isThere = told.includes('cart.recreated') && linesOf(one).every((line) => holds(now.cart, line));
    must(
      isWaiting || isTold || isReplaced || isFlushed || isOver || isThere || type === 'cart.forget',
      `a request to ${one.kind} is lost on ${type}`,
    );
  }
  const asked = facts.filter(({ type: fact }) => Object.values(doneFacts).includes(fact));
  for (const fact of asked)
    must(
      before.some((one) => isDoneBy(fact, one)),
      'only what was asked for is reported as done',
    );
  for (const one of failed)
    must(
      [...before, ...unfinished(now)].some((other) => isAbout(other, one)) || /Item|undo/.test(type),
      'only what was asked for is reported as failed',
    );
  if (
    /^cart\.(add|reorder|remove|edit|update)Item/.test(type) &&
    (event['line'] as Partial<NewLine> | undefined)?.quantity !== 0
  )
    must((now.queue.at(-1) ?? now.action) !== null || told.includes('cart.actionFailed'), 'it is kept');
};
