/** What may happen while it is decided how to pay (§4, PAY-01, PAY-02, CHK-08). */

import type { EventObject } from 'xstate';
import {
  cardBlockers,
  payPalBlockers,
  paymentBlockers,
  type Agreement,
  type PayableOrder,
} from '#machines/domain/payment-form.ts';
import { emptyCard } from '#machines/domain/payment.ts';
import { everyMethod, type PaymentSwitches } from '#machines/domain/payment-switches.ts';
import type { SavedPayment } from '#machines/domain/saved-payment.ts';
import type { PaymentEvent } from '#machines/checkout/payment/payment.events.ts';
import { paymentMachine } from '#machines/checkout/payment/payment.machine.ts';
import { brisbane, card, dollars, failure, noPayment, purchaseOrder } from './goods.ts';
import { paymentRules } from './payment.rules.ts';
import { done, failed, planOf } from '#machines/tools/models/plan.ts';

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
  { type: 'payment.retry' },
  { type: 'payment.authorize' },
  { type: 'payment.renew' },
  { type: 'card.authorized', nonce: 'nonce-1', label: 'Visa ending in 1111' },
  { type: 'card.submitted' },
  { type: 'card.changed' },
  { type: 'card.refused', failure: failure('cardRefused') },
  { type: 'card.fieldsFailed', failure: failure('cardUnavailable') },
  { type: 'paypal.authorized', nonce: 'nonce-1', label: 'PayPal' },
  { type: 'paypal.refused', failure: failure('refused') },
  { type: 'paypal.buttonFailed', failure: failure('network') },
  { type: 'instalments.authorized' },
  { type: 'instalments.redirected', to: 'https://pay.example/1' },
  { type: 'instalments.refused', failure: failure('refused') },
];

/** Possible in every state; tried where it matters. */
const fillings: readonly PaymentEvent[] = [
  { type: 'payment.syncOrder', ...rental },
  { type: 'payment.syncOrder', ...usual },
  { type: 'payment.chooseMethod', code: savedCards.code },
  { type: 'payment.chooseSaved', publicHash: 'hash-2' },
  { type: 'payment.chooseSaved', publicHash: 'hash-9' },
  { type: 'payment.setPoNumber', poNumber: ' PO-1 ' },
  { type: 'payment.setPoNumber', poNumber: ' ' },
  { type: 'payment.keepForNextTime', isSaveWanted: true },
  { type: 'payment.agree', id: 7, isAgreed: true },
  { type: 'payment.agree', id: 7, isAgreed: false },
  { type: 'payment.agreeRecurring', isAgreed: true },
  { type: 'card.blockersChanged', blockers: cardBlockers(emptyCard) },
  { type: 'card.blockersChanged', blockers: [] },
  { type: 'paypal.blockersChanged', blockers: [] },
  { type: 'paypal.blockersChanged', blockers: payPalBlockers },
];

const noPayPal: PaymentSwitches = { ...everyMethod, isPayPalActive: false };

const preparations: readonly EventObject[] = [
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

const codes = ({ code }: { readonly code: string }): string => code;

export const paymentPlan = planOf({
  machine: paymentMachine,
  proves: 'PAY-01, PAY-02',
  inputs: [{ preferred: null, poNumber: '' }],
  events: (state) => [
    ...requests,
    ...(/^(plain|saved|card|paypal|instalments|authorizing\.\w+)$/.test(state) ? fillings : []),
    ...(state === 'preparing' ? preparations : []),
  ],
  projection: (context) => [
    context.methods.map(codes),
    context.switches === null ? context.offered.map(codes) : context.switches.isPayPalActive,
    context.chosen,
    context.preferred === card.code,
    context.saved?.length ?? null,
    context.isSavedMissed,
    paymentBlockers(context).map((blocker) => blocker.field),
    context.chosen === instalments.code && context.order !== null,
  ],
  rules: paymentRules,
});
