/** What may happen in a draft whose children are deaf (CHK-04, CHK-07). */

import { draftOf, type DraftContext, type DraftGround } from '#machines/checkout/draft.context.ts';
import { draftMachine } from '#machines/checkout/draft.machine.ts';
import { questionsToOrder } from '#machines/checkout/place-questions.ts';
import { isResumed, isSomebodyAwaited } from '#machines/checkout/draft-resume.ts';
import type { RestoredCheckout } from '#machines/checkout/checkout.events.ts';
import { isMinimumMet } from '#machines/domain/cart.ts';
import { obstaclesToOrder } from '#machines/domain/obstacle.ts';
import { noCollection } from '#machines/domain/pickup.ts';
import { isAnyUnasked } from '#machines/domain/place-question.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import type { ModelPlan } from '#tests/support/model.ts';
import * as events from './draft.happenings.ts';
import { draftInvariants } from './draft.invariants.ts';
import * as goods from './goods.ts';

const contextOf = (context: unknown): DraftContext => context as DraftContext;

const ground: DraftGround = {
  cart: goods.fullCart,
  customer: null,
  welcomed: null,
  account: null,
  offers: null,
  postcodes: {},
  isOrderUnderWay: false,
  outcome: null,
};
const saved: RestoredCheckout = {
  email: events.email,
  delivery: goods.brisbane,
  collection: noCollection,
  billing: emptyAddress('AU'),
  isBillingSame: true,
  accountId: null,
};
const atPayment: RestoredCheckout = { ...saved, left: { tab: 'payment', method: goods.courier } };
const virtual = { ...ground, cart: { ...goods.fullCart, isVirtual: true } };

const isBilled = (draft: DraftContext): boolean =>
  !obstaclesToOrder(draft).some(({ field }) => field.startsWith('billing'));

const isQuestioned = (draft: DraftContext): boolean =>
  draft.totals !== null && isAnyUnasked(questionsToOrder(draft), draft.placeAnswers);

export const draftPlan: ModelPlan = {
  machine: draftMachine,
  inputs: [
    draftOf(ground, null),
    draftOf(ground, atPayment),
    draftOf({ ...ground, welcomed: events.customer, outcome: 'Your order was not placed.' }, saved),
    draftOf(virtual, atPayment),
  ],
  events: (state, { context }) => {
    const draft = contextOf(context);
    const { method, totals, customer, areObstaclesNamed, isOrderUnderWay, areTotalsAwaited } = draft;
    const { isWanted } = draft.collection;
    const answers = events.awaited(state, draft);
    const addresses = events.fromAddresses(draft);
    const isFresh = method === null && totals === null && customer === null && !isWanted;
    if (state.startsWith('ordering'))
      return [
        ...answers,
        ...(state === 'ordering.locking' ? events.carts : []),
        ...events.fromCheckout.slice(4, 6),
        ...events.background.slice(method === null ? 8 : 6, 10),
      ];
    if (state !== 'filling.editing')
      return [
        ...answers,
        ...(isWanted ? [] : events.carts.slice(0, 2)),
        ...addresses.slice(isWanted ? 2 : 0, isWanted ? 5 : 3),
        ...events.submissions.slice(-1),
        ...(isResumed(draft) ? events.fromIdentity.slice(-1) : []),
        ...(isResumed(draft) && state !== 'filling.arriving' ? [events.noPatience] : []),
      ];
    const isPlain = !areObstaclesNamed && !areTotalsAwaited && !isOrderUnderWay && isBilled(draft);
    if (!isPlain || isQuestioned(draft) || isWanted)
      return [
        { type: 'draft.placeOrder' },
        events.carts[1]!,
        ...addresses.slice(0, isWanted ? 5 : 2),
        ...(isWanted ? events.confirmations(draft).slice(2) : addresses.slice(5, 7)),
        ...(areTotalsAwaited ? events.background.slice(-3) : []),
        ...(isOrderUnderWay ? events.fromCheckout.slice(7, 9) : []),
      ];
    return [
      ...events.carts,
      ...(isFresh ? [...events.virtualCarts, ...events.fromCheckout, ...events.fromIdentity] : []),
      ...(totals === null ? [] : [events.codeApplied, ...events.fromCheckout.slice(4, 6)]),
      ...(totals === null ? [] : events.fromCheckout.slice(-4)),
      ...addresses,
      ...events.confirmations(draft),
      ...events.submissions,
      ...events.background,
    ];
  },
  projection: (context) => {
    const draft = contextOf(context);
    const { cart, collection, delivery, method, totals } = draft;
    return [
      isMinimumMet(cart),
      cart?.isVirtual === true,
      draft.email !== '',
      draft.customer !== null,
      isSomebodyAwaited(draft),
      delivery.postcode.length === 4,
      collection.isWanted,
      collection.isWanted && collection.store === null,
      isBilled(draft),
      method === null,
      totals === null,
      totals !== null && totals.subtotal.cents === cart?.subtotal.cents,
      cart?.subtotal.cents === events.repricedTotals.subtotal.cents,
      draft.areTotalsAwaited,
      draft.areObstaclesNamed,
      isQuestioned(draft),
      draft.left.tab,
      // a shopper is taken to a tab only at the beginning
      method === null && totals === null && draft.isGoneOn,
      draft.isOrderUnderWay,
      isResumed(draft),
    ];
  },
  invariants: draftInvariants,
  limit: 200_000,
};
