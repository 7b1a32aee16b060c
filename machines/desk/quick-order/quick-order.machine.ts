/** The quick order: rows are kept after failures and leave once they are in the cart (BEY-12). */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import type { NewLine } from '../../domain/cart.ts';
import type { ProductCard } from '../../domain/catalog.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import {
  enteredRows,
  quickOrderLines,
  refusedRow,
  rowsWithOffers,
  restoredRows,
  rowsWith,
  settledRows,
  type EnteredRow,
  type QuickOrder,
  type QuickOrderRow,
  type PastOrder,
} from '../../domain/quick-order.ts';
import { invalidPiecesMessage } from '../../domain/quantity.ts';
import type { MissedLine } from '../../domain/several-lines.ts';
import { readRows } from './quick-order.actors.ts';
import type { QuickOrderEvent, QuickOrderFact } from './quick-order.events.ts';

export interface QuickOrderContext {
  readonly isOpen: boolean;
  readonly rows: readonly QuickOrderRow[];
  /** Rows of the reloaded page, until the products are read again. */
  readonly entered: readonly EnteredRow[];
  readonly orders: readonly PastOrder[];
  readonly isUsual: boolean;
  readonly cartSkus: readonly string[];
  /** The cart's products in the last read. */
  readonly askedSkus: readonly string[];
  readonly failure: Failure | null;
}

export const emptyQuickOrder: QuickOrderContext = {
  isOpen: false,
  rows: [],
  entered: [],
  orders: [],
  isUsual: false,
  cartSkus: [],
  askedSkus: [],
  failure: null,
};

const changed = (
  rows: readonly QuickOrderRow[],
  sku: string,
  change: Partial<Pick<QuickOrderRow, 'quantity' | 'problem' | 'isRefused'>>,
): readonly QuickOrderRow[] => rows.map((row) => (row.card.sku === sku ? { ...row, ...change } : row));

export const quickOrderMachine = setup({
  types: {
    input: {} as { readonly entered: readonly EnteredRow[] },
    context: {} as QuickOrderContext,
    events: {} as QuickOrderEvent,
  },
  actors: { readRows },
  actions: {
    setOpen: assign({ isOpen: true }),
    setClosed: assign({ isOpen: false }),
    beginReading: assign({ askedSkus: ({ context }) => context.cartSkus, failure: null }),
    setQuickOrder: assign(({ context }, { quickOrder }: { quickOrder: QuickOrder }) => ({
      rows: restoredRows(rowsWithOffers(context.rows, quickOrder.offers), context.entered, quickOrder.others),
      entered: [],
      orders: quickOrder.orders,
      isUsual: quickOrder.isUsual,
    })),
    fail: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.assign({ failure });
      enqueue.sendParent({ type: 'quickOrder.failed', kind: failure.kind } satisfies QuickOrderFact);
    }),
    noteCart: assign({ cartSkus: (_, { skus }: { skus: readonly string[] }) => skus }),
    addRow: assign({
      rows: ({ context }, { card }: { card: ProductCard }) => rowsWith(context.rows, card),
    }),
    setQuantity: assign({
      rows: ({ context }, { sku, quantity }: { sku: string; quantity: number }) =>
        changed(context.rows, sku, { quantity, problem: null, isRefused: false }),
    }),
    refuseQuantity: assign({
      rows: ({ context }, { sku }: { sku: string }) =>
        changed(context.rows, sku, { problem: invalidPiecesMessage(0), isRefused: true }),
    }),
    settle: assign({
      rows: ({ context }, { lines, missed }: { lines: readonly NewLine[]; missed: readonly MissedLine[] }) =>
        settledRows(context.rows, lines, missed),
    }),
    reportChange: sendParent(({ context: { rows, entered } }): QuickOrderFact => ({
      type: 'quickOrder.changed',
      rows: enteredRows(rows, entered),
    })),
    reportAddition: sendParent(({ context: { rows } }): QuickOrderFact => ({
      type: 'quickOrder.addWanted',
      lines: quickOrderLines(rows),
    })),
    // the shop sends the cart's products again
    forget: assign(({ context: { isOpen } }) => ({ ...emptyQuickOrder, isOpen })),
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
    isAnyRefused: ({ context }) => refusedRow(context.rows) !== undefined,
    hasRows: ({ context }) => context.rows.length > 0,
    isCartMissed: ({ context: { isOpen, isUsual, cartSkus, askedSkus } }) =>
      isOpen && !isUsual && cartSkus.some((sku) => !askedSkus.includes(sku)),
  },
}).createMachine({
  id: 'quickOrder',
  context: ({ input }) => ({ ...emptyQuickOrder, entered: input.entered }),
  initial: 'resting',
  on: {
    'quickOrder.open': { target: '.reading', actions: 'setOpen' },
    'quickOrder.leave': { actions: 'setClosed' },
    'quickOrder.refresh': [{ guard: 'isOpen', target: '.reading' }, {}],
    'quickOrder.forget': {
      target: '.resting',
      description: "The next customer's quick order is read on its own; nothing is shown until then.",
      actions: ['forget', 'reportChange'],
    },
    'quickOrder.noteCart': { actions: { type: 'noteCart', params: ({ event }) => event } },
    'quickOrder.addRow': {
      actions: [{ type: 'addRow', params: ({ event }) => event }, 'reportChange'],
    },
    'quickOrder.setQuantity': {
      actions: [{ type: 'setQuantity', params: ({ event }) => event }, 'reportChange'],
    },
    'quickOrder.refuseQuantity': { actions: { type: 'refuseQuantity', params: ({ event }) => event } },
    'quickOrder.addAll': [
      {
        guard: 'isAnyRefused',
        description: 'The input is not a number: it is not added, nor are the other rows without it.',
      },
      { actions: 'reportAddition' },
    ],
    'quickOrder.settle': {
      actions: [{ type: 'settle', params: ({ event }) => event }, 'reportChange'],
    },
  },
  states: {
    resting: { description: 'Not opened yet, or its customer was forgotten.' },
    reading: {
      tags: 'busy',
      description: 'The previous content stays visible and can be edited.',
      entry: 'beginReading',
      on: {
        'quickOrder.refresh': { target: 'reading', reenter: true },
        'quickOrder.open': { actions: 'setOpen' },
      },
      invoke: {
        id: 'readRows',
        src: 'readRows',
        input: ({ context: { cartSkus, entered } }) => ({
          cartSkus,
          enteredSkus: entered.map(({ sku }) => sku),
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'setQuickOrder', params: ({ event }) => ({ quickOrder: event.output }) },
        },
        onError: [
          { guard: 'hasRows', target: 'shown' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    shown: {
      always: {
        guard: 'isCartMissed',
        target: 'reading',
        description: 'The cart was read later than the page.',
      },
    },
    failed: { on: { 'quickOrder.retry': 'reading' } },
  },
});
