/** What may happen while it is decided how to pay, and what must hold (§4, PAY-01, PAY-02). */

import type { CardState, PaymentMethod } from '#machines/domain/payment.ts';
import type { PayableOrder } from '#machines/domain/payment-form.ts';
import type { PaymentEvent } from '#machines/payment/payment.events.ts';
import { paymentMachine, type PaymentContext } from '#machines/payment/payment.machine.ts';
import { failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { card, dollars, failure, noPayment, purchaseOrder } from './goods.ts';
import { oracleFrom, Stage, type Failed } from './stage.ts';

const field = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
const filled: CardState = { fields: { number: field, expirationDate: field, cvv: field }, cardType: 'visa' };

const notReady = {
  kind: 'cardUnavailable',
  message: 'Payment is not ready yet. Please try again in a moment.',
};
const interrupted = { kind: 'cancelled', message: 'The payment form was closed before it was finished.' };

const nothing = { nonce: null, publicHash: null, poNumber: null, isCardSaved: false, agreementIds: [] };

type Heard = PaymentEvent | Failed<'cardFields'>;

class Cashier extends Stage<PaymentContext> {
  get isShown(): boolean {
    return this.state.startsWith('card.shown');
  }

  /** What is missing, in the order of the page. */
  tellObstacles(): void {
    const { chosen, order } = this.memory;
    const missing: [field: string, message: string][] = [];
    if (chosen === null) missing.push(['payment-methods', 'Choose how you would like to pay.']);
    if (
      chosen === 'purchaseorder' ||
      (chosen !== null && chosen !== 'free' && order?.isPurchaseOrderRequired)
    )
      missing.push(['payment-po-number', 'Enter your purchase order number.']);
    if (order?.isRental) missing.push(['payment-recurring', 'Agree to the monthly rental payments.']);
    const obstacles = missing.map(([id, message]) => ({ tab: 'payment', field: id, message }));
    this.tell({ type: 'payment.obstaclesChanged', obstacles });
  }

  decide(): void {
    const { chosen } = this.memory;
    this.tell({ type: 'payment.methodChosen', code: chosen });
    this.tellObstacles();
    this.state = chosen === null ? 'unavailable' : chosen === 'braintree' ? 'card.hidden' : 'plain';
  }

  sync(methods: readonly PaymentMethod[]): void {
    const codes = methods.map(({ code }) => code);
    const { chosen } = this.memory;
    const kept = chosen !== null && codes.includes(chosen) ? chosen : (codes[0] ?? null);
    this.memory.methods = methods;
    this.memory.chosen = codes.includes('free') ? 'free' : kept;
    if (this.memory.chosen !== chosen) this.decide();
  }

  authorize(): void {
    const { chosen, methods } = this.memory;
    if (this.state === 'card.shown.tokenizing') return;
    if (this.state === 'plain') {
      const label = methods.find(({ code }) => code === chosen)?.title;
      return this.tell({ type: 'payment.authorized', authorisation: { ...nothing, method: chosen, label } });
    }
    if (this.state !== 'card.shown.ready') return this.tell({ type: 'payment.refused', failure: notReady });
    this.memory.failure = null;
    this.state = 'card.shown.tokenizing';
    this.send('cardFields', { type: 'card.tokenize' });
  }

  show(): void {
    this.memory.card = null;
    this.ask('card.shown.mounting', 'cardFields');
  }

  hear(event: Heard): void {
    const isTokenizing = this.state === 'card.shown.tokenizing';
    switch (event.type) {
      case 'payment.syncMethods':
        return this.sync(event.methods);
      case 'payment.syncOrder': {
        const { type: _, ...order } = event;
        this.memory.order = order;
        return this.tellObstacles();
      }
      case 'payment.chooseMethod':
        if (event.code === this.memory.chosen) return;
        if (!this.memory.methods.some(({ code }) => code === event.code)) return;
        this.memory.chosen = event.code;
        this.memory.failure = null;
        return this.decide();
      case 'payment.showFields':
        return this.state === 'card.hidden' ? this.show() : undefined;
      case 'payment.hideFields':
        if (isTokenizing) this.tell({ type: 'payment.refused', failure: interrupted });
        if (this.state.startsWith('card.')) this.state = 'card.hidden';
        return;
      case 'payment.retryFields':
        if (this.state !== 'card.broken') return;
        this.memory.failure = null;
        return this.show();
      case 'payment.authorize':
        return this.authorize();
      case 'card.mounted':
        if (this.state === 'card.shown.mounting') this.state = 'card.shown.ready';
        return;
      case 'card.changed':
        if (this.isShown) this.memory.card = event.card;
        return;
      case 'card.tokenized': {
        if (!isTokenizing) return;
        this.state = 'card.shown.ready';
        const label = `${event.cardType} ending in ${event.lastFour}`;
        const authorisation = { ...nothing, method: 'braintree', nonce: event.nonce, label };
        return this.tell({ type: 'payment.authorized', authorisation });
      }
      case 'card.refused':
        if (!isTokenizing) return;
        this.state = 'card.shown.ready';
        this.memory.failure = event.failure;
        return this.tell({ type: 'payment.refused', failure: event.failure });
      case 'card.failed':
        if (!this.isShown) return;
        this.state = 'card.broken';
        this.memory.failure = event.failure;
        if (isTokenizing) this.tell({ type: 'payment.refused', failure: event.failure });
        return;
      case 'xstate.error.actor.cardFields':
        this.state = 'card.broken';
        this.memory.failure = event.error;
    }
  }
}

const unpaid: PaymentContext = {
  methods: [],
  chosen: null,
  order: null,
  publicHash: null,
  isPayPalApproved: false,
  poNumber: '',
  agreements: [],
  agreedIds: [],
  isRecurringAgreed: false,
  card: null,
  failure: null,
};

const rental: PayableOrder = {
  grandTotal: dollars(45.5),
  isRental: true,
  isPurchaseOrderRequired: true,
  email: 'rosa@example.com',
  cartId: 'cart-1',
};

/** While a card is made into a nonce, another method may be held off or the attempt called off; either is right. */
const isOpen = (play: Cashier, { type }: Heard): boolean =>
  play.state === 'card.shown.tokenizing' &&
  ['payment.chooseMethod', 'payment.syncMethods', 'xstate.error.actor.cardFields'].includes(type);

const wishes: readonly PaymentEvent[] = [
  { type: 'payment.syncMethods', methods: [card, purchaseOrder] },
  { type: 'payment.syncMethods', methods: [purchaseOrder, card] },
  { type: 'payment.syncMethods', methods: [purchaseOrder] },
  { type: 'payment.syncMethods', methods: [card, noPayment] },
  { type: 'payment.syncMethods', methods: [] },
  { type: 'payment.syncOrder', ...rental },
  { type: 'payment.syncOrder', ...rental, isRental: false, isPurchaseOrderRequired: false },
  { type: 'payment.chooseMethod', code: card.code },
  { type: 'payment.chooseMethod', code: purchaseOrder.code },
  { type: 'payment.chooseMethod', code: 'cheque' },
  { type: 'payment.showFields' },
  { type: 'payment.hideFields' },
  { type: 'payment.retryFields' },
  { type: 'payment.authorize' },
];

const cardEvents: readonly Heard[] = [
  { type: 'card.mounted' },
  { type: 'card.changed', card: filled },
  { type: 'card.tokenized', nonce: 'nonce-1', cardType: 'Visa', lastFour: '1111' },
  { type: 'card.refused', failure: failure('cardRefused') },
  { type: 'card.failed', failure: failure('cardUnavailable') },
];

const typeOf = (fact: unknown): string => (fact as { readonly type: string }).type;
const isOutcome = (fact: unknown): boolean =>
  ['payment.authorized', 'payment.refused'].includes(typeOf(fact));

const invariants = (steps: readonly Step[]): readonly string[] => {
  const broken: string[] = [];
  const last = steps.at(-1);
  if (last === undefined) return broken;
  const { chosen, methods, card: known } = last.view.context as unknown as PaymentContext;
  const { state } = last.view;
  if (chosen !== null && !methods.some(({ code }) => code === chosen))
    broken.push('chosen what is not offered');
  if ((chosen === null) !== (state === 'unavailable')) broken.push(`${state} with ${chosen}`);
  if (state.startsWith('card.') !== (chosen === 'braintree')) broken.push(`${state} with ${chosen}`);
  const before = steps.at(-2)?.view.context as PaymentContext | undefined;
  const choices = last.view.facts.filter((fact) => typeOf(fact) === 'payment.methodChosen');
  const news = before === undefined || before.chosen === chosen ? [] : [chosen];
  if (
    JSON.stringify(choices) !== JSON.stringify(news.map((code) => ({ type: 'payment.methodChosen', code })))
  )
    broken.push('a choice that nobody is told of, or told without being made');
  if (JSON.stringify(known)?.includes('1111')) broken.push('the card number is remembered');
  const wanted = steps.filter(({ event }) => event.type === 'payment.authorize').length;
  const told = steps.flatMap(({ view }) => view.facts).filter(isOutcome).length;
  if (told > wanted) broken.push('more outcomes than attempts');
  const wasTokenizing = steps.at(-2)?.view.state === 'card.shown.tokenizing';
  if (wasTokenizing && state !== 'card.shown.tokenizing' && !last.view.facts.some(isOutcome))
    broken.push(
      `${last.event.type} ended an attempt to pay without a word: the checkout waits for ever, its cart locked`,
    );
  return broken;
};

export const paymentPlan: ModelPlan = {
  machine: paymentMachine,
  inputs: [undefined],
  events: (state) => {
    const isShown = state.startsWith('card.shown');
    return [...wishes, ...(isShown ? [...cardEvents, failed('cardFields', failure('unexpected'))] : [])];
  },
  projection: (context) => {
    const { methods, chosen } = context as unknown as PaymentContext;
    return [methods.map(({ code }) => code), chosen];
  },
  oracle: oracleFrom<PaymentContext, Heard, Cashier>(
    Cashier,
    () => new Cashier('unavailable', unpaid),
    (play, event) => play.hear(event),
    isOpen,
  ),
  invariants,
};
