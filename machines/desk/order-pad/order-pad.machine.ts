/** The quick order: rows are kept after failures and leave once they are in the cart (BEY-12). */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import type { NewLine } from '../../domain/cart.ts';
import type { ProductCard } from '../../domain/catalog.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import {
  enteredRows,
  padLines,
  refusedRow,
  rowsWithOffers,
  restoredRows,
  rowsWith,
  settledRows,
  type EnteredRow,
  type Pad,
  type PadRow,
  type PastOrder,
} from '../../domain/order-pad.ts';
import { invalidPiecesMessage } from '../../domain/quantity.ts';
import type { MissedLine } from '../../domain/several-lines.ts';
import { readPad } from './order-pad.actors.ts';
import type { OrderPadEvent, OrderPadFact } from './order-pad.events.ts';

export interface OrderPadContext {
  readonly isOpen: boolean;
  readonly rows: readonly PadRow[];
  /** Rows of the reloaded page, until the products are read again. */
  readonly entered: readonly EnteredRow[];
  readonly orders: readonly PastOrder[];
  readonly isUsual: boolean;
  readonly cartSkus: readonly string[];
  /** The cart's products in the last read. */
  readonly askedSkus: readonly string[];
  readonly failure: Failure | null;
}

export const emptyPad: OrderPadContext = {
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
  rows: readonly PadRow[],
  sku: string,
  change: Partial<Pick<PadRow, 'quantity' | 'problem' | 'isRefused'>>,
): readonly PadRow[] => rows.map((row) => (row.card.sku === sku ? { ...row, ...change } : row));

export const orderPadMachine = setup({
  types: {
    input: {} as { readonly entered: readonly EnteredRow[] },
    context: {} as OrderPadContext,
    events: {} as OrderPadEvent,
  },
  actors: { readPad },
  actions: {
    setOpen: assign({ isOpen: true }),
    setClosed: assign({ isOpen: false }),
    beginReading: assign({ askedSkus: ({ context }) => context.cartSkus, failure: null }),
    setPad: assign(({ context }, { pad }: { pad: Pad }) => ({
      rows: restoredRows(rowsWithOffers(context.rows, pad.offers), context.entered, pad.others),
      entered: [],
      orders: pad.orders,
      isUsual: pad.isUsual,
    })),
    fail: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.assign({ failure });
      enqueue.sendParent({ type: 'orderPad.failed', kind: failure.kind } satisfies OrderPadFact);
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
    reportChange: sendParent(({ context: { rows, entered } }): OrderPadFact => ({
      type: 'orderPad.changed',
      rows: enteredRows(rows, entered),
    })),
    reportAddition: sendParent(({ context: { rows } }): OrderPadFact => ({
      type: 'orderPad.addWanted',
      lines: padLines(rows),
    })),
    // the shop sends the cart's products again
    forget: assign(({ context: { isOpen } }) => ({ ...emptyPad, isOpen })),
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
    isAnyRefused: ({ context }) => refusedRow(context.rows) !== undefined,
    hasRows: ({ context }) => context.rows.length > 0,
    isCartMissed: ({ context: { isOpen, isUsual, cartSkus, askedSkus } }) =>
      isOpen && !isUsual && cartSkus.some((sku) => !askedSkus.includes(sku)),
  },
}).createMachine({
  id: 'orderPad',
  context: ({ input }) => ({ ...emptyPad, entered: input.entered }),
  initial: 'resting',
  on: {
    'orderPad.open': { target: '.reading', actions: 'setOpen' },
    'orderPad.leave': { actions: 'setClosed' },
    'orderPad.refresh': [{ guard: 'isOpen', target: '.reading' }, {}],
    'orderPad.forget': {
      target: '.resting',
      description: "The next customer's quick order is read on its own; nothing is shown until then.",
      actions: ['forget', 'reportChange'],
    },
    'orderPad.noteCart': { actions: { type: 'noteCart', params: ({ event }) => event } },
    'orderPad.addRow': {
      actions: [{ type: 'addRow', params: ({ event }) => event }, 'reportChange'],
    },
    'orderPad.setQuantity': {
      actions: [{ type: 'setQuantity', params: ({ event }) => event }, 'reportChange'],
    },
    'orderPad.refuseQuantity': { actions: { type: 'refuseQuantity', params: ({ event }) => event } },
    'orderPad.addAll': [
      {
        guard: 'isAnyRefused',
        description: 'The input is not a number: it is not added, nor are the other rows without it.',
      },
      { actions: 'reportAddition' },
    ],
    'orderPad.settle': {
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
        'orderPad.refresh': { target: 'reading', reenter: true },
        'orderPad.open': { actions: 'setOpen' },
      },
      invoke: {
        id: 'readPad',
        src: 'readPad',
        input: ({ context: { cartSkus, entered } }) => ({
          cartSkus,
          enteredSkus: entered.map(({ sku }) => sku),
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'setPad', params: ({ event }) => ({ pad: event.output }) },
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
    failed: { on: { 'orderPad.retry': 'reading' } },
  },
});
