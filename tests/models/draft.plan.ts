/** What may happen in a draft whose children are deaf (CHK-04, CHK-07). */

import {
  draftOf,
  emptyDraft,
  type DraftContext,
  type DraftGround,
} from '#machines/checkout/draft.context.ts';
import { draftMachine } from '#machines/checkout/draft.machine.ts';
import { isPlaceUnasked } from '#machines/checkout/place-questions.ts';
import { isResumed, isSomebodyAwaited } from '#machines/checkout/draft-resume.ts';
import type { RestoredCheckout } from '#machines/checkout/checkout.events.ts';
import { isMinimumMet } from '#machines/domain/cart.ts';
import { obstaclesToOrder } from '#machines/domain/obstacle.ts';
import { noCollection } from '#machines/domain/pickup.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import * as events from './draft.happenings.ts';
import { areBlockersNamed, draftRules, stageOf } from './draft.rules.ts';
import * as goods from './goods.ts';
import { planOf } from './plan.ts';

const ground: DraftGround = { ...emptyDraft, cart: goods.fullCart, outcome: null };
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

const isQuestioned = (draft: DraftContext): boolean => draft.totals !== null && isPlaceUnasked(draft);

export const draftPlan = planOf({
  machine: draftMachine,
  inputs: [
    draftOf(ground, null),
    draftOf(ground, atPayment),
    draftOf({ ...ground, welcomed: events.customer, outcome: 'Your order was not placed.' }, saved),
    draftOf(virtual, atPayment),
  ],
  events: (state, draft) => {
    const { totals, customer, isOrderUnderWay, areTotalsAwaited, collection } = draft;
    const stage = stageOf(state);
    const answers = events.awaited(stage);
    const news = events.news(draft);
    if (stage.startsWith('ordering'))
      return [
        ...answers,
        ...(stage === 'ordering.locking' ? events.carts : []),
        ...events.fromCheckout.slice(4, 6),
        ...events.fromFulfilment(draft).slice(-1),
      ];
    if (stage !== 'filling.editing')
      return [
        ...answers,
        ...events.carts.slice(1),
        // an address is accepted, and something written, only later
        ...events.fromFulfilment(draft).slice(stage === 'filling.arriving' ? 2 : 0),
        ...news.slice(0, 1),
        { type: 'draft.placeOrder' },
        ...events.submissions.slice(-1),
        ...(isResumed(draft) ? events.fromIdentity.slice(-1) : []),
        ...(isResumed(draft) && stage !== 'filling.arriving' ? [events.noPatience] : []),
      ];
    const isPlain = !areBlockersNamed(state) && !areTotalsAwaited && !isOrderUnderWay && isBilled(draft);
    if (!isPlain || isQuestioned(draft) || collection.isWanted)
      return [
        { type: 'draft.placeOrder' },
        ...events.submissions.slice(3, 6),
        ...news.slice(0, 1),
        ...news.slice(-2),
        ...(isOrderUnderWay ? events.fromCheckout.slice(7, 9) : []),
      ];
    return [
      ...events.carts,
      ...(totals === null && customer === null
        ? [...events.virtualCarts, ...events.fromCheckout, ...events.fromIdentity]
        : [...events.fromCheckout.slice(4, 6), ...events.fromCheckout.slice(-4)]),
      ...news,
      ...events.submissions,
      ...events.fromFulfilment(draft),
    ];
  },
  projection: (draft) => {
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
      draft.areTotalsAwaited,
      isQuestioned(draft),
      draft.leftAt,
      // a shopper is taken to a tab only at the beginning
      method === null && totals === null && draft.isGoneOn,
      draft.isOrderUnderWay,
      isResumed(draft),
    ];
  },
  rules: draftRules,
});
