/** What may happen in a draft whose children are deaf (CHK-04, CHK-07). */

import { draftOf, emptyDraft, savedDraft, type DraftContext } from '#machines/checkout/draft.context.ts';
import type { DraftEvent } from '#machines/checkout/draft.events.ts';
import { draftMachine } from '#machines/checkout/draft.machine.ts';
import { isResumed, isCustomerAwaited } from '#machines/checkout/draft-resume.ts';
import { fulfilmentOf, withoutOffers, withoutSums } from '#machines/checkout/fulfilment.context.ts';
import { isPlaceUnasked } from '#machines/checkout/place-questions.ts';
import { isMinimumMet, type Cart } from '#machines/domain/cart.ts';
import { blockersToOrder } from '#machines/domain/blocker.ts';
import { areBlockersNamed, draftRules, stageOf } from './draft.rules.ts';
import { draftSteps } from './draft.steps.ts';
import * as goods from './goods.ts';
import { accountOf } from './people.ts';
import { after, planOf } from '#machines/tools/models/plan.ts';

const email = 'rosa@example.com';
const customer = 'hannah@example.com';
const expired = goods.failure('sessionExpired');
const refused = goods.failure('refused');
/** Said at its field alone. */
const atPostcode = { ...refused, fieldMessages: { postcode: 'No such place.' } };
const offline = goods.failure('network');
const broken = goods.failure('server');

const cartNews = (cart: Cart): DraftEvent => ({ type: 'draft.syncCart', cart });
const carts: readonly DraftEvent[] = [goods.fullCart, goods.otherCart].map(cartNews);
const virtualCarts = [goods.fullCart, goods.otherCart].map((cart) => cartNews({ ...cart, isVirtual: true }));

const fromCheckout: readonly DraftEvent[] = [
  { type: 'draft.syncCustomer', email: customer },
  { type: 'draft.syncCustomer', email: null },
  { type: 'draft.informAccount', told: { type: 'accountSection.welcome', email: customer } },
  { type: 'draft.informAccount', told: { type: 'accountSection.receiveCart' } },
  ...[1, 2].map((id): DraftEvent => ({ type: 'draft.syncAccount', account: accountOf(id) })),
  { type: 'draft.offerAddresses', offers: goods.offers },
  { type: 'draft.syncRecovery', isOrderUnderWay: true, message: null },
  { type: 'draft.syncRecovery', isOrderUnderWay: false, message: 'Your order was not placed.' },
  { type: 'draft.syncBlockers', blockers: [] },
  { type: 'draft.dropRefusal' },
  { type: 'draft.retry' },
  { type: 'draft.refreshTotals' },
  { type: 'draft.replay', request: { type: 'draft.submitShipping' } },
  { type: 'draft.replay', request: { type: 'draft.resume', left: { tab: 'payment', method: null } } },
];

/** How the fulfilment may have come to stand. */
const news = (context: DraftContext): readonly DraftEvent[] => {
  const known = fulfilmentOf(context);
  const to = { ...known, ...withoutOffers };
  const summed = { ...known, method: goods.courier, totals: goods.totals };
  const billed = { ...known, isBillingSame: false };
  return [
    summed,
    { ...summed, areTotalsAwaited: true },
    { ...known, method: goods.courier, ...withoutSums },
    to,
    // the address made the same goods cheaper (New Zealand without GST)
    { ...summed, totals: { ...goods.totals, subtotal: { cents: 3300, currency: 'AUD' } } },
    { ...to, delivery: goods.brisbane },
    { ...to, delivery: goods.incomplete },
    { ...to, pickup: goods.pickup },
    { ...billed, billing: goods.brisbane },
    // another state's postcode is questioned when the order is placed
    { ...billed, billing: { ...goods.brisbane, postcode: '2000' } },
  ].map((one) => ({ type: 'fulfilment.changed', known: one }));
};

const submissions: readonly DraftEvent[] = [
  { type: 'draft.submitEmail', email: ` ${email} ` },
  { type: 'draft.submitDelivery', address: goods.brisbane },
  { type: 'draft.submitPickup', pickup: goods.pickup },
  { type: 'draft.submitShipping' },
  { type: 'fulfilment.destinationConfirmed' },
  { type: 'fulfilment.saveBegun' },
  { type: 'draft.placeOrder' },
  { type: 'draft.changeTab', tab: 'delivery' },
  { type: 'draft.changeTab', tab: 'payment' },
  { type: 'draft.dismiss', message: 'No courier today.' },
  { type: 'fulfilment.blocked' },
  { type: 'tabs.changed', tab: 'delivery' },
];

const fromIdentity: readonly DraftEvent[] = [
  { type: 'identity.emailChanged', email: '', typed: 'rosa@example.com.au' },
  { type: 'identity.creationChosen' },
  { type: 'identity.customerWelcomed', email: customer },
];

const failures = [refused, atPostcode, offline, expired, goods.failure('cartMissing'), null];
const words = 'It was not saved';

/** What the fulfilment may say at any time. */
const fromFulfilment = ({ method }: DraftContext): readonly DraftEvent[] => [
  { type: 'fulfilment.addressAccepted' },
  { type: 'fulfilment.edited', isByHand: true },
  ...failures.map((failure) => ({ type: 'fulfilment.failed', failure }) as const),
  { type: 'fulfilment.failed', failure: broken, words, isReasonTold: true },
  { type: 'fulfilment.failed', failure: expired, words },
  { type: 'fulfilment.detailsRefused', message: 'Check your address.' },
  { type: 'fulfilment.methodRefused', message: 'No courier today.' },
  { type: 'fulfilment.totalsFailed', failure: broken },
  ...(method === null ? [] : [{ type: 'fulfilment.offersChanged', offers: [], kept: method } as const]),
  { type: 'fulfilment.methodWithdrawn', message: 'Choose how we deliver once more.' },
  { type: 'fulfilment.tabOpened', tab: 'shipping' },
  { type: 'fulfilment.tabClosed', tab: 'payment' },
  { type: 'fulfilment.priced', methods: [goods.card] },
  { type: 'fulfilment.edited', isByHand: false },
  { type: 'fulfilment.redirected', cause: 'typed' },
  { type: 'fulfilment.redirected', cause: 'filled' },
  { type: 'fulfilment.redirected', cause: 'storeLost' },
  { type: 'fulfilment.cartReplaced' },
  { type: 'fulfilment.refreshBegun', message: 'Your cart changed.' },
  { type: 'fulfilment.settled' },
];

/** What only comes while it is waited for. */
const awaited: Readonly<Record<string, readonly DraftEvent[]>> = {
  'filling.advancing.confirming': [
    { type: 'identity.emailAccepted', email },
    ...[refused, offline, expired].map((failure) => ({ type: 'identity.emailRefused', failure }) as const),
  ],
  'ordering.locking': [{ type: 'draft.confirmLock' }, cartNews(goods.smallCart)],
  'ordering.locked': [
    { type: 'draft.addBilling' },
    { type: 'draft.reopen', message: 'Ordered in another tab.' },
    { type: 'draft.reopen', message: null },
    ...[refused, atPostcode, expired].flatMap((failure): DraftEvent[] =>
      [true, false].map((isOrdered) => ({ type: 'draft.refuse', failure, isOrdered })),
    ),
    { type: 'draft.revise', changes: ['Paper cups have left your cart.'] },
  ],
};

const noPatience = after('resumePatience', 'draft.stage.filling.advancing');

const ground = { ...emptyDraft, cart: goods.fullCart, outcome: null };
const saved = savedDraft({ ...emptyDraft, email: email, delivery: goods.brisbane });
const atPayment = { ...saved, left: { tab: 'payment', method: goods.courier } as const };
const virtual = { ...ground, cart: { ...goods.fullCart, isVirtual: true } };

const isBilled = (draft: DraftContext): boolean =>
  !blockersToOrder(draft).some(({ field }) => field.startsWith('billing'));

const isQuestioned = (draft: DraftContext): boolean => draft.totals !== null && isPlaceUnasked(draft);

export const draftPlan = planOf({
  machine: draftMachine,
  proves: 'CHK-07, BEY-06',
  inputs: [
    draftOf(ground, null),
    draftOf(ground, atPayment),
    draftOf({ ...ground, welcomed: customer, outcome: 'Your order was not placed.' }, saved),
    draftOf(virtual, atPayment),
  ],
  events: (state, draft) => {
    const { totals, isOrderUnderWay, areTotalsAwaited, pickup } = draft;
    const stage = stageOf(state);
    const answers = awaited[stage] ?? [];
    const known = news(draft);
    if (stage.startsWith('ordering'))
      return [
        ...answers,
        ...(stage === 'ordering.locking' ? carts : []),
        ...fromCheckout.slice(4, 6),
        ...fromFulfilment(draft).slice(-1),
      ];
    if (stage !== 'filling.editing')
      return [
        ...answers,
        ...carts.slice(1),
        // an address is accepted, and something written, only later
        ...fromFulfilment(draft).slice(stage === 'filling.arriving' ? 2 : 0),
        ...known.slice(0, 1),
        { type: 'draft.placeOrder' },
        ...submissions.slice(-1),
        ...(isResumed(draft) ? fromIdentity.slice(-1) : []),
        ...(isResumed(draft) && stage !== 'filling.arriving' ? [noPatience] : []),
      ];
    const isPlain = !areBlockersNamed(state) && !areTotalsAwaited && !isOrderUnderWay && isBilled(draft);
    if (!isPlain || isQuestioned(draft) || pickup.isWanted)
      return [
        { type: 'draft.placeOrder' },
        ...submissions.slice(3, 6),
        ...known.slice(0, 1),
        ...known.slice(-2),
        ...(isOrderUnderWay ? fromCheckout.slice(7, 9) : []),
      ];
    return [
      ...carts,
      ...(totals === null && draft.customer === null
        ? [...virtualCarts, ...fromCheckout, ...fromIdentity]
        : [...fromCheckout.slice(4, 6), ...fromCheckout.slice(-4)]),
      ...known,
      ...submissions,
      ...fromFulfilment(draft),
    ];
  },
  projection: (draft) => {
    const { cart, pickup, delivery, method, totals } = draft;
    return [
      isMinimumMet(cart),
      cart?.isVirtual === true,
      draft.email !== '',
      draft.customer !== null,
      isCustomerAwaited(draft),
      delivery.postcode.length === 4,
      pickup.isWanted,
      isBilled(draft),
      method === null,
      totals === null,
      totals !== null && totals.subtotal.cents === cart?.subtotal.cents,
      draft.areTotalsAwaited,
      isQuestioned(draft),
      draft.leftAt,
      // a shopper is taken to a tab only at the beginning
      method === null && totals === null && draft.hasActed,
      draft.isOrderUnderWay,
      isResumed(draft),
    ];
  },
  rules: (moment, must) => {
    if (moment.before === '') return;
    draftRules(moment, must);
    draftSteps(moment, must);
  },
});
