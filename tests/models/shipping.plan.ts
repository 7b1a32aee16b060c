/** What may happen while delivery is offered and saved, and what must hold whatever does (§4, SHIP-01 … SHIP-04). */

import type { EventObject } from 'xstate';
import type { Address } from '#machines/domain/address.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import { shippingMachine } from '#machines/shipping/shipping.machine.ts';
import type { ShippingEvent, ShippingPlace } from '#machines/shipping/shipping.events.ts';
import type { ShippingContext } from '#machines/shipping/shipping.setup.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { brisbane, card, courier, express, failure, free, incomplete, perth, totals } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer =
  | Done<'estimateShipping', readonly ShippingMethod[]>
  | Done<'saveShippingInformation', ShippingInformation>
  | Failed<'estimateShipping' | 'saveShippingInformation'>;

const unchosen = { chosen: null, isOwnChoice: false };
const nothing: ShippingContext = {
  cartId: null,
  currency: null,
  address: null,
  billing: null,
  methods: [],
  ...unchosen,
};
const codeOf = (method: ShippingMethod | null): string =>
  method === null ? 'none' : `${method.carrierCode}/${method.methodCode}`;
const isWritten = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The one incomplete address of this plan has a postcode of two digits; it may be stored. */
const isFit = ({ address: { postcode }, isComplete }: ShippingPlace): boolean =>
  isComplete || /^\d{4}$/.test(postcode);

class Dispatcher extends Stage<ShippingContext> {
  refuse(): void {
    this.tell({ type: 'shipping.detailsInvalid' });
  }

  estimate(place: ShippingPlace): void {
    const { cartId, address } = place;
    const isKnown = this.memory.cartId === cartId && isWritten(this.memory.address, address);
    if (this.state === 'estimating' && isKnown) return;
    if (this.state === 'estimated' && isKnown && this.memory.chosen !== null)
      return this.tell({ type: 'shipping.estimated', method: this.memory.chosen });
    if (!isFit(place)) return this.refuse();
    this.begin(place);
  }

  clear(): void {
    this.state = 'idle';
    Object.assign(this.memory, { address: null, methods: [], ...unchosen });
  }

  query(): void {
    const { cartId, currency, address, chosen, isOwnChoice } = this.memory;
    const choice = isOwnChoice ? chosen : null;
    this.ask('estimating', 'estimateShipping', { cartId, currency, address, choice });
  }

  begin({ cartId, currency, address }: ShippingPlace): void {
    // no two addresses of this plan have the same postcode
    if (address.postcode !== this.memory.address?.postcode) this.memory.isOwnChoice = false;
    Object.assign(this.memory, { cartId, currency, address });
    this.query();
  }

  estimated(methods: readonly ShippingMethod[]): void {
    this.memory.methods = methods;
    const { chosen, isOwnChoice } = this.memory;
    const kept = isOwnChoice ? methods.find((method) => codeOf(method) === codeOf(chosen)) : undefined;
    const [gratis] = methods.filter(({ price }) => price.cents === 0);
    const method = kept ?? gratis ?? methods[0] ?? null;
    Object.assign(this.memory, { chosen: method, isOwnChoice: kept !== undefined });
    this.state = method === null ? 'unavailable' : 'estimated';
    if (method === null) this.tell({ type: 'shipping.unavailable' });
    else this.tell({ type: 'shipping.estimated', method });
  }

  save(billing: Address): void {
    const { cartId, address, chosen } = this.memory;
    const isOffered = this.state === 'estimated' || this.state === 'saving';
    if (!isOffered) Object.assign(this.memory, unchosen);
    if (!isOffered || chosen === null) return this.refuse();
    Object.assign(this.memory, { billing, isOwnChoice: true });
    this.ask('saving', 'saveShippingInformation', { cartId, address, billing, method: chosen });
  }

  hear(event: ShippingEvent | Answer): void {
    switch (event.type) {
      case 'shipping.estimate':
        return this.estimate(event);
      case 'shipping.consider':
        return isFit(event) ? this.begin(event) : this.clear();
      case 'shipping.clear':
        return this.clear();
      case 'shipping.refresh': {
        if (this.state === 'estimating' || this.state === 'estimated') this.query();
        return;
      }
      case 'shipping.retry': {
        if (this.state !== 'failed' && this.state !== 'unavailable') return;
        if (this.memory.chosen === null)
          Object.assign(this.memory, { chosen: event.wish, isOwnChoice: event.wish !== null });
        return this.query();
      }
      case 'shipping.chooseMethod':
        if (this.state !== 'estimated' && this.state !== 'saving') return;
        if (this.state === 'saving' && codeOf(event.method) === codeOf(this.memory.chosen)) return;
        if (!this.memory.methods.some((method) => codeOf(method) === codeOf(event.method))) return;
        this.state = 'estimated';
        Object.assign(this.memory, { chosen: event.method, isOwnChoice: true });
        return this.tell({ type: 'shipping.methodChosen', method: event.method });
      case 'shipping.save':
        return this.save(event.billing);
      case 'xstate.done.actor.estimateShipping':
        return this.estimated(event.output);
      case 'xstate.error.actor.estimateShipping':
        this.state = 'failed';
        this.memory.methods = [];
        if (event.error.kind !== 'sessionExpired') Object.assign(this.memory, unchosen);
        return this.tell({ type: 'shipping.estimateFailed', failure: event.error });
      case 'xstate.done.actor.saveShippingInformation':
        this.state = 'estimated';
        if (event.output.message === null)
          return this.tell({ type: 'shipping.informationSaved', information: event.output });
        Object.assign(this.memory, unchosen);
        return this.tell({ type: 'shipping.methodRefused', message: event.output.message });
      case 'xstate.error.actor.saveShippingInformation':
        this.state = 'estimated';
        if (event.error.kind !== 'sessionExpired') Object.assign(this.memory, unchosen);
        return this.tell({ type: 'shipping.saveFailed', failure: event.error });
    }
  }
}

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  estimating: [
    done('estimateShipping', []),
    done('estimateShipping', [courier, free]),
    done('estimateShipping', [courier, express]),
    failed('estimateShipping', failure('server')),
    failed('estimateShipping', failure('sessionExpired')),
  ],
  saving: [
    done('saveShippingInformation', { totals, paymentMethods: [card], message: null }),
    done('saveShippingInformation', { totals, paymentMethods: [], message: 'No courier today.' }),
    failed('saveShippingInformation', failure('network')),
    failed('saveShippingInformation', failure('sessionExpired')),
  ],
};

const place = { cartId: 'cart-1', currency: 'AUD', isComplete: false } as const;

const wishes: readonly ShippingEvent[] = [
  { type: 'shipping.estimate', ...place, address: brisbane },
  { type: 'shipping.estimate', ...place, address: perth },
  { type: 'shipping.estimate', ...place, cartId: 'cart-2', address: brisbane },
  { type: 'shipping.estimate', ...place, address: incomplete },
  { type: 'shipping.estimate', ...place, address: incomplete, isComplete: true },
  { type: 'shipping.consider', ...place, address: perth },
  { type: 'shipping.consider', ...place, address: incomplete },
  { type: 'shipping.clear' },
  { type: 'shipping.refresh' },
  { type: 'shipping.retry', wish: null },
  { type: 'shipping.retry', wish: express },
  { type: 'shipping.chooseMethod', method: express },
  { type: 'shipping.chooseMethod', method: free },
  { type: 'shipping.save', billing: brisbane },
];

const contextOf = (context: unknown): ShippingContext => context as ShippingContext;

export const shippingPlan: ModelPlan = {
  machine: shippingMachine,
  inputs: [undefined],
  events: (state) => [...wishes, ...(answers[state] ?? [])],
  projection: (context) => {
    const { cartId, address, methods, chosen, isOwnChoice } = contextOf(context);
    return [cartId, address?.city, methods.map(codeOf), codeOf(chosen), isOwnChoice];
  },
  oracle: oracleFrom<ShippingContext, ShippingEvent | Answer, Dispatcher>(
    Dispatcher,
    () => new Dispatcher('idle', nothing),
    (play, event) => play.hear(event),
  ),
  invariants: (steps) => {
    const now = steps.at(-1)?.view;
    if (now === undefined) return [];
    const { cartId, address, billing, methods, chosen } = contextOf(now.context);
    const broken: string[] = [];
    const isOffered = chosen === null || methods.some((method) => codeOf(method) === codeOf(chosen));
    // a wish is judged by the answer, also one that waits for another sign-in
    if (!isOffered && !['estimating', 'failed'].includes(now.state))
      broken.push('a method is chosen that is not offered');
    if (now.state === 'saving' && (chosen === null || billing === null || address === null))
      broken.push('saving without method, billing or address');
    if (now.state === 'estimating' && (cartId === null || address === null))
      broken.push('estimating for no cart or no address');
    if (now.state === 'estimated' && methods.length === 0) broken.push('estimated, but nothing is offered');
    if (['idle', 'unavailable'].includes(now.state) && chosen !== null)
      broken.push(`${now.state}, but a method is chosen`);
    if (['idle', 'unavailable', 'failed'].includes(now.state) && methods.length > 0)
      broken.push(`${now.state}, but methods are offered`);
    return broken;
  },
};
