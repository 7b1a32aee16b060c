/** What may happen to the hours an order is wanted in, and what must hold whatever does (SHIP-05, GEN-07). */

import type { DeliveryOffer, DeliveryWindow } from '#machines/domain/delivery-window.ts';
import type {
  DeliveryPlace,
  DeliveryWindowEvent,
  DeliveryWindowFact,
} from '#machines/delivery-window/delivery-window.events.ts';
import {
  deliveryWindowMachine,
  type DeliveryWindowContext,
} from '#machines/delivery-window/delivery-window.machine.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { deliveryOffer, failure } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer =
  | Done<'readDeliveryWindows', DeliveryOffer>
  | Done<'saveDeliveryWindow', undefined>
  | Failed<'readDeliveryWindows' | 'saveDeliveryWindow'>;

const brisbane: DeliveryPlace = { cartId: 'cart-1', countryCode: 'AU', postcode: '4000' };
const perth: DeliveryPlace = { ...brisbane, postcode: '6000' };

class Dispatcher extends Stage<DeliveryWindowContext> {
  read({ cartId, countryCode, postcode }: DeliveryPlace): void {
    const place = { cartId, countryCode, postcode };
    if (this.state === 'saving') return;
    if (this.state === 'offered' && JSON.stringify(this.memory.place) === JSON.stringify(place)) return;
    Object.assign(this.memory, { place, offers: [] });
    this.ask('reading', 'readDeliveryWindows', place);
  }

  save(): void {
    const { state, memory } = this;
    if (state === 'saving') return;
    if (state === 'reading' && memory.chosen !== memory.saved) {
      memory.isSaveAwaited = true;
      return;
    }
    if (state === 'failed') memory.chosen = memory.saved;
    if (memory.chosen === memory.saved) return this.tell({ type: 'deliveryWindow.saved' });
    this.put();
  }

  put(): void {
    const code = this.memory.chosen;
    this.ask('saving', 'saveDeliveryWindow', { cartId: this.memory.place?.cartId, code });
  }

  offer({ windows, wished }: DeliveryOffer): void {
    const { memory } = this;
    const before = memory.chosen;
    const isTakenBack = before === null && memory.saved !== null && memory.lost === null;
    const isAwaited = memory.isSaveAwaited;
    memory.isSaveAwaited = false;
    const open = windows.filter(({ isFull }) => !isFull).map(({ code }) => code);
    const candidates = isTakenBack ? [] : [before, wished];
    const wishes = candidates.filter((code) => code !== null && open.includes(code));
    const wish = windows.find(({ code }) => code === (before ?? wished));
    const lost = wishes.length === 0 && wish?.isFull === true ? wish : null;
    Object.assign(memory, { offers: windows, saved: wished, chosen: wishes[0] ?? null, lost });
    this.state = 'offered';
    const isInVain = isAwaited && before !== null && !open.includes(before);
    if (isInVain) {
      const full = windows.find(({ code }) => code === before);
      const message =
        full === undefined
          ? 'The hours you wished for are not offered any more. Choose other hours, or leave it to us.'
          : 'Tuesday 24 November, 08:00 to 12:00 has filled up. Choose other hours, or leave it to us.';
      this.tell({ type: 'deliveryWindow.saveFailed', failure: { kind: 'refused', message } });
    }
    this.tellKept();
    if (!isAwaited || isInVain) return;
    if (memory.chosen === memory.saved) this.tell({ type: 'deliveryWindow.saved' });
    else this.put();
  }

  tellKept(): void {
    const { offers, saved } = this.memory;
    this.tell({ type: 'deliveryWindow.kept', hours: offers.find(({ code }) => code === saved) ?? null });
  }

  hear(event: DeliveryWindowEvent | Answer): void {
    const { memory } = this;
    switch (event.type) {
      case 'deliveryWindow.read':
        return this.read(event);
      case 'deliveryWindow.refresh':
        if (['offered', 'failed'].includes(this.state))
          this.ask('reading', 'readDeliveryWindows', memory.place);
        return;
      case 'deliveryWindow.retry':
        if (this.state === 'failed') this.ask('reading', 'readDeliveryWindows', memory.place);
        return;
      case 'deliveryWindow.choose': {
        const isOpen = memory.offers.some(({ code, isFull }) => code === event.code && !isFull);
        if (this.state !== 'offered' || (event.code !== null && !isOpen)) return;
        memory.chosen = event.code;
        memory.lost = null;
        return this.tell({ type: 'deliveryWindow.chosen' });
      }
      case 'deliveryWindow.save':
        return this.save();
      case 'xstate.done.actor.readDeliveryWindows':
        return this.offer(event.output);
      case 'xstate.error.actor.readDeliveryWindows':
        this.state = 'failed';
        if (memory.isSaveAwaited) this.tell({ type: 'deliveryWindow.saveFailed', failure: event.error });
        memory.isSaveAwaited = false;
        return;
      case 'xstate.done.actor.saveDeliveryWindow':
        memory.saved = memory.chosen;
        this.state = 'offered';
        this.tellKept();
        return this.tell({ type: 'deliveryWindow.saved' });
      default:
        this.tell({ type: 'deliveryWindow.saveFailed', failure: event.error });
        this.state = 'offered';
        if (event.error.kind === 'sessionExpired') return;
        return this.ask('reading', 'readDeliveryWindows', memory.place);
    }
  }
}

const wishes: readonly DeliveryWindowEvent[] = [
  { type: 'deliveryWindow.read', ...brisbane },
  { type: 'deliveryWindow.read', ...perth },
  { type: 'deliveryWindow.refresh' },
  { type: 'deliveryWindow.retry' },
  { type: 'deliveryWindow.choose', code: 'tue-am' },
  { type: 'deliveryWindow.choose', code: 'wed-pm' },
  { type: 'deliveryWindow.choose', code: null },
  { type: 'deliveryWindow.save' },
];

const filledUp = (window: DeliveryWindow): DeliveryWindow => ({ ...window, isFull: true });

const contextOf = (step: Step): DeliveryWindowContext =>
  step.view.context as unknown as DeliveryWindowContext;

const invariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  if (now === undefined) return [];
  const { offers, chosen, saved, lost, place, isSaveAwaited } = contextOf(now);
  const broken: string[] = [];
  const own = offers.find(({ code }) => code === chosen);
  if (now.view.state === 'offered' && chosen !== null && own?.isFull !== false)
    broken.push('hours are chosen that nobody can have');
  const isFull = offers.some((offer) => offer.code === saved && offer.isFull);
  const isTold = now.event.type === 'xstate.done.actor.readDeliveryWindows';
  if (isTold && isFull && chosen === null && lost === null) broken.push('hours are taken away in silence');
  if (now.view.state !== 'idle' && place === null) broken.push('asked about nowhere');
  if (now.event.type === 'deliveryWindow.save') {
    const isAnswered = now.view.facts.length + now.view.asked.length > 0 || now.view.state === 'saving';
    if (!isAnswered && !isSaveAwaited) broken.push('whoever saves is left waiting');
  }
  if (isSaveAwaited && now.view.state !== 'reading') broken.push('whoever waits for a save is forgotten');
  const isSaved = now.view.facts.some((fact) => (fact as DeliveryWindowFact).type === 'deliveryWindow.saved');
  if (isSaved && chosen !== saved) broken.push('told as saved what the cart does not bear');
  return broken;
};

export const deliveryWindowPlan: ModelPlan = {
  machine: deliveryWindowMachine,
  inputs: [undefined],
  events: (state) => [
    ...wishes,
    ...(state === 'reading'
      ? [
          done('readDeliveryWindows', deliveryOffer),
          done('readDeliveryWindows', { ...deliveryOffer, wished: 'tue-am' }),
          done('readDeliveryWindows', { ...deliveryOffer, wished: 'wed-pm' }),
          done('readDeliveryWindows', { windows: deliveryOffer.windows.map(filledUp), wished: 'tue-am' }),
          done('readDeliveryWindows', { windows: [], wished: null }),
          failed('readDeliveryWindows', failure('network')),
        ]
      : []),
    ...(state === 'saving'
      ? [
          done('saveDeliveryWindow'),
          failed('saveDeliveryWindow', failure('refused')),
          failed('saveDeliveryWindow', failure('sessionExpired')),
        ]
      : []),
  ],
  projection: (context) => {
    const { place, offers, chosen, saved, lost, isSaveAwaited } = context as unknown as DeliveryWindowContext;
    return [place?.postcode, offers.map(({ isFull }) => isFull), chosen, saved, lost, isSaveAwaited];
  },
  oracle: oracleFrom(
    Dispatcher,
    () =>
      new Dispatcher('idle', {
        place: null,
        offers: [],
        chosen: null,
        saved: null,
        lost: null,
        isSaveAwaited: false,
      }),
    (dispatcher: Dispatcher, event: DeliveryWindowEvent | Answer) => dispatcher.hear(event),
  ),
  invariants,
};
