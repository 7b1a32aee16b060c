/** What may happen to a cart: the plan of its generated tests. */

import type { EventObject } from 'xstate';
import type { CartEvent } from '#machines/trade/cart/cart.events.ts';
import { cartMachine } from '#machines/trade/cart/cart.machine.ts';
import type { CartContext } from '#machines/trade/cart/cart.context.ts';
import { cartAnswers, isOfOtherTab, othersCart, regionsOf } from './cart.answers.ts';
import { eventsOfNote, isOfNote, note } from './cart.kept.ts';
import { cartRules } from './cart.rules.ts';
import { chilled, cups, failure, water } from './goods.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const wishes: readonly CartEvent[] = [
  { type: 'cart.addItem', line: water(1) },
  { type: 'cart.updateItem', lineId: '1', line: water(5) },
  { type: 'cart.removeItem', lineId: '1', line: water(2) },
];
/** They differ from others only in their end, so they are tried where nothing else waits. */
const wishesOfSeveral: readonly CartEvent[] = [
  { type: 'cart.addItems', lines: [water(2), cups(3)] },
  { type: 'cart.reorderItems', orderNumber: '000000007', lines: [cups(3)] },
];
/** Another choice for a line, its quantity alone, and the rest of an edit after a sign-in. */
const edits: readonly CartEvent[] = [
  { type: 'cart.editItem', lineId: '1', before: water(2), line: chilled(3) },
  { type: 'cart.editItem', lineId: '1', before: water(2), line: water(4) },
  { type: 'cart.editItem', lineId: '1', before: water(2), line: chilled(3), isAdded: true },
];
/** They wait for no more of them. */
const atOnce = [...wishesOfSeveral, ...edits.slice(0, 1)];
const secondWishes: readonly CartEvent[] = [
  { type: 'cart.addItem', line: cups(4) },
  { type: 'cart.updateItem', lineId: '1', line: water(7) },
  { type: 'cart.updateItem', lineId: '2', line: cups(6) },
  { type: 'cart.removeItem', lineId: '2', line: cups(1) },
];
const others: readonly EventObject[] = [
  'cart.load',
  'cart.lock',
  'cart.unlock',
  'cart.renew',
  'cart.settle',
  'cart.leave',
].map((type) => ({ type }));

/** What the session and other tabs report; one at a time suffices while it waits. */
const news: readonly CartEvent[] = [
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
  { type: 'cart.syncAccount', customerId: 4711 } as EventObject,
  { type: 'cart.confirmSession' },
  { type: 'cart.confirmSignOut' },
  { type: 'cart.denySession', failure: failure('network') } as EventObject,
];

const refusedQuantity: CartEvent = { type: 'cart.updateItem', lineId: '1', line: water(0) };

/** Asked for twice, while the first is under way. */
const undoOf = ({ removed, action }: Pick<CartContext, 'removed' | 'action'>): readonly EventObject[] =>
  action === null || (action.kind === 'add' && action.isReturned)
    ? removed.slice(0, 1).map((line) => ({ type: 'cart.undoRemoval', line }))
    : [];

export const cartPlan = planOf({
  machine: cartMachine,
  proves: 'CART-05, BEY-06',
  inputs: [
    { cartId: null, releasedCartId: null, lastCart: null },
    { cartId: 'cart-1', releasedCartId: 'cart-0', lastCart: { cartId: 'cart-1', lines: [cups(6)] } },
    { cartId: 'cart-1', releasedCartId: null, lastCart: note },
  ],
  wording: {
    subjects: ['a new cart', 'a stored cart beside a released one', 'a stored cart with kept lines'],
    phrases: { 'queue.settled': '', 'handover.resting': '', 'freshness.current': '' },
  },
  events: (value, whole) => {
    const { queue, ...context } = whole;
    const { work: state, queue: pace, handover, freshness } = regionsOf(value);
    const isWriting = state === 'writing';
    const isLockWanted = pace === 'closing';
    const isSettling = state === 'ready' && queue.length > 0;
    const settled: EventObject = { type: 'xstate.after.settleDelay.cart.queue.debouncing' };
    // what is left of these says nothing where nothing waits for it
    if (pace === 'debouncing' && queue.length === 0) return [settled];
    if (state === 'ready' && freshness === 'outdated')
      return [{ type: 'cart.addItem', line: water(1) } as EventObject, { type: 'cart.adopt' }];
    // a guest has no session to verify
    if (state === 'recovering.verifying' && context.owner === 'guest')
      return [{ type: 'cartRecovery.cartLost', isSignedOut: false } as EventObject];
    // a released guest cart shows only once a customer has signed in: until then one road suffices
    if (context.releasedCartId === 'cart-0' && !state.startsWith('waiting') && state !== 'adopting')
      return [{ type: 'cart.adopt' }, { type: 'cart.release' }, ...(cartAnswers[state] ?? [])];
    if (isOfNote(whole)) return eventsOfNote[state] ?? [];
    // what is not known of a cart matters to what is put in, and to nothing beside it
    if (context.isUnread) {
      const isIdle = state === 'ready' && queue.length === 0;
      const isEditing = context.action?.kind === 'edit' && context.action.step === 'adding';
      return [
        ...(isIdle ? [{ type: 'cart.load' }, ...wishes, ...wishesOfSeveral, ...edits] : []),
        ...(cartAnswers[state] ?? []),
        ...(isWriting && isEditing ? (cartAnswers['editing'] ?? []) : []),
      ];
    }
    // what waits already decides what is next: one report at a time suffices, and one action beside it
    const isTold = handover !== 'resting' || (freshness === 'outdated' && context.cartId !== null);
    const isQuiet = (queue.length === 0 || isSettling) && (!isLockWanted || state === 'locked');
    // one waiting action is enough, two are needed for their order while one is written
    const isPlain =
      context.recoveries === 0 &&
      (!isLockWanted || state === 'locked') &&
      context.action?.kind !== 'edit' &&
      !(context.action?.kind === 'add' && context.action.isReturned) &&
      !(context.action?.kind === 'update' && (context.action.isAlone || context.alongside.length > 0));
    const wished = !isPlain
      ? []
      : queue.length === 0
        ? wishes
        : queue.length === 1 && (isWriting || isSettling)
          ? secondWishes
          : [];
    const isIdle = context.action === null && queue.length === 0;
    const isEditing = context.action?.kind === 'edit' && context.action.step === 'adding';
    // everything else is found out beside one another choice, and that beside nothing else
    const isUntouched =
      isIdle && !isTold && !isLockWanted && context.owner === 'guest' && context.removed.length === 0;
    const isShown = context.owner === 'customer' && context.cart !== null && context.cartId !== null;
    const isFirst = context.action?.kind === 'add' && context.recoveries === 0;
    const isHeard =
      isQuiet && (isIdle || (isWriting && isFirst) || state === 'recovering.verifying' || isSettling);
    return [
      ...(isTold || context.owner !== 'guest' ? wished.slice(0, 1) : wished),
      ...(isUntouched ? edits : []),
      ...(isUntouched && state === 'ready' ? [refusedQuantity] : []),
      ...(isTold ? [] : others.filter(({ type }) => isIdle || (type === 'cart.lock' && isQuiet))),
      ...(!isTold && (isHeard || state === 'creating') ? news : []),
      // leaving matters only for what still waits
      ...(queue.length > 0 && queue.every(({ kind }) => kind === 'update') ? [{ type: 'cart.settle' }] : []),
      ...(queue.length > 0 ? [{ type: 'cart.leave' }] : []),
      // the sign-in that was waited for may be given up
      ...(handover === 'releaseDue' ? [{ type: 'cart.open' }] : []),
      // another tab's order may hold the cart before its owner is known
      ...(state === 'waiting.starting' && isLockWanted ? [{ type: 'cart.open' }] : []),
      ...(isIdle && !isTold && ['ready', 'locked'].includes(state) ? wishesOfSeveral : []),
      ...(isIdle && !isTold ? strays : []),
      ...(isIdle && !isTold && isShown && state === 'ready' ? [{ type: 'cartCount.changed' }] : []),
      ...(isTold ? [] : undoOf(context)),
      // the cart of another tab holds other lines
      ...(state === 'loading' && isOfOtherTab(context.cartId, context.cart) && queue.length > 0
        ? othersCart
        : []),
      ...(pace === 'debouncing' ? [settled, ...(isSettling && isPlain && !isTold ? atOnce : [])] : []),
      ...(cartAnswers[state] ?? []),
      ...(isWriting && isEditing ? (cartAnswers['editing'] ?? []) : []),
    ];
  },
  projection: (cart) => {
    const { cartId, queue, action, removed, lost } = cart;
    // a failure decides nothing; it is told apart where nothing else is going on, to see it cleared
    const isIdle = queue.length === 0 && action === null;
    return [
      cartId !== null,
      queue.length,
      isOfOtherTab(cartId, cart.cart) && queue.length > 0,
      queue.every(({ kind }) => kind === 'update'),
      action?.kind,
      action?.kind === 'update' && action.isAlone === true,
      cart.alongside.length > 0,
      action?.kind === 'add' && action.isReturned === true,
      action?.kind === 'edit' && action.step,
      isIdle && removed.length > 0,
      cart.recoveries,
      isIdle && cart.failure !== null,
      cartId === null && lost.length > 0,
      cart.owner,
      cart.releasedCartId !== null,
      cart.isUnread,
      cart.lastCart === note,
    ];
  },
  rules: cartRules,
});
