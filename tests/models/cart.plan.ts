/** What may happen to a cart, and what must hold whatever does: the plan of its generated tests. */

import type { EventObject } from 'xstate';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CartContext } from '#machines/cart/cart.setup.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { cartOracle } from './cart.oracle.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from './goods.ts';

const contextOf = (step: Step): CartContext => step.view.context as unknown as CartContext;

const lostAnswers = (slot: string): readonly EventObject[] => [
  failed(slot, failure('network')),
  failed(slot, failure('cartMissing')),
  failed(slot, failure('cartForbidden')),
  failed(slot, failure('cartInactive')),
];

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  loading: [done('readCart', fullCart), ...lostAnswers('readCart')],
  creating: [done('createCart', 'cart-2'), failed('createCart', failure('network'))],
  writing: [
    done('writeCart', { cart: fullCart, refusals: [] }),
    done('writeCart', { cart: cartOf('cart-1'), refusals: [] }),
    done('writeCart', { cart: fullCart, refusals: [{ message: 'Sold out.' }, { message: 'And closed.' }] }),
    done('writeCart', { cart: cartOf('cart-1'), refusals: [{ message: 'Not that many.' }] }),
    ...lostAnswers('writeCart'),
    failed('writeCart', failure('notFound')),
  ],
  recreating: [
    done('recreation', {
      cartId: 'cart-3',
      cart: cartOf('cart-3', lineOf('9', cups(1))),
      missing: [],
      failure: null,
    }),
    done('recreation', { cartId: 'cart-3', cart: null, missing: [water(2)], failure: null }),
    done('recreation', { cartId: null, cart: null, missing: [], failure: failure('network') }),
    failed('recreation', failure('unexpected')),
  ],
  renewing: [done('createCart', 'cart-4'), failed('createCart', failure('network'))],
};

const wishes: readonly CartEvent[] = [
  { type: 'cart.addItem', line: water(1) },
  { type: 'cart.updateItem', lineId: '1', line: water(5) },
  { type: 'cart.removeItem', lineId: '1', line: water(2) },
];
const secondWishes: readonly CartEvent[] = [
  { type: 'cart.addItem', line: cups(4) },
  { type: 'cart.updateItem', lineId: '1', line: water(7) },
  { type: 'cart.removeItem', lineId: '2', line: cups(1) },
];
const others: readonly EventObject[] = ['cart.load', 'cart.lock', 'cart.unlock', 'cart.renew'].map(
  (type) => ({
    type,
  }),
);

const isWish = ({ type }: EventObject): boolean => type.endsWith('Item');

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

const invariants = (steps: readonly Step[]): readonly string[] => {
  const broken: string[] = [];
  const must = (isKept: boolean, sentence: string): void => {
    if (!isKept) broken.push(sentence);
  };
  const step = steps.at(-1);
  if (step === undefined) return broken;
  const now = contextOf(step);
  const before = steps.at(-2);
  const { state } = step.view;
  if (state === 'writing')
    must(now.cartId !== null && now.action !== null, 'writing without a cart or an action');
  if (state === 'loading') must(now.cartId !== null, 'loading without a cart');
  if (state === 'locked') must(now.action === null && now.isLockWanted, 'locked while something is done');
  if (state === 'ready')
    must(now.queue.length === 0 && now.action === null && !now.isLockWanted, 'resting with work to do');
  if (state === 'creating' || state === 'renewing')
    must(now.cartId === null, 'making a cart where there is one');
  if (state === 'recreating')
    must(now.hasRecreated && now.cartId === null, 'recreating, but the next loss would recreate once more');
  must(recreationsInARow(steps) <= 1, 'recreated twice for one action');
  if (before === undefined) return broken;

  const was = contextOf(before);
  if (isWish(step.event)) {
    const waiting = now.queue.at(-1) ?? now.action;
    must(waiting !== null && waiting !== undefined, 'a wish was lost');
  } else {
    const isGone = now.queue.length < was.queue.length;
    const isTaken = now.queue.length === was.queue.length - 1 && ['writing', 'recreating'].includes(state);
    const isHonest =
      step.event.type === 'cart.renew' ||
      // removals of lines that were lost have come true
      step.view.facts.some((fact) => (fact as EventObject).type === 'cart.dropped') ||
      step.view.facts.some((fact) => (fact as EventObject).type === 'cart.actionFailed');
    must(!isGone || isTaken || isHonest, 'the queue lost an action without a word');
  }
  if (before.view.state === 'locked' && state === 'writing')
    must(step.event.type === 'cart.unlock', 'written while locked');
  return broken;
};

export const cartPlan: ModelPlan = {
  machine: cartMachine,
  inputs: [{ cartId: null }, { cartId: 'cart-1' }],
  events: (state, snapshot) => {
    const { queue } = snapshot.context as CartContext;
    // one waiting action suffices for all that is decided, two for their order, which matters while one is written
    const wished =
      queue.length === 0 ? wishes : queue.length === 1 && state === 'writing' ? secondWishes : [];
    return [...wished, ...others, ...(answers[state] ?? [])];
  },
  projection: (context) => {
    const {
      cartId,
      queue,
      action,
      hasRecreated,
      isLockWanted,
      failure: reason,
    } = context as unknown as CartContext;
    // a failure decides nothing; it is told apart where nothing else is going on, to see it cleared
    const isIdle = queue.length === 0 && action === null && !isLockWanted;
    return [
      cartId !== null,
      queue.length,
      action?.kind,
      hasRecreated,
      isLockWanted,
      isIdle && reason !== null,
    ];
  },
  oracle: cartOracle,
  invariants,
};
