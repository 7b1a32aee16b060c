/** What may happen while it is decided how to pay, and what must hold (§4, PAY-01, PAY-02, CHK-08). */

import type { CardState } from '#machines/domain/payment.ts';
import { paymentObstacles, type Agreement, type PayableOrder } from '#machines/domain/payment-form.ts';
import { everyMethod, type PaymentSwitches } from '#machines/domain/payment-switches.ts';
import type { SavedPayment } from '#machines/domain/saved-payment.ts';
import { emptyPayment, type PaymentContext } from '#machines/payment/payment.context.ts';
import type { PaymentEvent } from '#machines/payment/payment.events.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { after, done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { brisbane, card, dollars, failure, noPayment, purchaseOrder } from './goods.ts';
import type { Heard } from './payment.heard.ts';
import { WalletCashier } from './payment.wallet.oracle.ts';
import { oracleFrom } from './stage.ts';

const field = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
const filled: CardState = { fields: { number: field, expirationDate: field, cvv: field }, cardType: 'visa' };

const wrong = { ...field, isValid: false };
const unfinished: CardState = {
  fields: { number: wrong, expirationDate: field, cvv: { ...wrong, isEmpty: true } },
  cardType: null,
};

const payPal = { code: 'braintree_paypal', title: 'PayPal' };
const instalments = { code: 'afterpay', title: 'Afterpay' };
const savedCards = { code: 'braintree_cc_vault', title: 'Stored cards' };
const savedVisa: SavedPayment = {
  kind: 'card',
  publicHash: 'hash-1',
  brand: 'Visa',
  lastFour: '4242',
  expiry: '12/2034',
};
const savedAmex: SavedPayment = { ...savedVisa, publicHash: 'hash-2', brand: 'American Express' };
const terms: Agreement = {
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
const usual: PayableOrder = { ...rental, isRental: false, isPurchaseOrderRequired: false };

/** While a card is made into a nonce, another method may be held off or the attempt called off; either is right. */
const isOpen = (play: WalletCashier, { type }: Heard): boolean =>
  play.state === 'card.shown.tokenizing' &&
  ['payment.chooseMethod', 'payment.syncMethods', 'xstate.error.actor.cardFields'].includes(type);

const wishes: readonly PaymentEvent[] = [
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

const preparations: readonly Heard[] = [
  done('preparePayment', {
    agreements: [],
    saved: null,
    isSavedMissed: false,
    switches: everyMethod,
  }) as Heard,
  done('preparePayment', {
    agreements: [terms, notice],
    saved: [savedVisa, savedAmex],
    isSavedMissed: false,
    switches: { ...everyMethod, isPayLaterActive: true },
  }) as Heard,
  done('preparePayment', { agreements: [], saved: [], isSavedMissed: true, switches: noPayPal }) as Heard,
  failed('preparePayment', failure('server')) as Heard,
];

const cardEvents: readonly Heard[] = [
  { type: 'card.mounted' },
  { type: 'card.changed', card: filled },
  { type: 'card.changed', card: unfinished },
  { type: 'card.tokenized', nonce: 'nonce-1', cardType: 'Visa', lastFour: '1111' },
  { type: 'card.refused', failure: { ...failure('cardRefused'), fieldMessages: { number: 'No.' } } },
  { type: 'card.failed', failure: failure('cardUnavailable') },
  failed('cardFields', failure('unexpected')) as Heard,
];

const codes = ({ code }: { readonly code: string }): string => code;
const payPalEvents: readonly Heard[] = [
  { type: 'payPal.mounted' },
  { type: 'payPal.approved', email: 'rosa@example.com' },
  { type: 'payPal.cancelled' },
  { type: 'payPal.refused', failure: failure('refused') },
  { type: 'payPal.tokenized', nonce: 'nonce-1' },
  { type: 'payPal.failed', failure: failure('network') },
  failed('payPalButton', failure('unexpected')) as Heard,
];

const instalmentAnswers: readonly Heard[] = [
  done('approveInstalments', { to: null }) as Heard,
  done('approveInstalments', { to: 'https://pay.example/1' }) as Heard,
  failed('approveInstalments', failure('refused')) as Heard,
];

const stillHere = after('leavingPatience', 'payment.instalments.leaving') as Heard;

/** Where what is filled in may be tried. */
const forms =
  /^(plain|saved|card\.shown\.ready|payPal\.shown\.(ready|approved|tokenizing)|instalments\.ready)$/;

const contextOf = (step: Step | undefined): PaymentContext => step?.view.context as unknown as PaymentContext;
const typeOf = (fact: unknown): string => (fact as { readonly type: string }).type;
const isOutcome = (fact: unknown): boolean =>
  ['payment.authorized', 'payment.refused'].includes(typeOf(fact));

const invariants = (steps: readonly Step[]): readonly string[] => {
  const broken: string[] = [];
  const last = steps.at(-1);
  if (last === undefined) return broken;
  const context = contextOf(last);
  const { chosen, methods, card: known } = context;
  const { state, facts } = last.view;
  if (chosen !== null && !methods.some(({ code }) => code === chosen))
    broken.push('chosen what is not offered');
  const isDecided = !['preparing', 'unprepared'].includes(state);
  if (isDecided && (chosen === null) !== (state === 'unavailable')) broken.push(`${state} with ${chosen}`);
  if (isDecided && state.startsWith('card.') !== (chosen === 'braintree'))
    broken.push(`${state} with ${chosen}`);
  const before = steps.at(-2);
  const choices = facts.filter((fact) => typeOf(fact) === 'payment.methodChosen');
  const news = before === undefined || contextOf(before).chosen === chosen ? [] : [chosen];
  if (
    JSON.stringify(choices) !== JSON.stringify(news.map((code) => ({ type: 'payment.methodChosen', code })))
  )
    broken.push('a choice that nobody is told of, or told without being made');
  if (context.isPayPalApproved && !state.startsWith('payPal.shown'))
    broken.push('an approval outlives its button');
  if (JSON.stringify(known)?.includes('1111')) broken.push('the card number is remembered');
  if (JSON.stringify(context).includes('nonce-1')) broken.push('a nonce is remembered');
  const authorised = facts.some((fact) => typeOf(fact) === 'payment.authorized');
  if (authorised && paymentObstacles(contextOf(before)).length > 0 && !before?.view.state.includes('ing'))
    broken.push('authorised although something was missing');
  const wanted = steps.filter(({ event }) => event.type === 'payment.authorize').length;
  const told = steps.flatMap(({ view }) => view.facts).filter(isOutcome).length;
  if (told > wanted) broken.push('more outcomes than attempts');
  const wasMoving = /(tokenizing|approving|leaving)$/.test(before?.view.state ?? '');
  const isGone = state === 'instalments.leaving';
  if (wasMoving && !isGone && state !== before?.view.state && !facts.some(isOutcome))
    broken.push(
      `${last.event.type} ended an attempt to pay without a word: the checkout waits for ever, its cart locked`,
    );
  return broken;
};

export const paymentPlan: ModelPlan = {
  machine: paymentMachine,
  inputs: [{ wished: null, poNumber: '' }],
  events: (state) => [
    ...wishes,
    ...(forms.test(state) ? fillings : []),
    ...(state === 'preparing' ? preparations : []),
    ...(state.startsWith('card.shown') ? cardEvents : []),
    ...(state.startsWith('payPal.shown') ? payPalEvents : []),
    ...(state === 'instalments.approving' ? instalmentAnswers : []),
    ...(state === 'instalments.leaving' ? [stillHere] : []),
  ],
  projection: (given) => {
    const context = given as unknown as PaymentContext;
    return [
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
    ];
  },
  oracle: oracleFrom<PaymentContext, Heard, WalletCashier>(
    WalletCashier,
    (input) => new WalletCashier('unavailable', { ...emptyPayment, ...(input as { wished: string | null }) }),
    (play, event) => play.hear(event),
    isOpen,
  ),
  invariants,
};
