/** What a shopper, the checkout and the children may say to a draft, by when it may come. */

import type { DraftContext } from '#machines/checkout/draft.context.ts';
import type { DraftEvent } from '#machines/checkout/draft.events.ts';
import { fulfilmentOf, withoutOffers, withoutSums } from '#machines/checkout/fulfilment.context.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import { after } from '#tests/support/model.ts';
import * as goods from './goods.ts';
import { accountOf } from './people.ts';

export const email = 'rosa@example.com';
export const customer = 'hannah@example.com';
const expired = goods.failure('sessionExpired');
const refused = goods.failure('refused');
const offer = { stored: [], defaultId: null, blank: emptyAddress('AU') };
/** Said at its field alone. */
const atPostcode = { ...refused, fieldMessages: { postcode: 'No such place.' } };
const offline = goods.failure('network');
const broken = goods.failure('server');

const cartNews = (cart: Cart): DraftEvent => ({ type: 'draft.syncCart', cart });
const minimumOrder = { message: 'Orders start at $50.', isMet: false };
const otherCart = goods.cartOf('cart-1', goods.lineOf('1', goods.water(9)));
export const carts: readonly DraftEvent[] = [goods.fullCart, otherCart].map(cartNews);
export const virtualCarts = [goods.fullCart, otherCart].map((cart) => cartNews({ ...cart, isVirtual: true }));

export const fromCheckout: readonly DraftEvent[] = [
  { type: 'draft.syncCustomer', email: customer },
  { type: 'draft.syncCustomer', email: null },
  { type: 'draft.informAccount', told: { type: 'accountSection.welcome', email: customer } },
  { type: 'draft.informAccount', told: { type: 'accountSection.receiveCart' } },
  ...[1, 2].map((id): DraftEvent => ({ type: 'draft.syncAccount', account: accountOf(id) })),
  { type: 'draft.offerAddresses', offers: { delivery: offer, billing: offer } },
  { type: 'draft.syncRecovery', isOrderUnderWay: true, message: null },
  { type: 'draft.syncRecovery', isOrderUnderWay: false, message: 'Your order was not placed.' },
  { type: 'draft.syncObstacles', obstacles: [] },
  { type: 'draft.retry' },
  { type: 'draft.refreshTotals' },
  { type: 'draft.replay', request: { type: 'draft.submitShipping' } },
  { type: 'draft.replay', request: { type: 'draft.resume', left: { tab: 'payment', method: null } } },
];

/** How the fulfilment may have come to stand. */
export const news = (context: DraftContext): readonly DraftEvent[] => {
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
    { ...to, collection: goods.collection },
    { ...billed, billing: goods.brisbane },
    // another state's postcode is questioned when the order is placed
    { ...billed, billing: { ...goods.brisbane, postcode: '2000' } },
  ].map((one) => ({ type: 'fulfilment.changed', known: one }));
};

export const submissions: readonly DraftEvent[] = [
  { type: 'draft.submitEmail', email: ` ${email} ` },
  { type: 'draft.submitDelivery', address: goods.brisbane },
  { type: 'draft.submitCollection', collection: goods.collection },
  { type: 'draft.submitShipping' },
  { type: 'fulfilment.destinationConfirmed' },
  { type: 'fulfilment.saveBegun' },
  { type: 'draft.placeOrder' },
  { type: 'draft.changeTab', tab: 'delivery' },
  { type: 'draft.dismiss', message: 'No courier today.' },
  { type: 'fulfilment.blocked' },
  { type: 'tabs.changed', tab: 'delivery' },
];

export const fromIdentity: readonly DraftEvent[] = [
  { type: 'identity.emailChanged', email: '', typed: 'rosa@example.com.au' },
  { type: 'identity.creationChosen' },
  { type: 'identity.customerWelcomed', email: customer },
];

const failures = [refused, atPostcode, offline, expired, goods.failure('cartMissing'), null];
const words = 'It was not saved';

/** What the fulfilment may say at any time. */
export const fromFulfilment = ({ method }: DraftContext): readonly DraftEvent[] => [
  { type: 'fulfilment.addressAccepted' },
  { type: 'fulfilment.edited', isByHand: true },
  ...failures.map((failure) => ({ type: 'fulfilment.failed', failure }) as const),
  { type: 'fulfilment.failed', failure: broken, words, isReasonTold: true },
  { type: 'fulfilment.failed', failure: expired, words },
  { type: 'fulfilment.detailsRefused', message: 'Check your address.' },
  { type: 'fulfilment.methodRefused', message: 'No courier today.' },
  { type: 'fulfilment.totalsFailed', failure: broken },
  ...(method === null ? [] : [{ type: 'fulfilment.methodChosen' } as const]),
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
export const awaited = (stage: string): readonly DraftEvent[] => {
  switch (stage) {
    case 'filling.walking.confirming':
      return [
        { type: 'identity.emailAccepted', email },
        ...[refused, offline, expired].map(
          (failure) => ({ type: 'identity.emailRefused', failure }) as const,
        ),
      ];
    case 'ordering.locking':
      return [{ type: 'draft.confirmLock' }, cartNews({ ...goods.fullCart, minimumOrder })];
    case 'ordering.locked':
      return [
        { type: 'draft.addBilling' },
        { type: 'draft.reopen', message: 'Ordered in another tab.' },
        { type: 'draft.reopen', message: null },
        ...[refused, atPostcode, expired].flatMap((failure): DraftEvent[] =>
          [true, false].map((isOrdered) => ({ type: 'draft.refuse', failure, isOrdered })),
        ),
        { type: 'draft.revise', changes: ['Paper cups have left your cart.'] },
      ];
    default:
      return [];
  }
};

export const noPatience = after('resumePatience', 'draft.stage.filling.walking');
