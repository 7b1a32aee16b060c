/** What may happen to the promo code of a cart, and what must hold whatever does (§4 promo code, PROMO-01, CHK-01). */

import type { Failure } from '#machines/domain/failure.ts';
import type { PromoEvent } from '#machines/promo/promo.events.ts';
import { promoMachine, type PromoContext } from '#machines/promo/promo.machine.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer = Done<'applyPromo' | 'removePromo', undefined> | Failed<'applyPromo' | 'removePromo'>;

const good = (text: string) => ({ isGood: true, text });
const bad = (text: string) => ({ isGood: false, text });

class Clerk extends Stage<PromoContext> {
  rest(): void {
    this.state = this.memory.isLockWanted ? 'locked' : 'ready';
    if (this.state === 'locked') this.tell({ type: 'promo.locked' });
  }

  takeCart(cartId: string | null, coupon: string | null): void {
    const isApplied = coupon !== null;
    Object.assign(this.memory, { cartId, code: coupon ?? '', isApplied, message: null, asked: null });
    if (this.state !== 'locked') this.rest();
  }

  syncCart(cartId: string | null, coupon: string | null): void {
    if (this.memory.cartId !== cartId) return this.takeCart(cartId, coupon);
    // the answer under way says more than a cart read before it
    if (this.state === 'applying' || this.state === 'removing') return;
    if (coupon !== null) this.memory.code = coupon;
    else if (this.memory.isApplied) this.memory.code = '';
    this.memory.isApplied = coupon !== null;
  }

  fail(error: Failure): void {
    const { asked } = this.memory;
    const words = error.kind === 'notFound' ? 'Promo code is not valid' : error.message;
    if (error.kind !== 'sessionExpired') this.memory.message = bad(words);
    this.memory.asked = null;
    this.tell({ type: 'promo.failed', failure: error, asked });
    this.rest();
  }

  hear(event: PromoEvent | Answer): void {
    const { memory } = this;
    const isReady = this.state === 'ready';
    switch (event.type) {
      case 'promo.syncCart':
        return this.syncCart(event.cartId, event.coupon);
      case 'promo.setForm':
        if (isReady) Object.assign(memory, { code: event.code, message: null });
        return;
      case 'promo.apply':
        if (!isReady || memory.cartId === null || event.code.trim() === '') return;
        Object.assign(memory, { code: event.code.trim(), message: null, asked: event });
        return this.ask('applying', 'applyPromo', { cartId: memory.cartId, code: memory.code });
      case 'promo.remove':
        if (!isReady || memory.cartId === null || !memory.isApplied) return;
        Object.assign(memory, { message: null, asked: event });
        return this.ask('removing', 'removePromo', { cartId: memory.cartId });
      case 'promo.clearMessage':
        memory.message = null;
        return;
      case 'promo.lock':
        memory.isLockWanted = true;
        if (isReady) this.rest();
        return;
      case 'promo.unlock':
        memory.isLockWanted = false;
        if (this.state === 'locked') this.rest();
        return;
      case 'xstate.done.actor.applyPromo': {
        const message = good('Promo code was successfully applied');
        Object.assign(memory, { isApplied: true, message, asked: null });
        this.tell({ type: 'promo.applied', code: memory.code });
        return this.rest();
      }
      case 'xstate.done.actor.removePromo': {
        const message = good('Promo code was successfully removed');
        Object.assign(memory, { code: '', isApplied: false, message, asked: null });
        this.tell({ type: 'promo.removed' });
        return this.rest();
      }
      default:
        return this.fail(event.error);
    }
  }
}

const wishes: readonly PromoEvent[] = [
  { type: 'promo.syncCart', cartId: 'cart-1', coupon: null },
  { type: 'promo.syncCart', cartId: 'cart-1', coupon: 'WATER10' },
  { type: 'promo.syncCart', cartId: 'cart-2', coupon: 'TENOFF' },
  { type: 'promo.syncCart', cartId: null, coupon: null },
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
  failed(child, failure('sessionExpired')),
];

const contextOf = (step: Step): PromoContext => step.view.context as unknown as PromoContext;

const invariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  const before = steps.at(-2);
  if (now === undefined) return [];
  const { isApplied, code, cartId, asked, isLockWanted } = contextOf(now);
  const { state } = now.view;
  const isAsking = state === 'applying' || state === 'removing';
  const broken: string[] = [];
  if (isApplied && code === '') broken.push('a code counts that nobody can name');
  if (isAsking !== (asked !== null)) broken.push('asking without a question, or the question was kept');
  if (isAsking && cartId === null) broken.push('asking about no cart');
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
    const { cartId, code, isApplied, message, isLockWanted } = context as unknown as PromoContext;
    return [cartId, code !== '', isApplied, message?.isGood, isLockWanted];
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
        isLockWanted: false,
      }),
    (clerk: Clerk, event: PromoEvent | Answer) => clerk.hear(event),
  ),
  invariants,
};
