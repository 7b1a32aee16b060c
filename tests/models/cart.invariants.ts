/** What must hold of a cart whatever happens to it. */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import { unfinished, type CartContext } from '#machines/cart/cart.context.ts';
import { isSameGoods, linesOf, type CartAction } from '#machines/domain/cart.ts';
import type { Step } from '#tests/support/model.ts';

const contextOf = (step: Step): CartContext => step.view.context as unknown as CartContext;

const isWish = ({ type }: EventObject): boolean => /Items?$/.test(type);

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

export const cartInvariants = (steps: readonly Step[]): readonly string[] => {
  const broken: string[] = [];
  const must = (isKept: boolean, sentence: string): void => {
    if (!isKept) broken.push(sentence);
  };
  const step = steps.at(-1);
  if (step === undefined) return broken;
  const now = contextOf(step);
  const before = steps.at(-2);
  const { state } = step.view;
  if (state === 'writing') must(now.action !== null, 'writing without an action');
  const isBegun = state !== before?.view.state;
  if (state === 'loading' && isBegun) must(now.cartId !== null, 'loading without a cart');
  if (state === 'locked') must(now.action === null && now.isLockWanted, 'locked while something is done');
  if (state === 'ready')
    must(now.queue.length === 0 && now.action === null && !now.isLockWanted, 'resting with work to do');
  if (state === 'unsettled')
    must(
      now.queue.length > 0 && now.queue.every(({ kind }) => kind === 'update') && !now.isLockWanted,
      'something other than a quantity waits for nothing',
    );
  if (state === 'creating' || state === 'renewing')
    must(!isBegun || now.cartId === null, 'making a cart where there is one');
  if (state === 'recreating')
    must(
      now.hasRecreated && (!isBegun || now.cartId === null),
      'recreating, but the next loss would recreate once more',
    );
  must(
    state !== 'released' || (now.cartId === null && now.cart === null),
    "a token may go live beside a guest's cart (CART-11)",
  );
  must(recreationsInARow(steps) <= 1, 'recreated twice for one action');
  if (before === undefined) return broken;

  const was = contextOf(before);
  if (isWish(step.event)) {
    const isGivenBack = step.view.facts.some((fact) => (fact as EventObject).type === 'cart.actionFailed');
    must((now.queue.at(-1) ?? now.action) !== null || isGivenBack, 'a wish was lost');
  } else {
    // in a cart that others have filled it may have become a change of the line that is there
    const isMoved = step.view.facts.some((fact) => (fact as EventObject).type === 'cart.recreated');
    // in another cart the same goods lie elsewhere, and what is not in it is out
    const isAnother = now.cart !== null && was.cart?.id !== now.cart.id;
    const isStill = (one: CartAction, waited: CartAction): boolean =>
      isDeepStrictEqual(one, waited) ||
      (isAnother && isDeepStrictEqual({ ...one, lineId: '' }, { ...waited, lineId: '' })) ||
      (isMoved && one.kind === 'update' && isDeepStrictEqual([one.line], linesOf(waited)));
    const isOut = (waited: CartAction): boolean =>
      isAnother &&
      waited.kind === 'remove' &&
      now.cart?.lines.every((line) => !isSameGoods(line, waited.line)) === true;
    const isKept = was.queue.every(
      (waited) => isOut(waited) || unfinished(now).some((one) => isStill(one, waited)),
    );
    const isHonest =
      step.event.type === 'cart.renew' ||
      // sent for good
      step.view.asked.some(({ child }) => child === 'partCart') ||
      // removals of lines that were lost have come true
      step.view.facts.some((fact) => ['cart.dropped', 'cart.lost'].includes((fact as EventObject).type)) ||
      step.view.facts.some((fact) => (fact as EventObject).type === 'cart.actionFailed');
    must(isKept || isHonest, 'the queue lost an action without a word');
  }
  if (before.view.state === 'locked' && state === 'writing')
    must(step.event.type === 'cart.unlock', 'written while locked');
  return broken;
};
