/** What may happen to a cart, and what must hold whatever does: the plan of its generated tests. */

import type { EventObject } from 'xstate';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CartContext } from '#machines/cart/cart.context.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { cartOracle } from './cart.oracle.ts';
import { cartOf, chilled, cups, failure, fullCart, lineOf, water } from './goods.ts';

const contextOf = (step: Step): CartContext => step.view.context as unknown as CartContext;

const lostAnswers = (slot: string): readonly EventObject[] => [
  failed(slot, failure('network')),
  failed(slot, failure('cartMissing')),
  failed(slot, failure('cartForbidden')),
  failed(slot, failure('cartInactive')),
];

/** Another choice has gone in: beside the old line, or onto it. */
const besides = cartOf('cart-1', lineOf('1', water(2)), lineOf('3', chilled(3)));
const onto = cartOf('cart-1', lineOf('1', water(5)));

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  starting: [failed('watchCart', failure('unexpected'))],
  adopting: [
    done('adoptCart', { cart: cartOf('cart-5', lineOf('4', water(2))), refusals: [] }),
    done('adoptCart', { cart: cartOf('cart-5'), refusals: [{ message: 'Not here.' }] }),
    failed('adoptCart', failure('network')),
    failed('adoptCart', failure('sessionExpired')),
  ],
  awaitingSession: [
    { type: 'cart.confirmSession' },
    { type: 'cart.denySession', failure: failure('network') } as EventObject,
  ],
  loading: [done('readCart', fullCart), ...lostAnswers('readCart')],
  reconciling: [
    done('readCart', fullCart),
    done('readCart', cartOf('cart-1', lineOf('1', water(5)))),
    done('readCart', cartOf('cart-1')),
    ...lostAnswers('readCart'),
  ],
  unsettled: [{ type: 'xstate.after.settleDelay.cart.unsettled' }],
  creating: [done('createCart', 'cart-2'), failed('createCart', failure('network'))],
  writing: [
    done('writeCart', { cart: fullCart, refusals: [] }),
    done('writeCart', { cart: cartOf('cart-1'), refusals: [] }),
    done('writeCart', { cart: fullCart, refusals: [{ message: 'Sold out.' }, { message: 'And closed.' }] }),
    done('writeCart', { cart: cartOf('cart-1'), refusals: [{ message: 'Not that many.' }] }),
    done('writeCart', { cart: fullCart, refusals: [{ message: 'There is no "CUPS-50".' }] }),
    ...lostAnswers('writeCart'),
    failed('writeCart', failure('notFound')),
  ],
  editing: [
    done('writeCart', { cart: besides, refusals: [] }),
    done('writeCart', { cart: onto, refusals: [] }),
  ],
  reconcilingEdit: [done('readCart', besides), done('readCart', onto)],
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
/** They are like any other but for their end, so they are wished for where nothing else is. */
const wishesOfSeveral: readonly CartEvent[] = [
  { type: 'cart.addItems', lines: [water(2), cups(3)] },
  { type: 'cart.reorderItems', orderNumber: '000000007', lines: [cups(3)] },
];
/** Another choice for a line, the same with another number, and what is left of it after a sign-in. */
const edits: readonly CartEvent[] = [
  { type: 'cart.editItem', lineId: '1', before: water(2), line: chilled(3) },
  { type: 'cart.editItem', lineId: '1', before: water(2), line: water(4) },
  { type: 'cart.editItem', lineId: '1', before: water(2), line: chilled(3), isAdded: true },
];
const secondWishes: readonly CartEvent[] = [
  { type: 'cart.addItem', line: cups(4) },
  { type: 'cart.updateItem', lineId: '1', line: water(7) },
  { type: 'cart.removeItem', lineId: '2', line: cups(1) },
];
const others: readonly EventObject[] = [
  'cart.load',
  'cart.lock',
  'cart.unlock',
  'cart.renew',
  'cart.settle',
].map((type) => ({
  type,
}));

/** What the session and other tabs have to say; one at a time suffices while it waits to be heeded. */
const tidings: readonly CartEvent[] = [
  { type: 'cart.open' },
  { type: 'cart.release' },
  { type: 'cart.adopt' },
  { type: 'cart.denySession', failure: failure('sessionExpired') },
  { type: 'cart.forget' },
  { type: 'cart.refresh' },
  { type: 'cart.follow', cartId: null },
  { type: 'cart.follow', cartId: 'cart-1' },
  { type: 'cart.follow', cartId: 'cart-8' },
];
const strays: readonly EventObject[] = [
  { type: 'cart.undoRemoval', line: cups(9) } as EventObject,
  { type: 'cart.create' },
  { type: 'cart.confirmSession' },
  { type: 'cart.denySession', failure: failure('network') } as EventObject,
];

/** Asked for twice, while the first is under way. */
const undoOf = ({ removed, action }: Pick<CartContext, 'removed' | 'action'>): readonly EventObject[] =>
  action === null || (action.kind === 'add' && action.isReturned)
    ? removed.slice(0, 1).map((line) => ({ type: 'cart.undoRemoval', line }))
    : [];

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
  inputs: [
    { cartId: null, releasedCartId: null },
    { cartId: 'cart-1', releasedCartId: 'cart-0' },
  ],
  events: (state, snapshot) => {
    const { queue, ...context } = snapshot.context as CartContext;
    // that a guest's cart waits to be merged shows only once somebody has signed in: till then one road suffices
    if (context.releasedCartId === 'cart-0' && !['starting', 'released', 'adopting'].includes(state))
      return [{ type: 'cart.adopt' }, { type: 'cart.release' }, ...(answers[state] ?? [])];
    // what waits to be heeded already decides what is next: one tiding at a time suffices, and one action beside it
    const isTold = context.isReleaseWanted || context.isAdoptionWanted || context.isReloadWanted;
    const isQuiet =
      (queue.length === 0 || state === 'unsettled') && (!context.isLockWanted || state === 'locked');
    // one waiting action suffices for all that is decided, two for their order, which matters while one is written
    // a lock, a recreation, an undo and another choice only pass by what waits: it need not be there beside each of them
    const isPlain =
      !context.hasRecreated &&
      (!context.isLockWanted || ['locked', 'renewing'].includes(state)) &&
      context.action?.kind !== 'edit' &&
      !(context.action?.kind === 'add' && context.action.isReturned);
    const wished = !isPlain
      ? []
      : queue.length === 0
        ? wishes
        : queue.length === 1 && ['writing', 'unsettled'].includes(state)
          ? secondWishes
          : [];
    const isIdle = context.action === null && queue.length === 0;
    const isEditing = context.action?.kind === 'edit' && context.action.step === 'adding';
    // everything else is found out beside one another choice, and that beside nothing else
    const isUntouched =
      isIdle && !isTold && !context.isLockWanted && !context.isOwned && context.removed.length === 0;
    const isFirst = context.action?.kind === 'add' && !context.hasRecreated;
    const isHeard =
      isQuiet &&
      (isIdle || (state === 'writing' && isFirst) || ['awaitingSession', 'unsettled'].includes(state));
    return [
      ...(isTold || context.isOwned ? wished.slice(0, 1) : wished),
      ...(isUntouched ? edits : []),
      ...(isTold ? [] : others.filter(({ type }) => isIdle || ['cart.lock', 'cart.settle'].includes(type))),
      ...(!isTold && (isHeard || state === 'creating') ? tidings : []),
      // who was waited for may give up
      ...(context.isReleaseWanted ? [{ type: 'cart.open' }] : []),
      // an order of another tab may hold the cart before it is known whose it is
      ...(state === 'starting' && context.isLockWanted ? [{ type: 'cart.open' }] : []),
      ...(isIdle && !isTold && ['ready', 'locked'].includes(state) ? wishesOfSeveral : []),
      ...(isIdle && !isTold ? strays : []),
      ...(isTold ? [] : undoOf(context)),
      ...(answers[state] ?? []),
      ...(state === 'writing' && isEditing ? (answers['editing'] ?? []) : []),
      ...(state === 'reconciling' && isEditing ? (answers['reconcilingEdit'] ?? []) : []),
    ];
  },
  projection: (context) => {
    const {
      cartId,
      queue,
      isSettled,
      removed,
      action,
      hasRecreated,
      isLockWanted,
      failure: reason,
      lost,
      isOwned,
      releasedCartId,
      isReleaseWanted,
      isAdoptionWanted,
      isReloadWanted,
      isSessionOver,
    } = context as unknown as CartContext;
    // a failure decides nothing; it is told apart where nothing else is going on, to see it cleared
    const isIdle = queue.length === 0 && action === null && !isLockWanted;
    return [
      cartId !== null,
      queue.length,
      queue.every(({ kind }) => kind === 'update'),
      queue.length > 0 && isSettled,
      action?.kind,
      action?.kind === 'add' && action.isReturned === true,
      action?.kind === 'edit' && action.step,
      isIdle && removed.length > 0,
      hasRecreated,
      isLockWanted,
      isIdle && reason !== null,
      cartId === null && lost.length > 0,
      isOwned,
      releasedCartId !== null,
      isReleaseWanted,
      isAdoptionWanted,
      isReloadWanted,
      isSessionOver,
    ];
  },
  oracle: cartOracle,
  invariants,
};
