/** What may happen in a checkout whose children are deaf, and what must hold: money above all (§4 checkout, CHK-04 … CHK-07, BEY-04, BEY-06, BEY-16). */

import type { CheckoutContext } from '#machines/checkout/checkout.context.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { isMinimumMet } from '#machines/domain/cart.ts';
import { obstaclesToOrder } from '#machines/domain/obstacle.ts';
import type { ModelPlan } from '#tests/support/model.ts';
import {
  always,
  awaited,
  choices,
  fills,
  fromAccount,
  fromShipping,
  inForms,
  people,
  smallCart,
  strays,
  submissions,
  virtualCarts,
} from './checkout.happenings.ts';
import { checkoutInvariants } from './checkout.invariants.ts';

const contextOf = (context: unknown): CheckoutContext => context as CheckoutContext;

export const checkoutPlan: ModelPlan = {
  machine: checkoutMachine,
  inputs: [{ receipt: null }],
  events: (state, snapshot) => {
    const isOpen = state.startsWith('open');
    // while ordering nothing is estimated any more
    const isEstimating = isOpen && !state.startsWith('open.ordering');
    const { method, totals: sums, customer: known, areObstaclesNamed } = contextOf(snapshot.context);
    // a method is saved only where one is chosen, and paid only by a way that came with the totals
    const canAnswer =
      (!/^open.(awaitingShipping|resuming).saving$/.test(state) || method !== null) &&
      (state !== 'open.ordering.authorizing' || sums !== null);
    const isResuming = state.startsWith('open.resuming');
    // who it is becomes known at the beginning
    const isFresh = method === null && sums === null && !areObstaclesNamed && known === null;
    return [
      ...(isResuming ? always.slice(0, 4) : always),
      ...(state === 'waiting' ? [{ type: 'checkout.syncCart', cart: smallCart } as const] : []),
      ...(['waiting', 'open.editing', 'open.ordering.placing'].includes(state)
        ? [{ type: 'checkout.refreshTotals' } as const]
        : []),
      // the forms of a checkout that is not open may still be on their way out
      ...((isOpen && !isResuming) || state === 'closed' ? inForms : []),
      ...(isOpen && !isResuming ? fills : []),
      ...(['closed', 'open.editing', 'open.ordering.forgetting'].includes(state) ? people : []),
      ...(state === 'closed' ? submissions : []),
      ...((isFresh && state === 'open.editing') || state === 'open.ordering.placing' ? fromAccount : []),
      ...(['closed', 'open.awaitingTotals'].includes(state) ? virtualCarts : []),
      ...(isEstimating ? fromShipping : []),
      ...((isEstimating || (isOpen && method !== null)) && !isResuming ? choices : []),
      ...(state === 'open.editing' ? submissions : []),
      // what comes too late does so whoever it is, and whatever is named to them
      ...(state === 'open.editing' && known === null && !areObstaclesNamed ? strays : []),
      ...(canAnswer ? (awaited[state] ?? []) : []),
    ];
  },
  projection: (context) => {
    const checkout = contextOf(context);
    const { cart, delivery, method, totals: sums } = checkout;
    const goods =
      cart === null ? 'none' : cart.lines.length === 0 ? 'empty' : isMinimumMet(cart) ? 'full' : 'few';
    const isBilled = !obstaclesToOrder(checkout).some(({ field }) => field.startsWith('billing'));
    return [
      goods,
      cart?.isVirtual === true,
      cart === null && checkout.receipt !== null,
      checkout.email !== '',
      checkout.customer !== null,
      delivery.postcode.length === 4,
      isBilled,
      method === null,
      sums === null,
      checkout.areTotalsAwaited,
      checkout.isBeginWanted,
      checkout.areObstaclesNamed,
      checkout.left.tab,
    ];
  },
  invariants: checkoutInvariants,
  limit: 200_000,
};
