/** What may happen on the quick-order pad, and what must always hold (BEY-12). */

import type { EventObject } from 'xstate';
import type { ProductCard } from '#machines/domain/catalog.ts';
import { padLines, type Pad, type PadRow } from '#machines/domain/order-pad.ts';
import type { OrderPadEvent } from '#machines/desk/order-pad/order-pad.events.ts';
import { orderPadMachine, type OrderPadContext } from '#machines/desk/order-pad/order-pad.machine.ts';
import { dollars, failure, water } from './goods.ts';
import { done, failed, planOf } from '#machines/tools/models/plan.ts';

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
  others: [],
  orders: [{ number: '7', placedAt: lastTime.placedAt, total: dollars(24), items: [] }],
  isUsual: true,
};
const looked: Pad = { offers: [cupsOffer], others: [], orders: [], isUsual: false };

const requests: readonly OrderPadEvent[] = [
  { type: 'orderPad.open' },
  { type: 'orderPad.leave' },
  { type: 'orderPad.retry' },
  { type: 'orderPad.refresh' },
  { type: 'orderPad.forget' },
  { type: 'orderPad.noteCart', skus: ['CUPS-50'] },
  { type: 'orderPad.noteCart', skus: [] },
  { type: 'orderPad.setQuantity', sku: 'WATER-15', quantity: 5 },
  { type: 'orderPad.refuseQuantity', sku: 'WATER-15' },
  { type: 'orderPad.addAll' },
  { type: 'orderPad.settle', lines: [water(5)], missed: [] },
  { type: 'orderPad.settle', lines: [], missed: [{ line: water(5), message: 'Sold out.' }] },
];

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  reading: [done('readPad', usual), done('readPad', looked), failed('readPad', failure('network'))],
};

const rowOf = ({ rows }: OrderPadContext, sku: string): PadRow | undefined =>
  rows.find(({ card }) => card.sku === sku);

export const orderPadPlan = planOf({
  machine: orderPadMachine,
  proves: 'BEY-12',
  inputs: [{ entered: [] }],
  events: (state, context) => {
    const { rows } = context;
    // counting up for ever shows nothing new
    const isFull = rows.some(({ card, quantity }) => card.sku === 'WATER-15' && quantity > 2);
    const more: readonly OrderPadEvent[] = isFull
      ? []
      : [{ type: 'orderPad.addRow', card: cardOf('WATER-15') }];
    return [...requests, ...more, ...(answers[state] ?? [])];
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

  rules: ({ now, was, state, before, type, event, error, told, started, isDone, isFailed }, must) => {
    const typed = rowOf(was, 'WATER-15')?.quantity ?? 0;
    const row = rowOf(now, 'WATER-15');
    const isCounted = /\.(setQuantity|settle|addRow|forget)$/.test(type);
    must(isCounted || typed === 0 || row?.quantity === typed, 'a typed quantity is kept');
    const isWhole = !now.rows.some(({ isRefused }) => isRefused);
    must.emit('orderPad.addWanted', type === 'orderPad.addAll' && isWhole, { lines: padLines(now.rows) });
    const isNew = now.isOpen && !now.isUsual && now.cartSkus.some((sku) => !was.askedSkus.includes(sku));
    must.emit('orderPad.failed', isFailed('readPad') && was.rows.length === 0, { kind: error?.kind });
    const isShown = isDone('readPad') || (isFailed('readPad') && was.rows.length > 0);
    must.start(
      'readPad',
      (type === 'orderPad.open' && before !== 'reading') ||
        (type === 'orderPad.retry' && before === 'failed') ||
        (type === 'orderPad.refresh' && (was.isOpen || before === 'reading')) ||
        (isNew && (isShown || (type === 'orderPad.noteCart' && before === 'shown'))),
      { cartSkus: now.cartSkus, enteredSkus: [] },
    );
    const isChanged = /\.(addRow|setQuantity|settle|forget)$/.test(type);
    must(!isChanged || told.includes('orderPad.changed'), 'a change is reported');
    must(!/\.(addRow|setQuantity)$/.test(type) || now.rows !== was.rows, 'what is typed is kept');
    must.hold({ isOpen: type === 'orderPad.open' || (was.isOpen && type !== 'orderPad.leave') });
    if (type === 'orderPad.forget') must(state === 'resting' && now.rows.length === 0, 'the pad is emptied');
    if (started.includes('readPad')) must.hold({ askedSkus: now.cartSkus, failure: null });
    if (isDone('readPad')) must.hold({ orders: (event['output'] as Pad).orders, entered: [] });
  },
});
