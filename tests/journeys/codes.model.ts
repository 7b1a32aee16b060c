/** Promo code and gift cards of a cart in their machines as they are, without a page: what may happen next, and what a page must then show. Each by itself in every detail, and both at once where only their meeting counts. */

import { createActor, SimulatedClock, type AnyActorRef } from 'xstate';
import type { CartContext } from '#machines/cart/cart.context.ts';
import { selectIsCartBusy } from '#machines/cart/cart.selectors.ts';
import { giftCardBalanceText, paidByGiftCards } from '#machines/domain/gift-card.ts';
import { formatPrice, type Money } from '#machines/domain/money.ts';
import { present } from '#machines/domain/present.ts';
import type { GiftCardContext } from '#machines/gift-card/gift-card.machine.ts';
import type { PromoContext } from '#machines/promo/promo.machine.ts';
import { runningChild } from '#tests/support/shopper-machines.ts';
import type { Walker } from '#tests/support/shopper-walks.ts';
import { cents, lostMessage } from './checkout.replies.ts';
import {
  fates,
  questions,
  unknownCardMessage,
  wrongCode,
  type CodesFate,
  type CodesMove,
  type CodesQuestion,
  type CodesSubject,
} from './codes.moves.ts';
import { cartWith, codesShop, goodCodes, type CodesTruth } from './codes.shop.ts';
import type { CodeFieldView, CodesView } from './codes.view.ts';

interface Snapshot<Context> {
  readonly value: unknown;
  readonly context: Context;
}

const names = Object.keys(questions) as CodesQuestion[];

const inFull = (amount: Money): string => formatPrice(amount, { forceDecimals: true, zeroIsFree: false });
const failed = (kind: string, message: string) => ({ error: { kind, message } });
const lost = failed('network', lostMessage);

const fieldOf = ({ value, context }: Snapshot<PromoContext | GiftCardContext>): CodeFieldView => ({
  text: context.code,
  isFixed: value !== 'ready',
  isWrong: context.message?.isGood === false,
  says: context.message?.text ?? '',
});

export class CodesModel implements Walker<CodesMove> {
  readonly #shop: AnyActorRef;
  readonly #truth: CodesTruth = { hasPromo: false, hasCard: false };
  readonly #subject: CodesSubject;

  constructor(subject: CodesSubject) {
    this.#subject = subject;
    this.#shop = createActor(codesShop, { clock: new SimulatedClock() }).start();
    this.#child('cart').send({ type: 'cart.open' });
    this.make('the sums is answered');
  }

  #child(name: string): AnyActorRef {
    return present(runningChild(this.#shop, name), name);
  }

  #of<Context>(name: string): Snapshot<Context> {
    return this.#child(name).getSnapshot() as Snapshot<Context>;
  }

  get #promo(): Snapshot<PromoContext> {
    return this.#of('promo');
  }

  get #giftCard(): Snapshot<GiftCardContext> {
    return this.#of('giftCard');
  }

  get #cart(): Snapshot<CartContext> {
    return this.#of('cart');
  }

  #asked(question: CodesQuestion): AnyActorRef | null {
    for (const way of questions[question]) {
      const child = runningChild(this.#shop, ...way);
      if (child !== null) return child;
    }
    return null;
  }

  /** Nothing is asked, and what was last asked for was heard: the page owes the server's sums. */
  get isQuiet(): boolean {
    return names.every((question) => this.#asked(question) === null) && !this.#cart.context.isUnread;
  }

  get #isTogether(): boolean {
    return this.#subject === 'both at once';
  }

  moves(): readonly CodesMove[] {
    const replies = names
      .filter((question) => this.#asked(question) !== null)
      .flatMap((question) => this.#fatesOf(question).map((fate) => `${question} is ${fate}` as const));
    const isStale = this.#cart.context.isUnread && this.#cart.value === 'ready';
    return [
      ...(this.#subject === 'gift card' ? [] : this.#promoMoves()),
      ...(this.#subject === 'promo code' ? [] : this.#cardMoves()),
      ...(isStale ? (['the shopper asks for the sums again'] as const) : []),
      ...replies,
    ];
  }

  #fatesOf(question: CodesQuestion): readonly CodesFate[] {
    if (!this.#isTogether) return fates[question];
    return question === 'the promo code' ? ['answered', 'lost on the way there'] : ['answered'];
  }

  #promoMoves(): readonly CodesMove[] {
    const { context, value } = this.#promo;
    const { code, isApplied } = context;
    const canType = value === 'ready' && !isApplied;
    if (this.#isTogether && value !== 'ready') return [];
    return [
      ...(canType && code !== goodCodes.promo ? (['the shopper types a good promo code'] as const) : []),
      ...(canType && code !== wrongCode && !this.#isTogether
        ? (['the shopper types a wrong promo code'] as const)
        : []),
      ...(this.#isTogether && code === ''
        ? []
        : (['the shopper presses the button of the promo code'] as const)),
    ];
  }

  #cardMoves(): readonly CodesMove[] {
    const { context, value } = this.#giftCard;
    const { code, cards } = context;
    if (value !== 'ready') return [];
    const hasCard = cards.length > 0;
    // whoever waits for the sums need not read balances
    const isCalm = !this.#isTogether && this.#cart.value === 'ready';
    const canTypeGood = code !== goodCodes.card && (isCalm || (this.#isTogether && !hasCard));
    const canApply = code !== '' && !(this.#isTogether && hasCard);
    return [
      ...(canTypeGood ? (['the shopper types a good gift card'] as const) : []),
      ...(isCalm && code !== wrongCode && !hasCard ? (['the shopper types a wrong gift card'] as const) : []),
      ...(canApply ? (['the shopper applies the gift card'] as const) : []),
      ...(isCalm && !hasCard ? (['the shopper checks the balance'] as const) : []),
      ...(hasCard ? (['the shopper takes the gift card off'] as const) : []),
    ];
  }

  make(move: CodesMove): void {
    const question = names.find((name) => move.startsWith(`${name} is `));
    if (question !== undefined)
      return this.#answer(question, move.slice(`${question} is `.length) as CodesFate);
    const promo = this.#child('promo');
    const giftCard = this.#child('giftCard');
    const { code } = this.#giftCard.context;
    switch (move) {
      case 'the shopper types a good promo code':
        return promo.send({ type: 'promo.setForm', code: goodCodes.promo });
      case 'the shopper types a wrong promo code':
        return promo.send({ type: 'promo.setForm', code: wrongCode });
      case 'the shopper presses the button of the promo code': {
        const { isApplied, code: typed } = this.#promo.context;
        return promo.send(isApplied ? { type: 'promo.remove' } : { type: 'promo.apply', code: typed });
      }
      case 'the shopper types a good gift card':
        return giftCard.send({ type: 'giftCard.setForm', code: goodCodes.card });
      case 'the shopper types a wrong gift card':
        return giftCard.send({ type: 'giftCard.setForm', code: wrongCode });
      case 'the shopper applies the gift card':
        return giftCard.send({ type: 'giftCard.apply', code });
      case 'the shopper checks the balance':
        return giftCard.send({ type: 'giftCard.checkBalance', code });
      case 'the shopper takes the gift card off':
        return giftCard.send({ type: 'giftCard.remove', code: goodCodes.card });
      default:
        return this.#child('cart').send({ type: 'cart.load' });
    }
  }

  #answer(question: CodesQuestion, fate: CodesFate): void {
    const child = present(this.#asked(question), question);
    const answer = fate === 'lost on the way there' ? lost : this.#serve(question);
    const heard = fate === 'lost on the way back' ? lost : answer;
    if ('error' in heard) child.send({ type: 'reply.failed', error: heard.error });
    else child.send({ type: 'reply.done', output: heard.output });
  }

  #serve(question: CodesQuestion): { readonly output: unknown } | typeof lost {
    const truth = this.#truth;
    switch (question) {
      case 'the promo code': {
        const isGood = this.#promo.context.code === goodCodes.promo;
        truth.hasPromo = this.#promo.value === 'applying' && isGood;
        if (this.#promo.value === 'applying' && !isGood) return failed('notFound', 'No such code.');
        return { output: undefined };
      }
      case 'the gift card': {
        const isApplying = this.#giftCard.value === 'applying';
        if (isApplying && this.#giftCard.context.code !== goodCodes.card)
          return failed('refused', unknownCardMessage);
        if (isApplying && truth.hasCard)
          return failed('refused', 'This gift card account is already in the quote.');
        if (!isApplying && !truth.hasCard)
          return failed('refused', "The gift card couldn't be deleted from the quote.");
        truth.hasCard = isApplying;
        return { output: undefined };
      }
      case 'the balance': {
        const { code } = this.#giftCard.context;
        if (code !== goodCodes.card) return failed('notFound', unknownCardMessage);
        return { output: { code, amount: cents(1500) } };
      }
      case 'the sums':
        return { output: cartWith(truth) };
    }
  }

  view(): CodesView {
    const { promo, giftCard } = { promo: this.#promo, giftCard: this.#giftCard };
    const { isApplied } = promo.context;
    const { balance, cards } = giftCard.context;
    const button = isApplied ? 'Remove code' : 'Apply code';
    const removing = giftCard.value === 'removing' ? [`Remove gift card ${goodCodes.card}`] : [];
    const promoField = fieldOf(promo);
    return {
      sums: this.#sums(),
      isPending: selectIsCartBusy(this.#child('cart').getSnapshot() as never),
      isStale: this.#cart.context.isUnread,
      promo: { ...promoField, isFixed: promoField.isFixed || isApplied },
      promoButton: button,
      card: { ...fieldOf(giftCard), ...(balance === null ? {} : { says: giftCardBalanceText(balance) }) },
      cards: cards.map(({ code, amount }) => `${code} ${inFull({ ...amount, cents: -amount.cents })}`),
      busy: [
        ...(promo.value === 'ready' ? [] : [button]),
        ...(this.#giftCard.context.cards.length > 0 ? removing : []),
        ...(giftCard.value === 'applying' ? ['Apply card'] : []),
        ...(giftCard.value === 'checkingBalance' ? ['Check balance'] : []),
      ],
    };
  }

  #sums(): readonly string[] {
    const cart = present(this.#cart.context.cart, 'cart');
    const paid = paidByGiftCards(cart.giftCards);
    return [
      `Subtotal ${inFull(cart.subtotal)}`,
      ...(cart.discount === null ? [] : [`Discount ${inFull(cart.discount)}`]),
      'Delivery At checkout',
      ...(paid === null ? [] : [`Gift cards ${inFull(paid)}`]),
      `Total ${inFull(cart.grandTotal)}`,
    ];
  }

  place(): string {
    const promo = this.#nameOf(this.#promo, this.#promo.context.isApplied);
    const card = this.#nameOf(this.#giftCard, this.#giftCard.context.cards.length > 0);
    const codes = { 'promo code': promo, 'gift card': card, 'both at once': `${promo} + ${card}` };
    const isAsking = this.#isTogether || [this.#promo, this.#giftCard].some(({ value }) => value !== 'ready');
    const isOld = this.#cart.context.isUnread;
    const sums = this.#cart.value === 'ready' ? (isOld ? 'old' : 'read') : 'asked';
    return [codes[this.#subject], ...(isAsking ? [] : [`sums ${sums}`])].join(', ');
  }

  #nameOf({ value, context }: Snapshot<PromoContext | GiftCardContext>, counts: boolean): string {
    const isOld = this.#cart.context.isUnread;
    const typed = context.code === '' ? 'empty' : context.code === wrongCode ? 'wrong' : 'good';
    const state = value === 'ready' ? [] : [String(value)];
    if (value === 'removing' && !this.#isTogether) return 'removing';
    if (this.#isTogether || isOld) return [counts ? 'counts' : 'none', ...state].join(' ');
    const isFailed = context.message?.isGood === false && value === 'ready';
    return [...(counts ? ['counts'] : [typed]), ...(isFailed ? ['failed'] : []), ...state].join(' ');
  }

  key(): string {
    const { promo, giftCard, cart } = { promo: this.#promo, giftCard: this.#giftCard, cart: this.#cart };
    return JSON.stringify([
      [
        promo.value,
        promo.context.code,
        promo.context.isApplied,
        promo.context.message?.text,
        promo.context.doubted?.type,
      ],
      [giftCard.value, giftCard.context.code, giftCard.context.cards.length],
      [giftCard.context.message?.text, giftCard.context.balance !== null, giftCard.context.doubted?.type],
      [cart.value, cart.context.isReloadWanted, cart.context.isUnread, cart.context.cart?.grandTotal.cents],
      [this.#truth.hasPromo, this.#truth.hasCard],
    ]);
  }
}
