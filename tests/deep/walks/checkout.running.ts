/** Reads the running machines of a checkout: its states, contexts, and what it waits for. */

import { createActor, SimulatedClock, type AnyActorRef } from 'xstate';
import type { CheckoutContext } from '#machines/checkout/checkout.context.ts';
import type { TabsContext } from '#machines/checkout/tabs.machine.ts';
import { isInDoubt } from '#machines/domain/failure.ts';
import { present } from '#machines/domain/present.ts';
import type { OrderOutcomeContext } from '#machines/order-outcome/order-outcome.machine.ts';
import type { OrderContext } from '#machines/order/order.machine.ts';
import type { ShippingContext } from '#machines/shipping/shipping.machine.ts';
import { dotted } from '#tests/support/model.ts';
import type { Tab } from '#tests/support/shopper-checkout.ts';
import { runningChild } from '#tests/support/shopper-machines.ts';
import type { Truth } from './checkout.replies.ts';
import { checkoutShop } from './checkout.shop.ts';
import { tabs } from './checkout.view.ts';

interface Snapshot<Context> {
  readonly value: unknown;
  readonly context: Context;
}

/** The states of the open checkout in which a tab waits for the server. */
const busyStates: Readonly<Record<Tab, readonly string[]>> = {
  account: ['confirmingEmail'],
  delivery: ['delivering.addressing'],
  shipping: ['delivering.saving'],
  payment: ['ordering'],
};

export class RunningCheckout {
  readonly clock = new SimulatedClock();
  readonly #shop: AnyActorRef;

  constructor(truth: Truth) {
    this.#shop = createActor(checkoutShop, { input: truth, clock: this.clock }).start();
  }

  get root(): AnyActorRef {
    return present(runningChild(this.#shop, 'checkout'), 'checkout');
  }

  child(...names: readonly string[]): AnyActorRef | null {
    return runningChild(this.root, ...names);
  }

  /** The same question is asked by the order itself and by the child that looks for its outcome. */
  asking(question: string): AnyActorRef | null {
    const names = question.split('.');
    return this.child(...names) ?? this.child(...names.slice(0, -1), 'orderOutcome', ...names.slice(-1));
  }

  #snapshot<Context>(...names: readonly string[]): Snapshot<Context> {
    const child = this.child(...names);
    if (child === null) throw new Error(`${names.join('.')} does not run`);
    return child.getSnapshot() as Snapshot<Context>;
  }

  stateOf(...names: readonly string[]): string {
    return this.child(...names) === null ? '' : dotted(this.#snapshot(...names).value);
  }

  get #now(): Snapshot<CheckoutContext> {
    return this.root.getSnapshot() as Snapshot<CheckoutContext>;
  }

  get context(): CheckoutContext {
    return this.#now.context;
  }

  get tabs(): TabsContext {
    return this.#snapshot<TabsContext>('tabs').context;
  }

  get shipping(): ShippingContext {
    return this.#snapshot<ShippingContext>('delivery', 'shipping').context;
  }

  get state(): string {
    return dotted(this.#now.value);
  }

  get tab(): Tab {
    return tabs[this.tabs.current] ?? 'account';
  }

  get isOrdering(): boolean {
    return this.state.startsWith('open.ordering');
  }

  get isUnknown(): boolean {
    return this.stateOf('placing', 'order').startsWith('doubtful');
  }

  get isBusy(): boolean {
    return busyStates[this.tab].some((state) => this.state.startsWith(`open.${state}`));
  }

  /** What an open cart means for an unknown order: whether an order may still appear. */
  doubt(): readonly boolean[] {
    if (!this.isUnknown) return [];
    const { failure } = this.#snapshot<OrderContext>('placing', 'order').context;
    const { hasHadTime } = this.#snapshot<OrderOutcomeContext>('placing', 'order', 'orderOutcome').context;
    return [hasHadTime, failure !== null && isInDoubt(failure)];
  }
}
