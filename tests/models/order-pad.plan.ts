/** What may happen on the quick-order pad, and what must hold whatever does (BEY-12). */

import type { EventObject } from 'xstate';
import type { ProductCard } from '#machines/domain/catalog.ts';
import type { Pad, PadRow } from '#machines/domain/order-pad.ts';
import type { OrderPadEvent } from '#machines/order-pad/order-pad.events.ts';
import { orderPadMachine, type OrderPadContext } from '#machines/order-pad/order-pad.machine.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { dollars, failure, water } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

export const cardOf = (sku: string, own: Partial<ProductCard> = {}): ProductCard => ({
  sku,
  name: sku === 'WATER-15' ? 'Spring water 15 L' : sku,
  path: `/${sku.toLowerCase()}.html`,
  image: { url: '', label: '' },
  price: dollars(12),
  regularPrice: null,
  tiers: [],
  isRental: false,
  isInStock: true,
  isPriceFrom: false,
  isQuickAdd: true,
  ...own,
});

const lastTime = { quantity: 2, placedAt: '2026-11-20 08:00:00' };
const waterOffer = { card: cardOf('WATER-15'), last: lastTime, quantity: 2 };
const cupsOffer = { card: cardOf('CUPS-50'), last: null, quantity: 0 };
const usual: Pad = {
  offers: [waterOffer],
  orders: [{ number: '7', placedAt: lastTime.placedAt, total: dollars(24), items: [] }],
  isUsual: true,
};
const looked: Pad = { offers: [cupsOffer], orders: [], isUsual: false };

type Answer = Done<'readPad', Pad> | Failed<'readPad'>;

const nothing: OrderPadContext = {
  isOpen: false,
  rows: [],
  orders: [],
  isUsual: false,
  cartSkus: [],
  askedSkus: [],
  failure: null,
};

class Clerk extends Stage<OrderPadContext> {
  read(): void {
    Object.assign(this.memory, { askedSkus: this.memory.cartSkus, failure: null });
    this.ask('reading', 'readPad', { cartSkus: this.memory.cartSkus });
  }

  /** What came into the cart after the page was asked for is looked up too, unless habits say more. */
  show(): void {
    this.state = 'shown';
    const { isOpen, isUsual, cartSkus, askedSkus } = this.memory;
    if (isOpen && !isUsual && cartSkus.some((sku) => !askedSkus.includes(sku))) this.read();
  }

  change(sku: string, own: Partial<PadRow>): void {
    this.memory.rows = this.memory.rows.map((row) => (row.card.sku === sku ? { ...row, ...own } : row));
  }

  /** What was typed and refused comes first: nothing else is said until it is right. */
  complain(sku: string, problem: string | null): void {
    const row = this.memory.rows.find(({ card }) => card.sku === sku);
    if (row?.isRefused !== true) this.change(sku, { problem });
  }

  receive(pad: Pad): void {
    const { rows } = this.memory;
    const fresh = pad.offers.map((offer) => {
      const known = rows.find(({ card }) => card.sku === offer.card.sku);
      const isTouched =
        known !== undefined &&
        (known.last !== null || known.quantity > 0 || known.isAdded || known.isRefused);
      const old = isTouched ? known : undefined;
      return {
        ...offer,
        quantity: old?.quantity ?? offer.quantity,
        problem: old?.problem ?? null,
        isRefused: old?.isRefused ?? false,
        isAdded: old?.isAdded ?? false,
      };
    });
    const others = rows.filter(
      ({ card, isAdded, quantity }) =>
        fresh.every((row) => row.card.sku !== card.sku) && (isAdded || quantity > 0),
    );
    Object.assign(this.memory, { rows: [...fresh, ...others], orders: pad.orders, isUsual: pad.isUsual });
    this.show();
  }

  hear(event: OrderPadEvent | Answer): void {
    switch (event.type) {
      case 'orderPad.open':
        this.memory.isOpen = true;
        if (this.state !== 'reading') this.read();
        return;
      case 'orderPad.leave':
        this.memory.isOpen = false;
        return;
      case 'orderPad.retry':
        if (this.state === 'failed') this.read();
        return;
      case 'orderPad.refresh':
        if (this.memory.isOpen || this.state === 'reading') this.read();
        return;
      case 'orderPad.forget':
        this.state = 'resting';
        Object.assign(this.memory, { ...nothing, isOpen: this.memory.isOpen });
        return;
      case 'orderPad.noteCart':
        this.memory.cartSkus = event.skus;
        if (this.state === 'shown') this.show();
        return;
      case 'orderPad.addRow': {
        const row = this.memory.rows.find(({ card }) => card.sku === event.card.sku);
        const right = { problem: null, isRefused: false };
        const fresh = { card: event.card, last: null, quantity: 1, ...right, isAdded: true };
        if (row === undefined) this.memory.rows = [fresh, ...this.memory.rows];
        else this.change(event.card.sku, { quantity: row.quantity + 1, ...right });
        return;
      }
      case 'orderPad.setQuantity':
        return this.change(event.sku, { quantity: event.quantity, problem: null, isRefused: false });
      case 'orderPad.refuseQuantity':
        return this.change(event.sku, {
          problem: 'Please enter a whole number from 0 to 10,000.',
          isRefused: true,
        });
      case 'orderPad.settle':
        for (const { sku, quantity } of event.lines) {
          const row = this.memory.rows.find(({ card }) => card.sku === sku);
          if (row === undefined) continue;
          this.change(sku, { quantity: Math.max(0, row.quantity - quantity) });
          this.complain(sku, null);
        }
        for (const { line, message } of event.missed) if (line !== null) this.complain(line.sku, message);
        return;
      case 'xstate.done.actor.readPad':
        return this.receive(event.output);
      case 'xstate.error.actor.readPad':
        if (this.memory.rows.length > 0) return this.show();
        this.memory.failure = event.error;
        this.state = 'failed';
        return;
    }
  }
}

const wishes: readonly OrderPadEvent[] = [
  { type: 'orderPad.open' },
  { type: 'orderPad.leave' },
  { type: 'orderPad.retry' },
  { type: 'orderPad.refresh' },
  { type: 'orderPad.forget' },
  { type: 'orderPad.noteCart', skus: ['CUPS-50'] },
  { type: 'orderPad.noteCart', skus: [] },
  { type: 'orderPad.setQuantity', sku: 'WATER-15', quantity: 5 },
  { type: 'orderPad.refuseQuantity', sku: 'WATER-15' },
  { type: 'orderPad.settle', lines: [water(5)], missed: [] },
  { type: 'orderPad.settle', lines: [], missed: [{ line: water(5), message: 'Sold out.' }] },
];

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  reading: [done('readPad', usual), done('readPad', looked), failed('readPad', failure('network'))],
};

const typedOf = ({ view }: Step): number | undefined =>
  (view.context as unknown as OrderPadContext).rows.find(({ card }) => card.sku === 'WATER-15')?.quantity;

const invariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  const before = steps.at(-2);
  if (now === undefined || before === undefined) return [];
  const broken: string[] = [];
  const typed = typedOf(before) ?? 0;
  const isAsked = ['setQuantity', 'settle', 'addRow', 'forget'].some((verb) =>
    now.event.type.endsWith(`.${verb}`),
  );
  if (typed > 0 && typedOf(now) !== typed && !isAsked) broken.push('what was typed is lost');
  if (now.view.state === 'failed' && before.view.state === 'reading' && typed > 0)
    broken.push('an error in place of what was typed');
  return broken;
};

export const orderPadPlan: ModelPlan = {
  machine: orderPadMachine,
  inputs: [undefined],
  events: (state, snapshot) => {
    const { rows } = snapshot.context as OrderPadContext;
    // counting up for ever shows nothing new
    const isFull = rows.some(({ card, quantity }) => card.sku === 'WATER-15' && quantity > 2);
    const more: readonly OrderPadEvent[] = isFull
      ? []
      : [{ type: 'orderPad.addRow', card: cardOf('WATER-15') }];
    return [...wishes, ...more, ...(answers[state] ?? [])];
  },
  projection: ({ isOpen, rows, isUsual, cartSkus, askedSkus }) => [
    isOpen,
    isUsual,
    cartSkus,
    askedSkus,
    (rows as readonly PadRow[]).map(({ card, quantity, problem, isRefused, isAdded }) => [
      card.sku,
      quantity,
      problem,
      isRefused,
      isAdded,
    ]),
  ],
  oracle: oracleFrom<OrderPadContext, OrderPadEvent | Answer, Clerk>(
    Clerk,
    () => new Clerk('resting', nothing),
    (play, event) => play.hear(event),
  ),
  invariants,
};
