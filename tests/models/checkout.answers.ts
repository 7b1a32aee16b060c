/** What comes to a checkout only while it is awaited: answers of the server and the children. */

import type { CheckoutEvent, RestoredCheckout } from '#machines/checkout/checkout.events.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import { noCollection } from '#machines/domain/pickup.ts';
import { after, done, failed } from '#tests/support/model.ts';
import {
  addressSubmission,
  billingSubmission,
  customer,
  email,
  emailSubmission,
  expired,
  fromShipping,
  receipt,
  repricedTotals,
} from './checkout.happenings.ts';
import {
  brisbane,
  card,
  collection,
  courier,
  deliveryOffer,
  express,
  failure,
  incomplete,
  perth,
  totals,
  visa,
} from './goods.ts';

const saved: RestoredCheckout = {
  email,
  delivery: brisbane,
  collection: noCollection,
  billing: emptyAddress('AU'),
  isBillingSame: true,
  accountId: null,
};
const leftAtPayment: RestoredCheckout = { ...saved, left: { tab: 'payment', method: courier } };
const leftCollecting: RestoredCheckout = { ...leftAtPayment, collection };
const leftAtDelivery: RestoredCheckout = {
  ...saved,
  delivery: incomplete,
  accountId: 2,
  left: { tab: 'delivery', method: null },
};
/** Said at its field alone. */
const atPostcode = { ...failure('refused'), fieldMessages: { postcode: 'No such place.' } };

const outcomes: readonly CheckoutEvent[] = [
  { type: 'order.placed', receipt },
  { type: 'order.refused', failure: failure('refused'), isSent: true },
  { type: 'order.refused', failure: failure('network'), isSent: false },
  { type: 'order.refused', failure: expired, isSent: true },
  { type: 'order.doubted' },
  { type: 'order.stopped', changes: ['Paper cups have left your cart.'] },
];

/** What a customer's book brings by itself. */
const bookChoices: readonly CheckoutEvent[] = [
  { type: 'addressChoice.addressChosen', kind: 'delivery', address: perth, isDefault: true },
  { type: 'addressChoice.addressChosen', kind: 'billing', address: perth, isDefault: true },
];

const noPatience = after('resumePatience', 'checkout.open.resuming');

type Answer = ReturnType<typeof done> | ReturnType<typeof failed> | typeof noPatience;

/** What only comes while it is waited for. */
export const awaited: Readonly<Record<string, readonly (CheckoutEvent | Answer)[]>> = {
  starting: [
    done('loadCheckout', saved),
    done('loadCheckout', leftAtPayment),
    done('loadCheckout', leftAtDelivery),
    done('loadCheckout', leftCollecting),
    done('loadCheckout', null),
    failed('loadCheckout', failure('unexpected')),
  ],
  'open.arriving': [
    { type: 'tabs.changed', tab: 'account' },
    { type: 'accountSection.customerWelcomed', email: customer },
    ...bookChoices,
  ],
  'open.confirmingEmail': [
    { type: 'step.accepted', submission: addressSubmission },
    { type: 'step.rejected', submission: addressSubmission, failure: failure('refused') },
    { type: 'step.accepted', submission: emailSubmission },
    { type: 'step.rejected', submission: emailSubmission, failure: failure('refused') },
    { type: 'step.rejected', submission: emailSubmission, failure: expired },
  ],
  'open.confirmingDelivery': [
    { type: 'step.accepted', submission: emailSubmission },
    { type: 'step.rejected', submission: emailSubmission, failure: failure('refused') },
    { type: 'step.accepted', submission: addressSubmission },
    { type: 'step.rejected', submission: addressSubmission, failure: failure('refused') },
    { type: 'step.rejected', submission: addressSubmission, failure: atPostcode },
    { type: 'step.rejected', submission: addressSubmission, failure: expired },
  ],
  'open.resuming.identifying': [
    { type: 'step.accepted', submission: emailSubmission },
    { type: 'step.rejected', submission: emailSubmission, failure: failure('refused') },
    { type: 'step.rejected', submission: emailSubmission, failure: failure('network') },
    { type: 'step.rejected', submission: emailSubmission, failure: expired },
    { type: 'tabs.changed', tab: 'account' },
    { type: 'accountSection.customerWelcomed', email: customer },
    ...bookChoices,
    noPatience,
  ],
  'open.resuming.checking': [
    { type: 'step.accepted', submission: emailSubmission },
    { type: 'step.accepted', submission: addressSubmission },
    { type: 'step.rejected', submission: addressSubmission, failure: failure('refused') },
    noPatience,
  ],
  'open.resuming.estimating': [{ type: 'shipping.estimated', method: express }, noPatience],
  'open.resuming.saving': [
    { type: 'shipping.informationSaved', information: { totals, paymentMethods: [card], message: null } },
    { type: 'shipping.methodRefused', message: 'No courier today.' },
    { type: 'shipping.saveFailed', failure: failure('server') },
    { type: 'shipping.saveFailed', failure: expired },
    { type: 'shipping.methodChosen', method: courier },
    noPatience,
  ],
  'open.resuming.reserving': [
    { type: 'deliveryWindow.saved' },
    { type: 'deliveryWindow.saveFailed', failure: failure('refused') },
    { type: 'deliveryWindow.saveFailed', failure: expired },
    { type: 'shipping.methodChosen', method: courier },
    noPatience,
  ],
  'open.resuming.summing': [
    { type: 'totals.loaded', information: { totals, paymentMethods: [card], message: null } },
    { type: 'totals.loadFailed', failure: failure('server') },
    { type: 'totals.loadFailed', failure: expired },
    noPatience,
  ],
  'open.awaitingTotals': [
    { type: 'totals.loaded', information: { totals, paymentMethods: [card], message: null } },
    { type: 'totals.loadFailed', failure: failure('server') },
    { type: 'totals.loadFailed', failure: expired },
  ],
  'open.awaitingShipping.refreshing': [
    { type: 'shipping.estimated', method: express },
    { type: 'shipping.estimated', method: courier },
    { type: 'checkout.placeOrder' },
  ],
  'open.awaitingShipping.resaving': [
    {
      type: 'shipping.informationSaved',
      information: { totals: repricedTotals, paymentMethods: [card], message: null },
    },
    {
      type: 'shipping.informationSaved',
      information: { totals, paymentMethods: [card], message: null },
    },
    { type: 'shipping.methodRefused', message: 'No courier today.' },
    { type: 'shipping.saveFailed', failure: failure('server') },
    { type: 'shipping.saveFailed', failure: expired },
    { type: 'shipping.methodChosen', method: courier },
    { type: 'checkout.placeOrder' },
  ],
  'open.awaitingShipping.saving': [
    {
      type: 'shipping.informationSaved',
      information: { totals: repricedTotals, paymentMethods: [card], message: null },
    },
    {
      type: 'shipping.informationSaved',
      information: { totals, paymentMethods: [card], message: null },
    },
    { type: 'shipping.methodRefused', message: 'No courier today.' },
    { type: 'shipping.saveFailed', failure: failure('server') },
    { type: 'shipping.saveFailed', failure: expired },
  ],
  'open.awaitingShipping.reserving': [
    { type: 'deliveryWindow.saved' },
    { type: 'deliveryWindow.saveFailed', failure: failure('refused') },
    { type: 'deliveryWindow.saveFailed', failure: expired },
  ],
  'open.ordering.billing': [
    { type: 'step.accepted', submission: addressSubmission },
    { type: 'step.rejected', submission: emailSubmission, failure: failure('refused') },
    { type: 'step.accepted', submission: billingSubmission },
    { type: 'step.rejected', submission: billingSubmission, failure: failure('refused') },
    { type: 'step.rejected', submission: billingSubmission, failure: atPostcode },
    { type: 'step.rejected', submission: billingSubmission, failure: expired },
  ],
  'open.ordering.authorizing': [
    { type: 'payment.authorized', authorisation: visa },
    { type: 'payment.refused', failure: failure('cardRefused') },
    { type: 'payment.refused', failure: expired },
    { type: 'payment.redirected', to: 'https://pay.example/1' },
  ],
  'open.ordering.placing': [
    { type: 'totals.loaded', information: { totals, paymentMethods: [card], message: null } },
    { type: 'totals.loadFailed', failure: failure('server') },
    { type: 'payment.methodChosen', code: card.code },
    ...outcomes,
  ],
  'open.ordering.forgetting': [
    ...outcomes,
    ...fromShipping,
    { type: 'shipping.methodChosen', method: courier },
    { type: 'payment.poNumberChanged', poNumber: 'PO-1' },
    { type: 'payment.methodChosen', code: card.code },
    { type: 'payment.refused', failure: expired },
    { type: 'deliveryWindow.kept', hours: deliveryOffer.windows[0] ?? null },
    { type: 'tabs.changed', tab: 'delivery' },
  ],
};
