/** What comes to a checkout only while it is awaited: answers of the server and the children. */

import type { CheckoutEvent, RestoredCheckout } from '#machines/checkout/checkout.events.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { noCollection } from '#machines/domain/pickup.ts';
import { after, done, failed } from '#tests/support/model.ts';
import { customer, email, expired } from './checkout.happenings.ts';
import { fromShipping, receipt, refused, repricedTotals } from './checkout.happenings.ts';
import * as goods from './goods.ts';

const saved: RestoredCheckout = {
  email,
  delivery: goods.brisbane,
  collection: noCollection,
  billing: emptyAddress('AU'),
  isBillingSame: true,
  accountId: null,
};
const leftAtPayment: RestoredCheckout = { ...saved, left: { tab: 'payment', method: goods.courier } };
const leftCollecting: RestoredCheckout = { ...leftAtPayment, collection: goods.collection };
const leftAtDelivery: RestoredCheckout = {
  ...saved,
  delivery: goods.incomplete,
  accountId: 2,
  left: { tab: 'delivery', method: null },
};
/** Said at its field alone. */
const atPostcode = { ...refused, fieldMessages: { postcode: 'No such place.' } };

const emailAccepted: CheckoutEvent = { type: 'identity.emailAccepted', email };
const emailRefused = (...failures: readonly Failure[]): readonly CheckoutEvent[] =>
  failures.map((reason) => ({ type: 'identity.emailRefused', failure: reason }));

const outcomes: readonly CheckoutEvent[] = [
  { type: 'placing.orderPlaced', receipt },
  { type: 'placing.orderRefused', failure: refused, isSent: true },
  { type: 'placing.orderRefused', failure: goods.failure('network'), isSent: false },
  { type: 'placing.orderRefused', failure: expired, isSent: true },
  { type: 'placing.orderDoubted' },
  { type: 'placing.orderStopped', changes: ['Paper cups have left your cart.'] },
];

/** They turn out to be a customer, whose book brings its addresses. */
const arrivals: readonly CheckoutEvent[] = [
  { type: 'tabs.changed', tab: 'account' },
  { type: 'identity.customerWelcomed', email: customer },
  { type: 'addressEntry.addressChosen', kind: 'delivery', address: goods.perth, isDefault: true },
  { type: 'addressEntry.addressChosen', kind: 'billing', address: goods.perth, isDefault: true },
];

const saves: readonly CheckoutEvent[] = [
  { type: 'delivery.saved', information: goods.information },
  { type: 'delivery.methodRefused', message: 'No courier today.' },
  { type: 'delivery.saveFailed', failure: goods.failure('server') },
  { type: 'delivery.saveFailed', failure: expired },
  { type: 'delivery.confirmed' },
];
/** What may come while an offer or a save is waited for. */
const inVain: readonly CheckoutEvent[] = [
  { type: 'delivery.nothingOffered' },
  { type: 'delivery.estimateFailed', failure: goods.failure('server') },
  { type: 'delivery.estimateFailed', failure: expired },
  { type: 'delivery.detailsRefused' },
];
const addressAnswers: readonly CheckoutEvent[] = [
  { type: 'delivery.addressAccepted' },
  { type: 'delivery.addressRefused', failure: refused },
  { type: 'delivery.addressRefused', failure: atPostcode },
  { type: 'delivery.addressRefused', failure: expired },
];
const offers: readonly CheckoutEvent[] = [
  { type: 'delivery.offered', method: goods.courier },
  { type: 'delivery.offered', method: goods.express },
];
const reservations: readonly CheckoutEvent[] = [
  { type: 'delivery.confirmed' },
  { type: 'delivery.slotRefused', failure: refused },
  { type: 'delivery.slotRefused', failure: expired },
];
const sums: readonly CheckoutEvent[] = [
  { type: 'totals.loaded', information: goods.information },
  { type: 'totals.loadFailed', failure: goods.failure('server') },
  { type: 'totals.loadFailed', failure: expired },
];
const repriced: CheckoutEvent = {
  type: 'delivery.saved',
  information: { ...goods.information, totals: repricedTotals },
};
const courierChosen: CheckoutEvent = { type: 'delivery.methodChosen', method: goods.courier };
const noPatience = after('resumePatience', 'checkout.open.resuming');
const waitedIn = (state: string) => after('resumePatience', `checkout.open.delivering.${state}`);

type Answer = ReturnType<typeof done> | ReturnType<typeof failed> | typeof noPatience;

/** The outcome, and late answers for the customer who has left. */
const afterLeaving: readonly CheckoutEvent[] = [
  ...outcomes,
  ...fromShipping,
  courierChosen,
  { type: 'payment.poNumberChanged', poNumber: 'PO-1' },
  { type: 'payment.methodChosen', code: goods.card.code },
  { type: 'delivery.slotKept', hours: goods.deliveryOffer.windows[0] ?? null },
  { type: 'tabs.changed', tab: 'delivery' },
];

/** What only comes while it is waited for. */
export const awaited: Readonly<Record<string, readonly (CheckoutEvent | Answer)[]>> = {
  starting: [
    ...[saved, leftAtPayment, leftAtDelivery, leftCollecting, null].map((one) => done('loadCheckout', one)),
    failed('loadCheckout', goods.failure('unexpected')),
  ],
  'open.arriving': arrivals,
  'open.confirmingEmail': [emailAccepted, ...emailRefused(refused, expired)],
  'open.resuming.identifying': [
    emailAccepted,
    ...emailRefused(refused, goods.failure('network'), expired),
    ...arrivals,
    noPatience,
  ],
  'open.resuming.delivering': [
    ...addressAnswers.slice(0, 2),
    ...offers,
    ...inVain,
    courierChosen,
    noPatience,
  ],
  'open.resuming.saving': [...saves, ...reservations, ...inVain, courierChosen, noPatience],
  'open.resuming.summing': [...sums, noPatience],
  'open.awaitingTotals': sums,
  'open.delivering.addressing': [...addressAnswers, ...offers, ...inVain, courierChosen],
  'open.delivering.saving': [repriced, ...saves, ...inVain, courierChosen],
  'open.delivering.reserving': [...reservations, ...inVain, courierChosen],
  'open.delivering.refreshing': [
    ...offers,
    ...inVain,
    { type: 'checkout.placeOrder' },
    waitedIn('refreshing'),
  ],
  'open.delivering.resaving': [
    repriced,
    ...saves,
    ...inVain,
    courierChosen,
    { type: 'checkout.placeOrder' },
    waitedIn('resaving'),
  ],
  'open.ordering.paying': [
    { type: 'placing.billingAccepted' },
    { type: 'placing.billingRefused', failure: refused },
    { type: 'placing.billingRefused', failure: atPostcode },
    { type: 'placing.billingRefused', failure: expired },
    { type: 'placing.paymentRequested' },
    { type: 'placing.orderBegun', order: pendingOrderOf(goods.orderRequest) },
    { type: 'payment.authorized', authorisation: goods.visa },
    { type: 'payment.refused', failure: goods.failure('cardRefused') },
    { type: 'payment.refused', failure: expired },
    { type: 'payment.redirected', to: 'https://pay.example/1' },
  ],
  'open.ordering.placing': [
    ...sums.slice(0, 2),
    { type: 'payment.methodChosen', code: goods.card.code },
    ...outcomes,
  ],
  'open.ordering.forgetting.alone': afterLeaving,
  'open.ordering.forgetting.awaited': afterLeaving,
};
