/** The checkout's machines without a page: what may happen next, and what a page must show. */

import { selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { cardMethodCode } from '#machines/domain/payment.ts';
import { untilSettledMs } from '#machines/domain/pending-order.ts';
import { nothingPrepared } from '#tests/models/goods.ts';
import { filled } from '#tests/models/payment.card.ts';
import type { Tab } from '#tests/support/shopper-checkout.ts';
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
import { RunningCheckout } from './checkout.running.ts';
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

const questionNames = Object.keys(questions) as Question[];
const opening = 'the shopper opens ';

export class CheckoutModel implements Walker<CheckoutMove> {
  readonly #truth: Truth = { quantity: 2, isOrdered: false };
  readonly #checkout = new RunningCheckout(this.#truth);

  constructor() {
    this.#checkout.root.send({ type: 'checkout.syncCart', cart: cartOf(this.#truth) });
    this.#checkout.root.send({ type: 'checkout.begin' });
    this.#checkout.child('loadCheckout')?.send({ type: 'reply.done', output: saved });
    this.#settle();
  }

  get state(): string {
    return this.#checkout.state;
  }

  /** What happens by itself: no terms to agree to, and card fields that follow their tab. */
  #settle(): void {
    const card = this.#checkout.child('payment', 'card');
    if (card === null) return;
    const terms = this.#checkout.child('payment', 'preparePayment');
    terms?.send({ type: 'reply.done', output: nothingPrepared });
    const isShown = this.#checkout.tab === 'payment';
    if (!isShown) card.send({ type: 'card.hideFields' });
    const chosen = this.#checkout.child('payment')?.getSnapshot().context.chosen;
    if (!isShown || chosen !== cardMethodCode || this.#checkout.stateOf('payment', 'card') !== 'hidden')
      return;
    card.send({ type: 'card.showFields' });
    card.send({ type: 'cardFields.mounted' });
    // the driver types the card before it presses the button
    card.send({ type: 'cardFields.changed', card: filled });
  }

  #shopperMoves(): readonly CheckoutMove[] {
    const { current, furthest } = this.#checkout.tabs;
    const { postcode } = this.#checkout.context.delivery;
    if (this.#checkout.isOrdering)
      return this.#checkout.isUnknown ? this.#doubtfulMoves() : ['the shopper presses again'];
    const mine: Readonly<Record<Tab, readonly CheckoutMove[]>> = {
      account: this.#checkout.isBusy ? [] : ['the shopper continues'],
      delivery: [
        ...(this.#checkout.isBusy || postcode === '' ? [] : (['the shopper continues'] as const)),
        'the shopper changes the postcode',
        ...(postcode === '' ? [] : (['the shopper empties the postcode'] as const)),
      ],
      shipping: this.#checkout.isBusy
        ? []
        : ['the shopper continues', 'the shopper chooses the other delivery'],
      payment: ['the shopper places the order', 'the shopper ticks or unticks the same billing address'],
    };
    // a shopper who left the tab before its answer need not go further
    const isWandering = this.state !== 'open.editing' && !this.#checkout.isBusy;
    const others = tabs.slice(0, furthest + 1).filter((_, index) => index !== current && !isWandering);
    return [...mine[this.#checkout.tab], ...others.map((tab) => `${opening}${tab}` as const)];
  }

  #doubtfulMoves(): readonly CheckoutMove[] {
    const isWaiting =
      !this.#checkout.doubt()[0] &&
      !this.#checkout.stateOf('placing', 'order', 'orderOutcome').endsWith('asking');
    return ['the shopper asks again', ...(isWaiting ? (['the server has had its time'] as const) : [])];
  }

  moves(): readonly CheckoutMove[] {
    if (this.state === 'finished') return [];
    const asked = questionNames.filter((question) => this.#checkout.asking(question) !== null);
    const isCardAsked = this.#checkout.stateOf('payment', 'card') === 'shown.tokenizing';
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
      this.#checkout.root.send({ type: 'checkout.changeTab', tab: move.slice(opening.length) });
    else this.#act(move);
    this.#settle();
  }

  #answer(question: Question, move: ServerMove): void {
    const { cart, totals } = this.#checkout.context;
    const chosen = this.#checkout.shipping.chosen;
    const answer = answerTo(question, move, this.#truth, {
      cart,
      grandTotal: totals?.grandTotal.cents ?? 0,
      shippingPrice: chosen?.price.cents ?? 0,
    });
    const child = this.#checkout.asking(question);
    if ('output' in answer) child?.send({ type: 'reply.done', output: answer.output });
    else child?.send({ type: 'reply.failed', error: answer.failure });
  }

  #act(move: CheckoutMove): void {
    const checkout = this.#checkout.root;
    const { delivery, billing, isBillingSame } = this.#checkout.context;
    const changePostcode = (postcode: string): void =>
      checkout.send({ type: 'checkout.changeDelivery', address: { ...delivery, postcode } });
    switch (move) {
      case 'the shopper continues':
        if (this.#checkout.tab === 'account')
          checkout.send({ type: 'checkout.submitEmail', email: 'pat@example.com' });
        if (this.#checkout.tab === 'delivery')
          checkout.send({ type: 'checkout.submitDelivery', address: delivery });
        if (this.#checkout.tab === 'shipping') checkout.send({ type: 'checkout.submitShipping' });
        return;
      case 'the shopper changes the postcode':
        return changePostcode(delivery.postcode === '4000' ? '4001' : '4000');
      case 'the shopper empties the postcode':
        return changePostcode('');
      case 'the shopper chooses the other delivery': {
        const { chosen } = this.#checkout.shipping;
        const method = offers.find(({ methodCode }) => methodCode !== chosen?.methodCode);
        return this.#checkout.child('delivery', 'shipping')?.send({ type: 'shipping.chooseMethod', method });
      }
      case 'the shopper ticks or unticks the same billing address':
        return checkout.send({ type: 'checkout.changeBilling', address: billing, isSame: !isBillingSame });
      case 'the shopper places the order':
        return checkout.send({ type: 'checkout.placeOrder' });
      case 'the shopper asks again':
        return this.#checkout.child('placing', 'order')?.send({ type: 'order.reconcile' });
      case 'the server has had its time':
        return this.#checkout.clock.increment(untilSettledMs);
      case 'the card is accepted':
        return this.#checkout.child('payment', 'card')?.send({
          type: 'cardFields.tokenized',
          nonce: 'nonce',
          cardType: 'Visa',
          lastFour: '1111',
        });
      case 'the card is refused':
        return this.#checkout.child('payment', 'card')?.send({
          type: 'cardFields.refused',
          failure: { kind: 'cardRefused', message: refusals.card },
        });
      default:
    }
  }

  view(): CheckoutView {
    if (this.state === 'finished') return receiptView;
    const { errors } = this.#checkout.context;
    const obstacles = selectObstacles(this.#checkout.root.getSnapshot() as never);
    const { furthest, current } = this.#checkout.tabs;
    const { methods, chosen } = this.#checkout.shipping;
    const tab = this.#checkout.tab;
    const button = tab === 'payment' ? 'Place order' : 'Continue';
    const reached = tabs.slice(0, furthest + 1).filter((_, index) => index !== current);
    return {
      ...emptyView,
      heading: headingOf(tab),
      current: tab,
      done: this.#checkout.isOrdering ? [] : reached,
      button: tab === 'payment' && this.#checkout.isUnknown ? null : button,
      isBusy: this.#checkout.isBusy && !this.#checkout.isUnknown,
      error: errors.at(-1) ?? null,
      isUndeliverable: tab === 'delivery' && this.#checkout.stateOf('delivery', 'shipping') === 'unavailable',
      methods:
        tab === 'shipping'
          ? methods.map(({ methodCode }) =>
              methodCode === chosen?.methodCode ? `${methodCode}, chosen` : methodCode,
            )
          : [],
      obstacles: obstacles.map(({ message }) => message),
      isUnknown: tab === 'payment' && this.#checkout.isUnknown,
    };
  }

  /** Coarse: where the shopper stands, what is going on, and what came of the order so far. */
  place(): string {
    if (this.state === 'finished') return 'finished';
    const delivery =
      this.#checkout.tab === 'delivery' && this.state === 'open.editing'
        ? [`delivery ${this.#checkout.stateOf('delivery', 'shipping')}`]
        : [];
    const outcome = this.#checkout.isOrdering
      ? [
          `order ${this.#checkout.stateOf('placing', 'order')} ${this.#checkout.stateOf('placing', 'order', 'orderOutcome')}`,
        ]
      : [];
    return [this.#checkout.tab, this.state, ...delivery, ...outcome].join(', ');
  }

  key(): string {
    if (this.state === 'finished') return 'finished';
    const { delivery, method, totals, isBillingSame } = this.#checkout.context;
    const { furthest } = this.#checkout.tabs;
    const { chosen, address } = this.#checkout.shipping;
    return JSON.stringify([
      this.place(),
      furthest,
      this.#checkout.stateOf('delivery', 'shipping'),
      delivery.postcode === '',
      address?.postcode === delivery.postcode,
      [chosen, method, totals].map((known) => known !== null),
      isBillingSame,
      this.#truth.isOrdered,
      this.#checkout.stateOf('payment'),
      this.#checkout.stateOf('payment', 'card'),
      this.#checkout.doubt(),
    ]);
  }
}
