/** What may happen in the quick order, and what must always hold (BEY-12). */

import type { EventObject } from 'xstate';
import type { ProductCard } from '#machines/domain/catalog.ts';
import { quickOrderLines, type QuickOrder, type QuickOrderRow } from '#machines/domain/quick-order.ts';
import type { QuickOrderEvent } from '#machines/desk/quick-order/quick-order.events.ts';
import { quickOrderMachine, type QuickOrderContext } from '#machines/desk/quick-order/quick-order.machine.ts';
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
const usual: QuickOrder = {
  offers: [waterOffer],
  others: [],
  orders: [{ number: '7', placedAt: lastTime.placedAt, total: dollars(24), items: [] }],
  isUsual: true,
};
const looked: QuickOrder = { offers: [cupsOffer], others: [], orders: [], isUsual: false };

const requests: readonly QuickOrderEvent[] = [
  { type: 'quickOrder.open' },
  { type: 'quickOrder.leave' },
  { type: 'quickOrder.retry' },
  { type: 'quickOrder.refresh' },
  { type: 'quickOrder.forget' },
  { type: 'quickOrder.noteCart', skus: ['CUPS-50'] },
  { type: 'quickOrder.noteCart', skus: [] },
  { type: 'quickOrder.setQuantity', sku: 'WATER-15', quantity: 5 },
  { type: 'quickOrder.refuseQuantity', sku: 'WATER-15' },
  { type: 'quickOrder.addAll' },
  { type: 'quickOrder.settle', lines: [water(5)], missed: [] },
  { type: 'quickOrder.settle', lines: [], missed: [{ line: water(5), message: 'Sold out.' }] },
];

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  reading: [done('readRows', usual), done('readRows', looked), failed('readRows', failure('network'))],
};

const rowOf = ({ rows }: QuickOrderContext, sku: string): QuickOrderRow | undefined =>
  rows.find(({ card }) => card.sku === sku);

export const quickOrderPlan = planOf({
  machine: quickOrderMachine,
  proves: 'BEY-12',
  inputs: [{ entered: [] }],
  events: (state, context) => {
    const { rows } = context;
    // counting up for ever shows nothing new
    const isFull = rows.some(({ card, quantity }) => card.sku === 'WATER-15' && quantity > 2);
    const more = isFull ? [] : [{ type: 'quickOrder.addRow', card: cardOf('WATER-15') } as const];
    return [...requests, ...more, ...(answers[state] ?? [])];
  },
  projection: ({ isOpen, rows, isUsual, cartSkus, askedSkus }) => [
    isOpen,
    isUsual,
    cartSkus,
    askedSkus,
    (rows as readonly QuickOrderRow[]).map(({ card, quantity, problem, isRefused, isAdded }) => [
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
    const lines = quickOrderLines(now.rows);
    must.emit('quickOrder.addWanted', type === 'quickOrder.addAll' && isWhole, { lines });
    const isNew = now.isOpen && !now.isUsual && now.cartSkus.some((sku) => !was.askedSkus.includes(sku));
    must.emit('quickOrder.failed', isFailed('readRows') && was.rows.length === 0, { kind: error?.kind });
    const isShown = isDone('readRows') || (isFailed('readRows') && was.rows.length > 0);
    must.start(
      'readRows',
      (type === 'quickOrder.open' && before !== 'reading') ||
        (type === 'quickOrder.retry' && before === 'failed') ||
        (type === 'quickOrder.refresh' && (was.isOpen || before === 'reading')) ||
        (isNew && (isShown || (type === 'quickOrder.noteCart' && before === 'shown'))),
      { cartSkus: now.cartSkus, enteredSkus: [] },
    );
    const isChanged = /\.(addRow|setQuantity|settle|forget)$/.test(type);
    must(!isChanged || told.includes('quickOrder.changed'), 'a change is reported');
    must(!/\.(addRow|setQuantity)$/.test(type) || now.rows !== was.rows, 'what is typed is kept');
    must.hold({ isOpen: type === 'quickOrder.open' || (was.isOpen && type !== 'quickOrder.leave') });
    if (type === 'quickOrder.forget') must(state === 'resting' && now.rows.length === 0, 'it is emptied');
    if (started.includes('readRows')) must.hold({ askedSkus: now.cartSkus, failure: null });
    if (isDone('readRows')) must.hold({ orders: (event['output'] as QuickOrder).orders, entered: [] });
  },
});
