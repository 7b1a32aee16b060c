/** What may happen while it is decided how to pay (§4, PAY-01, PAY-02, CHK-08). */

import type { EventObject } from 'xstate';
import type { CardState } from '#machines/domain/payment.ts';
import { paymentObstacles, type Agreement, type PayableOrder } from '#machines/domain/payment-form.ts';
import { everyMethod, type PaymentSwitches } from '#machines/domain/payment-switches.ts';
import type { SavedPayment } from '#machines/domain/saved-payment.ts';
import type { PaymentEvent } from '#machines/payment/payment.events.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { after, done, failed } from '#tests/support/model.ts';
import { brisbane, card, dollars, failure, noPayment, purchaseOrder } from './goods.ts';
import { filled } from './payment.card.ts';
import { planOf } from './plan.ts';
import { paymentRules } from './payment.rules.ts';

const field = filled.fields.number;

const wrong = { ...field, isValid: false };
const unfinished: CardState = {
  fields: { number: wrong, expirationDate: field, cvv: { ...wrong, isEmpty: true } },
  cardType: null,
};

export const payPal = { code: 'braintree_paypal', title: 'PayPal' };
export const instalments = { code: 'afterpay', title: 'Afterpay' };
export const savedCards = { code: 'braintree_cc_vault', title: 'Stored cards' };
export const savedVisa: SavedPayment = {
  kind: 'card',
  publicHash: 'hash-1',
  brand: 'Visa',
  lastFour: '4242',
  expiry: '12/2034',
};
const savedAmex: SavedPayment = { ...savedVisa, publicHash: 'hash-2', brand: 'American Express' };
export const terms: Agreement = {
  id: 7,
  label: 'I agree to the terms',
  name: 'Terms',
  content: 'Water is wet.',
  isHtml: false,
  isTicked: true,
};
/** Agreed to by ordering. */
const notice: Agreement = { ...terms, id: 8, isTicked: false };

const rental: PayableOrder = {
  grandTotal: dollars(45.5),
  isRental: true,
  isPurchaseOrderRequired: true,
  isCustomer: true,
  email: 'rosa@example.com',
  cartId: 'cart-1',
  billing: brisbane,
};
export const usual: PayableOrder = { ...rental, isRental: false, isPurchaseOrderRequired: false };

const requests: readonly PaymentEvent[] = [
  { type: 'payment.syncMethods', methods: [card, purchaseOrder] },
  { type: 'payment.syncMethods', methods: [purchaseOrder, savedCards, card] },
  { type: 'payment.syncMethods', methods: [card, noPayment] },
  { type: 'payment.syncMethods', methods: [payPal, instalments] },
  { type: 'payment.syncMethods', methods: [] },
  { type: 'payment.chooseMethod', code: card.code },
  { type: 'payment.chooseMethod', code: purchaseOrder.code },
  { type: 'payment.chooseMethod', code: instalments.code },
  { type: 'payment.chooseMethod', code: 'cheque' },
  { type: 'payment.showFields' },
  { type: 'payment.hideFields' },
  { type: 'payment.retryFields' },
  { type: 'payment.authorize' },
  { type: 'payment.renew' },
];

/** What is filled in; as good anywhere, so it is tried where it matters. */
const fillings: readonly PaymentEvent[] = [
  { type: 'payment.syncOrder', ...rental },
  { type: 'payment.syncOrder', ...usual },
  { type: 'payment.syncOrder', ...usual, grandTotal: dollars(50) },
  { type: 'payment.chooseMethod', code: savedCards.code },
  { type: 'payment.chooseSaved', publicHash: 'hash-2' },
  { type: 'payment.chooseSaved', publicHash: 'hash-9' },
  { type: 'payment.setPoNumber', poNumber: ' PO-1 ' },
  { type: 'payment.setPoNumber', poNumber: ' ' },
  { type: 'payment.keepForNextTime', isSaveWanted: true },
  { type: 'payment.agree', id: 7, isAgreed: true },
  { type: 'payment.agree', id: 7, isAgreed: false },
  { type: 'payment.agreeRecurring', isAgreed: true },
  { type: 'payment.focusField', field: 'cvv' },
];

const noPayPal: PaymentSwitches = { ...everyMethod, isPayPalActive: false };

const preparedBy: readonly (PaymentEvent | EventObject)[] = [
  done('preparePayment', { agreements: [], saved: null, isSavedMissed: false, switches: everyMethod }),
  done('preparePayment', {
    agreements: [terms, notice],
    saved: [savedVisa, savedAmex],
    isSavedMissed: false,
    switches: { ...everyMethod, isPayLaterActive: true },
  }),
  done('preparePayment', { agreements: [], saved: [], isSavedMissed: true, switches: noPayPal }),
  failed('preparePayment', failure('server')),
];

const cardEvents: readonly (PaymentEvent | EventObject)[] = [
  { type: 'card.mounted' },
  { type: 'card.changed', card: filled },
  { type: 'card.changed', card: unfinished },
  { type: 'card.tokenized', nonce: 'nonce-1', cardType: 'Visa', lastFour: '1111' },
  { type: 'card.refused', failure: { ...failure('cardRefused'), fieldMessages: { number: 'No.' } } },
  { type: 'card.failed', failure: failure('cardUnavailable') },
  failed('cardFields', failure('unexpected')),
];

const codes = ({ code }: { readonly code: string }): string => code;
const payPalEvents: readonly (PaymentEvent | EventObject)[] = [
  { type: 'payPal.mounted' },
  { type: 'payPal.approved', email: 'rosa@example.com' },
  { type: 'payPal.cancelled' },
  { type: 'payPal.refused', failure: failure('refused') },
  { type: 'payPal.tokenized', nonce: 'nonce-1' },
  { type: 'payPal.failed', failure: failure('network') },
  failed('payPalButton', failure('unexpected')),
];

const instalmentAnswers: readonly (PaymentEvent | EventObject)[] = [
  done('approveInstalments', { to: null }),
  done('approveInstalments', { to: 'https://pay.example/1' }),
  failed('approveInstalments', failure('refused')),
];

const stillHere = after('leavingPatience', 'payment.instalments.leaving');

/** Where what is filled in may be tried. */
const forms =
  /^(plain|saved|card\.shown\.ready|payPal\.shown\.(ready|approved|tokenizing)|instalments\.ready)$/;

export const paymentPlan = planOf({
  machine: paymentMachine,
  inputs: [{ wished: null, poNumber: '' }],
  events: (state) => [
    ...requests,
    ...(forms.test(state) ? fillings : []),
    ...(state === 'preparing' ? preparedBy : []),
    ...(state.startsWith('card.shown') ? cardEvents : []),
    ...(state.startsWith('payPal.shown') ? payPalEvents : []),
    ...(state === 'instalments.approving' ? instalmentAnswers : []),
    ...(state === 'instalments.leaving' ? [stillHere] : []),
  ],
  projection: (context) => [
    context.methods.map(codes),
    context.isPrepared ? null : context.offered.map(codes),
    context.chosen,
    context.wished === card.code,
    context.isPrepared,
    context.saved?.length ?? null,
    context.isSavedMissed,
    context.switches.isPayPalActive,
    paymentObstacles(context).map((obstacle) => obstacle.field),
    context.chosen === payPal.code ? context.order?.grandTotal.cents : null,
    context.chosen === instalments.code && context.order !== null,
  ],

  rules: paymentRules,
});
