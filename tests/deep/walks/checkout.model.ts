/** The checkout's machines as they are, put together as the shop does it, without a page: what may happen next, and what a page must then show. */

import { createActor, SimulatedClock, type AnyActorRef } from 'xstate';
import type { CheckoutContext } from '#machines/checkout/checkout.context.ts';
import { selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import type { TabsContext } from '#machines/checkout/tabs.machine.ts';
import { isInDoubt } from '#machines/domain/failure.ts';
import { untilSettledMs } from '#machines/domain/pending-order.ts';
import { present } from '#machines/domain/present.ts';
import type { OrderContext } from '#machines/order/order.machine.ts';
import type { ShippingContext } from '#machines/shipping/shipping.setup.ts';
import { nothingPrepared } from '#tests/models/goods.ts';
import { filled } from '#tests/models/payment.card.ts';
import { dotted } from '#tests/support/model.ts';
import { runningChild } from '#tests/support/shopper-machines.ts';
import type { Tab } from '#tests/support/shopper-pages.ts';
import type { Walker } from '#tests/support/shopper-walks.ts';
import {
  answerTo,
  cartOf,
  offers,
  questions,
  refusals,
  saved,
  serverMovesOf,
  type Question,
  type ServerMove,
  type Truth,
} from './checkout.replies.ts';
import { checkoutShop } from './checkout.shop.ts';
import { emptyView, headingOf, receiptView, tabs, type CheckoutView } from './checkout.view.ts';

export type CheckoutMove =
  | ServerMove
  | 'the card is accepted'
  | 'the card is refused'
  | `the shopper opens ${Tab}`
  | 'the shopper continues'
  | 'the shopper changes the postcode'
  | 'the shopper empties the postcode'
  | 'the shopper chooses the other delivery'
  | 'the shopper ticks or unticks the same billing address'
  | 'the shopper places the order'
  | 'the shopper presses again'
  | 'the shopper asks again'
  | 'the server has had its time';

interface Snapshot<Context> {
  readonly value: unknown;
  readonly context: Context;
}

const questionNames = Object.keys(questions) as Question[];
const opening = 'the shopper opens ';

export class CheckoutModel implements Walker<CheckoutMove> {
  readonly #shop: AnyActorRef;
  readonly #clock = new SimulatedClock();
  readonly #truth: Truth = { quantity: 2, isOrdered: false };

  constructor() {
    this.#shop = createActor(checkoutShop, { input: this.#truth, clock: this.#clock }).start();
    this.#checkout.send({ type: 'checkout.syncCart', cart: cartOf(this.#truth) });
    this.#checkout.send({ type: 'checkout.begin' });
    this.#child('loadCheckout')?.send({ type: 'reply.done', output: saved });
    this.#settle();
  }

  get #checkout(): AnyActorRef {
    return present(runningChild(this.#shop, 'checkout'), 'checkout');
  }

  #child(...names: readonly string[]): AnyActorRef | null {
    return runningChild(this.#checkout, ...names);
  }

  #snapshot<Context>(name: string): Snapshot<Context> {
    const child = this.#child(name);
    if (child === null) throw new Error(`${name} does not run`);
    return child.getSnapshot() as Snapshot<Context>;
  }

  #stateOf(name: string): string {
    return this.#child(name) === null ? '' : dotted(this.#snapshot(name).value);
  }

  get #now(): Snapshot<CheckoutContext> {
    return this.#checkout.getSnapshot() as Snapshot<CheckoutContext>;
  }

  get state(): string {
    return dotted(this.#now.value);
  }

  get #tab(): Tab {
    return tabs[this.#snapshot<TabsContext>('tabs').context.current] ?? 'account';
  }

  get #isOrdering(): boolean {
    return this.state.startsWith('open.ordering');
  }

  get #isUnknown(): boolean {
    return this.#stateOf('order').startsWith('doubtful');
  }

  get #isBusy(): boolean {
    const busy: Readonly<Record<Tab, readonly string[]>> = {
      account: ['confirmingEmail'],
      delivery: ['confirmingDelivery', 'awaitingShipping.estimating'],
      shipping: ['awaitingShipping.saving'],
      payment: ['ordering'],
    };
    return busy[this.#tab].some((state) => this.state.startsWith(`open.${state}`));
  }

  /** What happens without being waited for: nothing is to be agreed to; the card fields come and go with their tab. */
  #settle(): void {
    const payment = this.#child('payment');
    if (payment === null) return;
    const terms = this.#child('payment', 'preparePayment');
    terms?.send({ type: 'reply.done', output: nothingPrepared });
    const isShown = this.#tab === 'payment';
    if (!isShown) payment.send({ type: 'payment.hideFields' });
    if (!isShown || this.#stateOf('payment') !== 'card.hidden') return;
    payment.send({ type: 'payment.showFields' });
    payment.send({ type: 'card.mounted' });
    // typed in by whoever drives the page before the button is pressed
    payment.send({ type: 'card.changed', card: filled });
  }

  #shopperMoves(): readonly CheckoutMove[] {
    const { current, furthest } = this.#snapshot<TabsContext>('tabs').context;
    const { postcode } = this.#now.context.delivery;
    if (this.#isOrdering) return this.#isUnknown ? this.#doubtfulMoves() : ['the shopper presses again'];
    const mine: Readonly<Record<Tab, readonly CheckoutMove[]>> = {
      account: this.#isBusy ? [] : ['the shopper continues'],
      delivery: [
        ...(this.#isBusy || postcode === '' ? [] : (['the shopper continues'] as const)),
        'the shopper changes the postcode',
        ...(postcode === '' ? [] : (['the shopper empties the postcode'] as const)),
      ],
      shipping: this.#isBusy ? [] : ['the shopper continues', 'the shopper chooses the other delivery'],
      payment: ['the shopper places the order', 'the shopper ticks or unticks the same billing address'],
    };
    // whoever has left the tab while its answer is on the way need not wander further
    const isWandering = this.state !== 'open.editing' && !this.#isBusy;
    const others = tabs.slice(0, furthest + 1).filter((_, index) => index !== current && !isWandering);
    return [...mine[this.#tab], ...others.map((tab) => `${opening}${tab}` as const)];
  }

  #doubtfulMoves(): readonly CheckoutMove[] {
    const isWaiting = !this.#doubt()[0] && !this.#stateOf('order').endsWith('reconciling');
    return ['the shopper asks again', ...(isWaiting ? (['the server has had its time'] as const) : [])];
  }

  moves(): readonly CheckoutMove[] {
    if (this.state === 'finished') return [];
    const asked = questionNames.filter((question) => this.#child(...question.split('.')) !== null);
    const isCardAsked = this.#stateOf('payment') === 'card.shown.tokenizing';
    return [
      ...this.#shopperMoves(),
      ...asked.flatMap(serverMovesOf),
      ...(isCardAsked ? (['the card is accepted', 'the card is refused'] as const) : []),
    ];
  }

  make(move: CheckoutMove): void {
    const question = questionNames.find((name) => serverMovesOf(name).some((known) => known === move));
    if (question !== undefined) this.#answer(question, move as ServerMove);
    else if (move.startsWith(opening))
      this.#checkout.send({ type: 'checkout.changeTab', tab: move.slice(opening.length) });
    else this.#act(move);
    this.#settle();
  }

  #answer(question: Question, move: ServerMove): void {
    const { cart, totals } = this.#now.context;
    const chosen = this.#snapshot<ShippingContext>('shipping').context.chosen;
    const answer = answerTo(question, move, this.#truth, {
      cart,
      grandTotal: totals?.grandTotal.cents ?? 0,
      shippingPrice: chosen?.price.cents ?? 0,
    });
    const child = this.#child(...question.split('.'));
    if ('output' in answer) child?.send({ type: 'reply.done', output: answer.output });
    else child?.send({ type: 'reply.failed', error: answer.failure });
  }

  #act(move: CheckoutMove): void {
    const checkout = this.#checkout;
    const { delivery, billing, isBillingSame } = this.#now.context;
    const changePostcode = (postcode: string): void =>
      checkout.send({ type: 'checkout.changeDelivery', address: { ...delivery, postcode } });
    switch (move) {
      case 'the shopper continues':
        if (this.#tab === 'account')
          checkout.send({ type: 'checkout.submitEmail', email: 'pat@example.com' });
        if (this.#tab === 'delivery') checkout.send({ type: 'checkout.submitDelivery', address: delivery });
        if (this.#tab === 'shipping') checkout.send({ type: 'checkout.submitShipping' });
        return;
      case 'the shopper changes the postcode':
        return changePostcode(delivery.postcode === '4000' ? '4001' : '4000');
      case 'the shopper empties the postcode':
        return changePostcode('');
      case 'the shopper chooses the other delivery': {
        const { chosen } = this.#snapshot<ShippingContext>('shipping').context;
        const method = offers.find(({ methodCode }) => methodCode !== chosen?.methodCode);
        return this.#child('shipping')?.send({ type: 'shipping.chooseMethod', method });
      }
      case 'the shopper ticks or unticks the same billing address':
        return checkout.send({ type: 'checkout.changeBilling', address: billing, isSame: !isBillingSame });
      case 'the shopper places the order':
        return checkout.send({ type: 'checkout.placeOrder' });
      case 'the shopper asks again':
        return this.#child('order')?.send({ type: 'order.reconcile' });
      case 'the server has had its time':
        return this.#clock.increment(untilSettledMs);
      case 'the card is accepted':
        return this.#child('payment')?.send({
          type: 'card.tokenized',
          nonce: 'nonce',
          cardType: 'Visa',
          lastFour: '1111',
        });
      case 'the card is refused':
        return this.#child('payment')?.send({
          type: 'card.refused',
          failure: { kind: 'cardRefused', message: refusals.card },
        });
      default:
    }
  }

  view(): CheckoutView {
    if (this.state === 'finished') return receiptView;
    const { errors } = this.#now.context;
    const obstacles = selectObstacles(this.#checkout.getSnapshot() as never);
    const { furthest, current } = this.#snapshot<TabsContext>('tabs').context;
    const { methods, chosen } = this.#snapshot<ShippingContext>('shipping').context;
    const tab = this.#tab;
    const button = tab === 'payment' ? 'Place order' : 'Continue';
    const reached = tabs.slice(0, furthest + 1).filter((_, index) => index !== current);
    return {
      ...emptyView,
      heading: headingOf(tab),
      current: tab,
      done: this.#isOrdering ? [] : reached,
      button: tab === 'payment' && this.#isUnknown ? null : button,
      isBusy: this.#isBusy && !this.#isUnknown,
      error: errors.at(-1) ?? null,
      isUndeliverable: tab === 'delivery' && this.#stateOf('shipping') === 'unavailable',
      methods:
        tab === 'shipping'
          ? methods.map(({ methodCode }) =>
              methodCode === chosen?.methodCode ? `${methodCode}, chosen` : methodCode,
            )
          : [],
      obstacles: obstacles.map(({ message }) => message),
      isUnknown: tab === 'payment' && this.#isUnknown,
    };
  }

  /** Coarse: where the shopper stands, what is going on, and what came of the order so far. */
  place(): string {
    if (this.state === 'finished') return 'finished';
    const delivery =
      this.#tab === 'delivery' && this.state === 'open.editing'
        ? [`delivery ${this.#stateOf('shipping')}`]
        : [];
    const outcome = this.#isOrdering ? [`order ${this.#stateOf('order')}`] : [];
    return [this.#tab, this.state, ...delivery, ...outcome].join(', ');
  }

  /** What a cart that is still open means: there may yet be an order, or there is none. */
  #doubt(): readonly boolean[] {
    if (!this.#isUnknown) return [];
    const { hasHadTime, failure } = this.#snapshot<OrderContext>('order').context;
    return [hasHadTime, failure !== null && isInDoubt(failure)];
  }

  key(): string {
    if (this.state === 'finished') return 'finished';
    const { delivery, method, totals, isBillingSame } = this.#now.context;
    const { furthest } = this.#snapshot<TabsContext>('tabs').context;
    const { chosen, address } = this.#snapshot<ShippingContext>('shipping').context;
    return JSON.stringify([
      this.place(),
      furthest,
      this.#stateOf('shipping'),
      delivery.postcode === '',
      address?.postcode === delivery.postcode,
      [chosen, method, totals].map((known) => known !== null),
      isBillingSame,
      this.#truth.isOrdered,
      this.#stateOf('payment'),
      this.#doubt(),
    ]);
  }
}
