/** What may happen in a checkout whose children are deaf: money above all (CHK-04, CHK-07). */

import { isSomebodyAwaited, type CheckoutContext } from '#machines/checkout/checkout.context.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { questionsToOrder } from '#machines/checkout/place-questions.ts';
import { isMinimumMet } from '#machines/domain/cart.ts';
import { obstaclesToOrder } from '#machines/domain/obstacle.ts';
import { isAnyUnasked } from '#machines/domain/place-question.ts';
import type { ModelPlan } from '#tests/support/model.ts';
import { awaited } from './checkout.answers.ts';
import { collections, whileCollecting } from './checkout.collecting.ts';
import * as events from './checkout.happenings.ts';
import { checkoutInvariants } from './checkout.invariants.ts';

const contextOf = (context: unknown): CheckoutContext => context as CheckoutContext;

/** It began with the addresses of another account; later that makes no difference. */
const beganWith = ({ account, draftedFor, method, totals, customer }: CheckoutContext): string =>
  method === null && totals === null && customer === null && draftedFor !== null && draftedFor !== account?.id
    ? `${draftedFor} ${account?.id}`
    : '';

const isBilled = (checkout: CheckoutContext): boolean =>
  !obstaclesToOrder(checkout).some(({ field }) => field.startsWith('billing'));

const isQuestioned = (checkout: CheckoutContext): boolean =>
  checkout.totals !== null && isAnyUnasked(questionsToOrder(checkout), checkout.placeAnswers);

export const checkoutPlan: ModelPlan = {
  machine: checkoutMachine,
  inputs: [{ receipt: null }],
  events: (state, snapshot) => {
    const isOpen = state.startsWith('open');
    const isOrdering = state.startsWith('open.ordering');
    const checkout = contextOf(snapshot.context);
    const {
      collection,
      method,
      totals: sums,
      customer: known,
      areObstaclesNamed,
      isOrderUnderWay,
    } = checkout;
    // a method is saved only where one is chosen
    const canAnswer = !/^open.(delivering|resuming).((re)?saving|reserving)$/.test(state) || method !== null;
    const isResuming = /^open.(arriving|resuming)/.test(state);
    // who it is becomes known at the beginning
    const isFresh = method === null && sums === null && !areObstaclesNamed && known === null;
    const answers = canAnswer ? (awaited[state] ?? []) : [];
    if (isOpen && collection.isWanted) return [...whileCollecting(state, sums !== null), ...answers];
    const isEditing = state === 'open.editing';
    // a questioned bill is only there to be asked about
    if (isEditing && isQuestioned(checkout)) return [{ type: 'checkout.placeOrder' }];
    // what is asked and interrupted with nothing else amiss is so with something amiss
    const isPlain =
      !areObstaclesNamed && !checkout.areTotalsAwaited && !isOrderUnderWay && isBilled(checkout);
    // blockers are cured in the same way for guests and customers
    if (isEditing && !isPlain && (known !== null || isOrderUnderWay))
      return [
        ...events.inForms,
        ...events.fills,
        { type: 'checkout.placeOrder' },
        ...(isOrderUnderWay ? [{ type: 'checkout.begin' } as const, ...events.recoveries] : []),
      ];
    return [
      ...(isResuming ? events.always.slice(0, 4) : events.always),
      ...(['waiting', 'open.ordering.locking'].includes(state)
        ? [{ type: 'checkout.syncCart', cart: events.smallCart } as const]
        : []),
      ...(['waiting', 'open.editing', 'open.ordering.placing'].includes(state)
        ? [{ type: 'checkout.refreshTotals' } as const]
        : []),
      // the forms of a checkout that is not open may still be on their way out
      ...((isOpen && !isResuming && (isEditing || isPlain)) || state === 'closed' ? events.inForms : []),
      ...(isOpen && !isResuming && (isEditing || isPlain) ? events.fills : []),
      ...(['closed', 'open.ordering.forgetting.alone', 'open.ordering.forgetting.awaited'].includes(state) ||
      (isEditing && isPlain)
        ? events.people
        : []),
      ...(['closed', 'waiting'].includes(state) || (isFresh && isEditing) || (isOrdering && known === null)
        ? [events.recoveryBegun]
        : []),
      ...(isOrdering && known !== null && /locking|placing/.test(state) ? events.accounts : []),
      ...(isOrderUnderWay || state === 'closed' || state === 'open.ordering.placing'
        ? events.recoveries
        : []),
      ...(state === 'closed' ? [...events.submissions, ...events.resumptions] : []),
      ...((isFresh && isEditing) || state === 'open.ordering.placing' ? events.fromAccount : []),
      ...(['closed', 'open.awaitingTotals'].includes(state) ? events.virtualCarts : []),
      // also while ordering: what delivery costs with a code of the last moment
      ...(isOpen && isPlain ? events.fromShipping : []),
      ...(isOpen && (!isOrdering || method !== null) && !isResuming && isPlain ? events.choices : []),
      ...(isEditing && isPlain && sums !== null && known === null
        ? [events.codeApplied, events.oddBilling]
        : []),
      ...(isEditing && isPlain ? events.submissions : []),
      ...(isEditing && isFresh && isPlain ? events.resumptions : []),
      // late answers are the same for guests and customers
      ...(isEditing && known === null && !areObstaclesNamed ? events.strays : []),
      ...(state === 'closed' || (isFresh && isPlain && isEditing) ? collections : []),
      ...answers,
    ];
  },
  projection: (context) => {
    const checkout = contextOf(context);
    const { cart, collection, delivery, method, totals: sums } = checkout;
    const goods =
      cart === null ? 'none' : cart.lines.length === 0 ? 'empty' : isMinimumMet(cart) ? 'full' : 'few';
    return [
      goods,
      cart?.isVirtual === true,
      cart === null && checkout.receipt !== null,
      checkout.email !== '',
      beganWith(checkout),
      checkout.customer !== null,
      isSomebodyAwaited(checkout),
      delivery.postcode.length === 4,
      collection.isWanted,
      collection.isWanted && collection.store === null,
      isBilled(checkout),
      method === null,
      sums === null,
      sums !== null && sums.subtotal.cents === cart?.subtotal.cents,
      cart?.subtotal.cents === events.repricedTotals.subtotal.cents,
      checkout.areTotalsAwaited,
      checkout.areObstaclesNamed,
      isQuestioned(checkout),
      checkout.left.tab,
      // a shopper is taken to a tab only at the beginning
      method === null && sums === null && checkout.isGoneOn,
      checkout.isOrderUnderWay,
      checkout.outcome !== null,
      checkout.asked?.type === 'checkout.placeOrder' ? checkout.account?.id : null,
    ];
  },
  invariants: checkoutInvariants,
  limit: 200_000,
};
