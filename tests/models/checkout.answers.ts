/** What comes to a checkout only while it is awaited: answers of the server and the children. */

import type { CheckoutEvent, RestoredCheckout } from '#machines/checkout/checkout.events.ts';
import type { Submission } from '#machines/checkout/step.events.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { noCollection } from '#machines/domain/pickup.ts';
import { after, done, failed } from '#tests/support/model.ts';
import { addressSubmission, customer, email, emailSubmission, expired } from './checkout.happenings.ts';
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

const accepted = (...submissions: readonly Submission[]): readonly CheckoutEvent[] =>
  submissions.map((submission) => ({ type: 'step.accepted', submission }));
const rejected = (submission: Submission, ...failures: readonly Failure[]): readonly CheckoutEvent[] =>
  failures.map((reason) => ({ type: 'step.rejected', submission, failure: reason }));

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
  { type: 'accountSection.customerWelcomed', email: customer },
  { type: 'addressChoice.addressChosen', kind: 'delivery', address: goods.perth, isDefault: true },
  { type: 'addressChoice.addressChosen', kind: 'billing', address: goods.perth, isDefault: true },
];

const saves: readonly CheckoutEvent[] = [
  { type: 'shipping.informationSaved', information: goods.information },
  { type: 'shipping.methodRefused', message: 'No courier today.' },
  { type: 'shipping.saveFailed', failure: goods.failure('server') },
  { type: 'shipping.saveFailed', failure: expired },
];
const reservations: readonly CheckoutEvent[] = [
  { type: 'deliveryWindow.saved' },
  { type: 'deliveryWindow.saveFailed', failure: refused },
  { type: 'deliveryWindow.saveFailed', failure: expired },
];
const sums: readonly CheckoutEvent[] = [
  { type: 'totals.loaded', information: goods.information },
  { type: 'totals.loadFailed', failure: goods.failure('server') },
  { type: 'totals.loadFailed', failure: expired },
];
const repriced: CheckoutEvent = {
  type: 'shipping.informationSaved',
  information: { ...goods.information, totals: repricedTotals },
};
const courierChosen: CheckoutEvent = { type: 'shipping.methodChosen', method: goods.courier };
const noPatience = after('resumePatience', 'checkout.open.resuming');
const waitedIn = (state: string) => after('resumePatience', `checkout.open.awaitingShipping.${state}`);

type Answer = ReturnType<typeof done> | ReturnType<typeof failed> | typeof noPatience;

/** What only comes while it is waited for. */
export const awaited: Readonly<Record<string, readonly (CheckoutEvent | Answer)[]>> = {
  starting: [
    ...[saved, leftAtPayment, leftAtDelivery, leftCollecting, null].map((one) => done('loadCheckout', one)),
    failed('loadCheckout', goods.failure('unexpected')),
  ],
  'open.arriving': arrivals,
  'open.confirmingEmail': [
    ...accepted(addressSubmission, emailSubmission),
    ...rejected(addressSubmission, refused),
    ...rejected(emailSubmission, refused, expired),
  ],
  'open.confirmingDelivery': [
    ...accepted(emailSubmission, addressSubmission),
    ...rejected(emailSubmission, refused),
    ...rejected(addressSubmission, refused, atPostcode, expired),
  ],
  'open.resuming.identifying': [
    ...accepted(emailSubmission),
    ...rejected(emailSubmission, refused, goods.failure('network'), expired),
    ...arrivals,
    noPatience,
  ],
  'open.resuming.checking': [
    ...accepted(emailSubmission, addressSubmission),
    ...rejected(addressSubmission, refused),
    noPatience,
  ],
  'open.resuming.estimating': [{ type: 'shipping.estimated', method: goods.express }, noPatience],
  'open.resuming.saving': [...saves, courierChosen, noPatience],
  'open.resuming.reserving': [...reservations, courierChosen, noPatience],
  'open.resuming.summing': [...sums, noPatience],
  'open.awaitingTotals': sums,
  'open.awaitingShipping.refreshing': [
    { type: 'shipping.estimated', method: goods.express },
    { type: 'shipping.estimated', method: goods.courier },
    { type: 'checkout.placeOrder' },
    waitedIn('refreshing'),
  ],
  'open.awaitingShipping.resaving': [
    repriced,
    ...saves,
    courierChosen,
    { type: 'checkout.placeOrder' },
    waitedIn('resaving'),
  ],
  'open.awaitingShipping.saving': [repriced, ...saves],
  'open.awaitingShipping.reserving': reservations,
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
  'open.ordering.forgetting': [
    ...outcomes,
    ...fromShipping,
    courierChosen,
    { type: 'payment.poNumberChanged', poNumber: 'PO-1' },
    { type: 'payment.methodChosen', code: goods.card.code },
    { type: 'deliveryWindow.kept', hours: goods.deliveryOffer.windows[0] ?? null },
    { type: 'tabs.changed', tab: 'delivery' },
  ],
};
