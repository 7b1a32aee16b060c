/** What may happen to the promo code of a cart, and what must hold whatever does (§4 promo code, PROMO-01, CHK-01). */

import type { Failure } from '#machines/domain/failure.ts';
import type { PromoEvent, PromoRequest } from '#machines/promo/promo.events.ts';
import { promoMachine, type PromoContext } from '#machines/promo/promo.machine.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer = Done<'applyPromo' | 'removePromo', undefined> | Failed<'applyPromo' | 'removePromo'>;

const good = (text: string) => ({ isGood: true, text });
const bad = (text: string) => ({ isGood: false, text });

/** Of these nobody knows what the server did. */
const unheard: readonly string[] = ['network', 'cancelled', 'malformed', 'server'];
/** The codes of this plan differ by more than their spelling. */
const plain = (request: PromoRequest): string =>
  request.type === 'promo.apply' ? request.code.trim().toUpperCase() : '';

class Clerk extends Stage<PromoContext> {
  rest(): void {
    this.state = this.memory.isLockWanted ? 'locked' : 'ready';
    if (this.state === 'locked') this.tell({ type: 'promo.locked' });
  }

  takeCart(cartId: string | null, coupon: string | null): void {
    const isApplied = coupon !== null;
    const typed = this.memory.isApplied ? '' : this.memory.code;
    Object.assign(this.memory, { cartId, code: coupon ?? typed, isApplied, message: null, asked: null });
    this.memory.doubted = null;
    if (this.state !== 'locked') this.rest();
  }

  syncCart(cartId: string | null, coupon: string | null): void {
    if (this.memory.cartId !== cartId) return this.takeCart(cartId, coupon);
    // the answer under way says more than a cart read before it
    if (this.state === 'applying' || this.state === 'removing') return;
    if (coupon !== null) this.memory.code = coupon;
    else if (this.memory.isApplied) this.memory.code = '';
    this.memory.isApplied = coupon !== null;
    const { doubted } = this.memory;
    if (doubted?.type === 'promo.apply' && plain(doubted) === coupon?.toUpperCase()) this.finishApplying();
    if (doubted?.type === 'promo.remove' && coupon === null) this.finishRemoving();
  }

  finishApplying(): void {
    const message = good('Promo code was successfully applied');
    Object.assign(this.memory, { isApplied: true, message, asked: null, doubted: null });
    this.tell({ type: 'promo.applied', code: this.memory.code });
  }

  finishRemoving(): void {
    const message = good('Promo code was successfully removed');
    Object.assign(this.memory, { code: '', isApplied: false, message, asked: null, doubted: null });
    this.tell({ type: 'promo.removed' });
  }

  /** What the same question left open the first time stays open. */
  question(asked: PromoRequest): void {
    const { doubted } = this.memory;
    const isAgain = doubted?.type === asked.type && plain(doubted) === plain(asked);
    Object.assign(this.memory, { message: null, asked, doubted: isAgain ? asked : null });
  }

  fail(error: Failure): void {
    const { asked } = this.memory;
    const words = error.kind === 'notFound' ? 'Promo code is not valid' : error.message;
    if (error.kind !== 'sessionExpired') this.memory.message = bad(words);
    this.memory.asked = null;
    if (error.kind === 'sessionExpired') this.memory.doubted = null;
    else if ((unheard.includes(error.kind) && error.isUnsent !== true) || asked?.type === 'promo.remove')
      this.memory.doubted = asked;
    this.tell({ type: 'promo.failed', failure: error, asked });
    this.rest();
  }

  hear(event: PromoEvent | Answer): void {
    const { memory } = this;
    const isReady = this.state === 'ready';
    switch (event.type) {
      case 'promo.syncCart':
        return this.syncCart(event.cartId, event.coupon);
      case 'promo.forget':
        Object.assign(memory, { code: '', isApplied: false });
        return this.takeCart(null, null);
      case 'promo.setForm':
        if (isReady) Object.assign(memory, { code: event.code, message: null, doubted: null });
        return;
      case 'promo.apply':
        if (!isReady || memory.cartId === null || event.code.trim() === '') return;
        this.question(event);
        memory.code = event.code.trim();
        return this.ask('applying', 'applyPromo', { cartId: memory.cartId, code: memory.code });
      case 'promo.remove':
        if (!isReady || memory.cartId === null || !memory.isApplied) return;
        this.question(event);
        return this.ask('removing', 'removePromo', { cartId: memory.cartId });
      case 'promo.clearMessage':
        Object.assign(memory, { message: null, doubted: null });
        return;
      case 'promo.lock':
        memory.isLockWanted = true;
        if (isReady) this.rest();
        return;
      case 'promo.unlock':
        memory.isLockWanted = false;
        if (this.state === 'locked') this.rest();
        return;
      case 'xstate.done.actor.applyPromo':
        this.finishApplying();
        return this.rest();
      case 'xstate.done.actor.removePromo':
        this.finishRemoving();
        return this.rest();
      default:
        return this.fail(event.error);
    }
  }
}

const wishes: readonly PromoEvent[] = [
  { type: 'promo.syncCart', cartId: 'cart-1', coupon: null },
  { type: 'promo.syncCart', cartId: 'cart-1', coupon: 'WATER10' },
  { type: 'promo.syncCart', cartId: 'cart-1', coupon: 'tenoff' },
  { type: 'promo.syncCart', cartId: 'cart-2', coupon: 'TENOFF' },
  { type: 'promo.syncCart', cartId: null, coupon: null },
  { type: 'promo.forget' },
  { type: 'promo.setForm', code: 'WAT' },
  { type: 'promo.apply', code: ' TENOFF ' },
  { type: 'promo.apply', code: ' ' },
  { type: 'promo.remove' },
  { type: 'promo.clearMessage' },
  { type: 'promo.lock' },
  { type: 'promo.unlock' },
];

const answersTo = (child: string) => [
  done(child),
  failed(child, failure('notFound')),
  failed(child, failure('network')),
  failed(child, { ...failure('network'), isUnsent: true }),
  failed(child, failure('sessionExpired')),
];

const contextOf = (step: Step): PromoContext => step.view.context as unknown as PromoContext;

const invariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  const before = steps.at(-2);
  if (now === undefined) return [];
  const { isApplied, code, cartId, message, asked, doubted, isLockWanted } = contextOf(now);
  const { state } = now.view;
  const isAsking = state === 'applying' || state === 'removing';
  const broken: string[] = [];
  if (isApplied && code === '') broken.push('a code counts that nobody can name');
  if (isAsking !== (asked !== null)) broken.push('asking without a question, or the question was kept');
  if (isAsking && cartId === null) broken.push('asking about no cart');
  if (!isAsking && doubted !== null && message?.isGood !== false) broken.push('in doubt, and nobody is told');
  if (doubted?.type === 'promo.remove' && !isAsking && !isApplied)
    broken.push('a code that is gone is said not to have been removed');
  if (state === 'ready' && isLockWanted) broken.push('open to codes while money moves');
  if (before?.view.state === 'locked' && now.view.asked.length > 0)
    broken.push('asked while locked (BEY-06)');
  return broken;
};

export const promoPlan: ModelPlan = {
  machine: promoMachine,
  inputs: [undefined],
  events: (state) => [
    ...wishes,
    ...(state === 'applying' ? answersTo('applyPromo') : []),
    ...(state === 'removing' ? answersTo('removePromo') : []),
  ],
  projection: (context) => {
    const { cartId, code, isApplied, message, doubted, isLockWanted } = context as unknown as PromoContext;
    return [cartId, code !== '', isApplied, message?.isGood, doubted?.type, isLockWanted];
  },
  oracle: oracleFrom(
    Clerk,
    () =>
      new Clerk('ready', {
        cartId: null,
        code: '',
        isApplied: false,
        message: null,
        asked: null,
        doubted: null,
        isLockWanted: false,
      }),
    (clerk: Clerk, event: PromoEvent | Answer) => clerk.hear(event),
  ),
  invariants,
};
