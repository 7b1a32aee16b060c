/** What may happen to the gift cards of a cart, and what must hold whatever does (§4 gift card, GIFT-01). */

import type { Failure } from '#machines/domain/failure.ts';
import type { AppliedGiftCard, GiftCardBalance } from '#machines/domain/gift-card.ts';
import type { GiftCardEvent, GiftCardRequest } from '#machines/gift-card/gift-card.events.ts';
import { giftCardMachine, type GiftCardContext } from '#machines/gift-card/gift-card.machine.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { dollars, failure } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Child = 'applyGiftCard' | 'removeGiftCard' | 'readGiftCardBalance';
type Answer =
  | Done<'applyGiftCard' | 'removeGiftCard', undefined>
  | Done<'readGiftCardBalance', GiftCardBalance>
  | Failed<Child>;

const small: AppliedGiftCard = { code: 'SMALL', amount: dollars(15) };

const questions = {
  'giftCard.apply': ['applying', 'applyGiftCard'],
  'giftCard.remove': ['removing', 'removeGiftCard'],
  'giftCard.checkBalance': ['checkingBalance', 'readGiftCardBalance'],
} as const;

/** Of these nobody knows what the server did. */
const unheard: readonly string[] = ['network', 'cancelled', 'malformed', 'server'];
const plain = (code: string): string => code.trim().toUpperCase();

class Cashier extends Stage<GiftCardContext> {
  rest(): void {
    this.state = this.memory.isLockWanted ? 'locked' : 'ready';
    if (this.state === 'locked') this.tell({ type: 'giftCard.locked' });
  }

  syncCart(cartId: string | null, currency: string | null, cards: readonly AppliedGiftCard[]): void {
    const isOther = cartId !== this.memory.cartId;
    this.memory.cards = cards;
    if (!isOther) return this.settle();
    this.leave(cartId, currency);
  }

  /** Another cart: what is typed stays, what was asked for the old one does not. */
  leave(cartId: string | null, currency: string | null): void {
    Object.assign(this.memory, { cartId, currency, balance: null, message: null, asked: null });
    this.memory.doubted = null;
    if (this.state !== 'locked') this.rest();
  }

  pays(request: GiftCardRequest): boolean {
    return this.memory.cards.some(({ code }) => plain(code) === plain(request.code));
  }

  /** What is still being asked is answered, not read off the cart. */
  settle(): void {
    const { asked, doubted } = this.memory;
    if (asked !== null || doubted === null) return;
    if (doubted.type === 'giftCard.apply' && this.pays(doubted)) this.finish(doubted);
    if (doubted.type === 'giftCard.remove' && !this.pays(doubted)) this.finish(doubted);
  }

  request(request: GiftCardRequest): void {
    const { cartId, currency, doubted } = this.memory;
    const code = request.code.trim();
    if (this.state !== 'ready' || cartId === null || code === '') return;
    const isAgain = doubted?.type === request.type && plain(doubted.code) === plain(code);
    Object.assign(this.memory, { asked: request, balance: null, message: null });
    this.memory.doubted = isAgain ? request : null;
    if (request.type !== 'giftCard.remove') this.memory.code = code;
    const [state, child] = questions[request.type];
    const isBalance = child === 'readGiftCardBalance';
    this.ask(state, child, { cartId, code, ...(isBalance && { currency }) });
  }

  finish(request: GiftCardRequest | null): void {
    if (request === null) throw new Error('Nothing was asked.');
    const isApplied = request.type === 'giftCard.apply';
    const text = `Gift card was successfully ${isApplied ? 'applied' : 'removed'}`;
    if (isApplied) this.memory.code = '';
    Object.assign(this.memory, { message: { isGood: true, text }, asked: null, doubted: null });
    this.tell({ type: isApplied ? 'giftCard.applied' : 'giftCard.removed', code: request.code.trim() });
  }

  fail(error: Failure): void {
    const { asked, doubted } = this.memory;
    const isDoneAlready =
      (asked?.type === 'giftCard.remove' && !this.pays(asked)) ||
      (asked?.type === 'giftCard.apply' && doubted !== null && this.pays(asked));
    if (isDoneAlready) {
      this.finish(asked);
      return this.rest();
    }
    if (error.kind !== 'sessionExpired') this.memory.message = { isGood: false, text: error.message };
    this.memory.asked = null;
    const isUnheard = unheard.includes(error.kind) && error.isUnsent !== true;
    if (error.kind === 'sessionExpired') this.memory.doubted = null;
    else if (asked?.type === 'giftCard.remove' || (asked?.type === 'giftCard.apply' && isUnheard))
      this.memory.doubted = asked;
    this.tell({ type: 'giftCard.failed', failure: error, asked });
    this.rest();
  }

  hear(event: GiftCardEvent | Answer): void {
    const { memory } = this;
    switch (event.type) {
      case 'giftCard.syncCart':
        return this.syncCart(event.cartId, event.currency, event.cards);
      case 'giftCard.forget':
        Object.assign(memory, { code: '', cards: [] });
        return this.leave(null, null);
      case 'giftCard.setForm':
        if (this.state !== 'ready') return;
        Object.assign(memory, { code: event.code, balance: null, message: null, doubted: null });
        return;
      case 'giftCard.apply':
      case 'giftCard.remove':
      case 'giftCard.checkBalance':
        return this.request(event);
      case 'giftCard.clearMessage':
        Object.assign(memory, { balance: null, message: null, doubted: null });
        return;
      case 'giftCard.lock':
        memory.isLockWanted = true;
        if (this.state === 'ready') this.rest();
        return;
      case 'giftCard.unlock':
        memory.isLockWanted = false;
        if (this.state === 'locked') this.rest();
        return;
      case 'xstate.done.actor.applyGiftCard':
      case 'xstate.done.actor.removeGiftCard':
        this.finish(memory.asked);
        return this.rest();
      case 'xstate.done.actor.readGiftCardBalance':
        Object.assign(memory, { balance: event.output, asked: null });
        return this.rest();
      default:
        return this.fail(event.error);
    }
  }
}

const wishes: readonly GiftCardEvent[] = [
  { type: 'giftCard.syncCart', cartId: 'cart-1', currency: 'AUD', cards: [] },
  { type: 'giftCard.syncCart', cartId: 'cart-1', currency: 'AUD', cards: [small] },
  { type: 'giftCard.syncCart', cartId: 'cart-2', currency: 'NZD', cards: [] },
  { type: 'giftCard.syncCart', cartId: null, currency: null, cards: [] },
  { type: 'giftCard.forget' },
  { type: 'giftCard.setForm', code: 'GIF' },
  { type: 'giftCard.apply', code: ' SMALL ' },
  { type: 'giftCard.apply', code: 'small' },
  { type: 'giftCard.apply', code: ' ' },
  { type: 'giftCard.remove', code: 'SMALL' },
  { type: 'giftCard.remove', code: '' },
  { type: 'giftCard.checkBalance', code: 'SMALL' },
  { type: 'giftCard.checkBalance', code: '' },
  { type: 'giftCard.clearMessage' },
  { type: 'giftCard.lock' },
  { type: 'giftCard.unlock' },
];

const answersTo = (child: Child) => [
  done(child, child === 'readGiftCardBalance' ? small : undefined),
  failed(child, failure('refused')),
  failed(child, failure('server')),
  failed(child, { ...failure('network'), isUnsent: true }),
  failed(child, failure('sessionExpired')),
];

const contextOf = (step: Step): GiftCardContext => step.view.context as unknown as GiftCardContext;

const invariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  const before = steps.at(-2);
  if (now === undefined) return [];
  const { balance, cards, message, cartId, asked, doubted, isLockWanted } = contextOf(now);
  const { state } = now.view;
  const isAsking = state !== 'ready' && state !== 'locked';
  const broken: string[] = [];
  if (balance !== null && message !== null) broken.push('a balance beside a message of something else');
  if (isAsking !== (asked !== null)) broken.push('asking without a question, or the question was kept');
  if (isAsking && cartId === null) broken.push('asking about no cart');
  if (!isAsking && doubted !== null && message?.isGood !== false) broken.push('in doubt, and nobody is told');
  if (doubted?.type === 'giftCard.remove' && !isAsking && cards.length === 0)
    broken.push('a card that is gone is said not to have been removed');
  if (
    doubted?.type === 'giftCard.apply' &&
    !isAsking &&
    now.event.type === 'giftCard.syncCart' &&
    cards.length > 0
  )
    broken.push('a card that pays is said not to have been applied');
  if (state === 'ready' && isLockWanted) broken.push('open to cards while money moves');
  if (before?.view.state === 'locked' && now.view.asked.length > 0)
    broken.push('asked while locked (BEY-06)');
  return broken;
};

export const giftCardPlan: ModelPlan = {
  machine: giftCardMachine,
  inputs: [undefined],
  events: (state) => [
    ...wishes,
    ...(state === 'applying' ? answersTo('applyGiftCard') : []),
    ...(state === 'removing' ? answersTo('removeGiftCard') : []),
    ...(state === 'checkingBalance' ? answersTo('readGiftCardBalance') : []),
  ],
  projection: (context) => {
    const { cartId, code, cards, balance, message, doubted, isLockWanted } =
      context as unknown as GiftCardContext;
    return [
      cartId,
      code !== '',
      cards.length,
      balance !== null,
      message?.isGood,
      doubted?.type,
      isLockWanted,
    ];
  },
  oracle: oracleFrom(
    Cashier,
    () =>
      new Cashier('ready', {
        cartId: null,
        currency: null,
        cards: [],
        code: '',
        balance: null,
        message: null,
        asked: null,
        doubted: null,
        isLockWanted: false,
      }),
    (cashier: Cashier, event: GiftCardEvent | Answer) => cashier.hear(event),
  ),
  invariants,
};
