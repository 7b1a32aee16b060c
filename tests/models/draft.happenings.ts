/** What a shopper, the checkout and the children may say to a draft, by when it may come. */

import { addressesIn } from '#machines/checkout/draft-requests.ts';
import type { DraftContext } from '#machines/checkout/draft.context.ts';
import type { DraftEvent } from '#machines/checkout/draft.events.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import { after } from '#tests/support/model.ts';
import * as goods from './goods.ts';
import { accountOf } from './people.ts';

export const email = 'rosa@example.com';
export const customer = 'hannah@example.com';
export const expired = goods.failure('sessionExpired');
export const refused = goods.failure('refused');
const offer = { stored: [], defaultId: null, blank: emptyAddress('AU') };
/** Said at its field alone. */
const atPostcode = { ...refused, fieldMessages: { postcode: 'No such place.' } };
const offline = goods.failure('network');
const broken = goods.failure('server');

export const cartNews = (cart: Cart): DraftEvent => ({ type: 'draft.syncCart', cart });
/** Below the smallest order that is taken. */
const smallCart = { ...goods.fullCart, minimumOrder: { message: 'Orders start at $50.', isMet: false } };
const otherCart = goods.cartOf('cart-1', goods.lineOf('1', goods.water(9)));
/** The address made the same goods cheaper (New Zealand without GST). */
export const repricedTotals = { ...goods.totals, subtotal: { cents: 3300, currency: 'AUD' } };
const repriced: DraftEvent = {
  type: 'delivery.saved',
  information: { ...goods.information, totals: repricedTotals },
};

export const carts: readonly DraftEvent[] = [
  goods.fullCart,
  otherCart,
  { ...goods.fullCart, subtotal: repricedTotals.subtotal },
].map(cartNews);
export const virtualCarts = [goods.fullCart, otherCart].map((cart) => cartNews({ ...cart, isVirtual: true }));
/** With a code that was applied in another tab. */
export const codeApplied = cartNews({ ...goods.fullCart, discount: { cents: -500, currency: 'AUD' } });
export const tooSmall = cartNews(smallCart);

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

/** What may be done on the forms, and what choices and look-ups bring. */
export const fromAddresses = (context: DraftContext): readonly DraftEvent[] => {
  const known = addressesIn(context);
  const stay = { ...known.collection, isWanted: false };
  const to = (address: typeof goods.brisbane, cause: 'typed' | 'filled'): DraftEvent => {
    const addresses = { ...known, delivery: address, collection: stay };
    return { type: 'addresses.destinationChanged', addresses, cause };
  };
  const lost = { ...known, collection: { ...known.collection, store: null } };
  const billed = { ...known, billing: goods.brisbane, isBillingSame: false };
  return [
    to(goods.brisbane, 'typed'),
    to(goods.incomplete, 'typed'),
    to(goods.perth, 'filled'),
    {
      type: 'addresses.destinationChanged',
      addresses: { ...known, collection: goods.collection },
      cause: 'collected',
    },
    { type: 'addresses.destinationChanged', addresses: lost, cause: 'storeLost' },
    { type: 'addresses.draftChanged', addresses: billed, isByHand: true },
    // another state's postcode is questioned when the order is placed
    {
      type: 'addresses.draftChanged',
      addresses: { ...billed, billing: { ...goods.brisbane, postcode: '2000' } },
      isByHand: false,
    },
    { type: 'addresses.updated', addresses: known },
  ];
};

export const confirmations = (context: DraftContext): readonly DraftEvent[] => {
  const known = addressesIn(context);
  const stay = { ...known.collection, isWanted: false };
  const billed = { ...known, collection: goods.collection, billing: goods.brisbane };
  return [
    ...[goods.brisbane, goods.perth].map((delivery): DraftEvent => {
      const addresses = { ...known, delivery, collection: stay };
      return { type: 'addresses.confirmed', addresses };
    }),
    { type: 'addresses.confirmed', addresses: billed },
    { type: 'addresses.rejected' },
  ];
};

export const submissions: readonly DraftEvent[] = [
  { type: 'draft.submitEmail', email: ` ${email} ` },
  { type: 'draft.submitDelivery', address: goods.brisbane },
  { type: 'draft.submitCollection', collection: goods.collection },
  { type: 'draft.submitShipping' },
  { type: 'draft.placeOrder' },
  { type: 'draft.changeTab', tab: 'delivery' },
  { type: 'draft.dismiss', message: 'No courier today.' },
  { type: 'tabs.changed', tab: 'delivery' },
];

export const fromIdentity: readonly DraftEvent[] = [
  { type: 'identity.emailChanged', email: '', typed: 'rosa@example.com.au' },
  { type: 'identity.creationChosen' },
  { type: 'identity.customerWelcomed', email: customer },
];

const offers: readonly DraftEvent[] = [
  { type: 'delivery.estimated', method: goods.courier },
  { type: 'delivery.estimated', method: goods.express },
  { type: 'delivery.offersWithdrawn', failure: null },
  { type: 'delivery.offersWithdrawn', failure: broken },
  { type: 'delivery.offersWithdrawn', failure: expired },
];

/** What comes while nothing waits for it. */
export const background: readonly DraftEvent[] = [
  { type: 'delivery.storesLoaded', stores: [goods.eagleFarm] },
  ...offers,
  { type: 'delivery.methodChosen', method: goods.courier },
  { type: 'delivery.methodChosen', method: goods.express },
  { type: 'delivery.slotChosen' },
  { type: 'delivery.slotKept', hours: goods.deliveryOffer.windows[0] ?? null },
  { type: 'totals.loaded', information: goods.information },
  { type: 'totals.loadFailed', failure: broken },
  { type: 'totals.loadFailed', failure: expired },
];

const answers: readonly DraftEvent[] = [
  ...offers,
  { type: 'delivery.addressAccepted' },
  { type: 'delivery.advanced', tab: 'shipping' },
  ...[refused, atPostcode, offline, expired].map((failure): DraftEvent => ({
    type: 'delivery.refused',
    failure,
  })),
  { type: 'delivery.detailsRefused' },
  { type: 'delivery.methodChosen', method: goods.courier },
  { type: 'delivery.settled' },
];
/** Where a method is chosen. */
const saves: readonly DraftEvent[] = [
  { type: 'delivery.saved', information: goods.information },
  repriced,
  { type: 'delivery.methodRefused', message: 'No courier today.' },
  { type: 'delivery.saveFailed', failure: null },
  { type: 'delivery.saveFailed', failure: broken },
  { type: 'delivery.saveFailed', failure: expired },
  { type: 'delivery.advanced', tab: 'payment' },
];

/** What only comes while it is waited for. */
export const awaited = (state: string, { method }: DraftContext): readonly DraftEvent[] => {
  switch (state) {
    case 'filling.walking.confirming':
      return [
        { type: 'identity.emailAccepted', email },
        ...[refused, offline, expired].map((failure): DraftEvent => ({
          type: 'identity.emailRefused',
          failure,
        })),
      ];
    case 'filling.walking.delivering':
    case 'filling.walking.refreshing':
      return [...answers, ...(method === null ? [] : saves), { type: 'draft.placeOrder' }];
    case 'filling.walking.summing':
      return background.slice(-3);
    case 'ordering.locking':
      return [{ type: 'draft.confirmLock' }, tooSmall];
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

export const noPatience = after('resumePatience', 'draft.filling.walking');
