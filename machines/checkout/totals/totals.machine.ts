/** The server's totals of the cart, read again after every change (CHK-12, PAY-01). */

import { assign, sendParent, setup } from 'xstate';
import { toFailure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import type { ShippingInformation } from '../../domain/totals.ts';
import { readTotals } from './totals.actors.ts';
import type { TotalsEvent, TotalsFact } from './totals.events.ts';

export interface TotalsContext {
  /** The cart that was last read. */
  readonly cartId: string | null;
}

export const totalsMachine = setup({
  types: { context: {} as TotalsContext, events: {} as TotalsEvent },
  actors: { readTotals },
  actions: {
    reportLoaded: sendParent((_, { information }: { information: ShippingInformation }): TotalsFact => ({
      type: 'totals.loaded',
      information,
    })),
    reportFailed: sendParent((_, { error }: { error: unknown }): TotalsFact => ({
      type: 'totals.loadFailed',
      failure: toFailure(error),
    })),
    setCart: assign({ cartId: (_, { cartId }: { cartId: string }) => cartId }),
  },
}).createMachine({
  id: 'totals',
  context: { cartId: null },
  initial: 'idle',
  on: {
    'totals.read': {
      target: '.reading',
      reenter: true,
      description: 'An earlier request may have been answered before the last change.',
      actions: { type: 'setCart', params: ({ event }) => event },
    },
    'totals.clear': '.idle',
  },
  states: {
    idle: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readTotals',
        src: 'readTotals',
        input: ({ context }) => ({ cartId: present(context.cartId, 'cartId') }),
        onDone: {
          target: 'idle',
          actions: { type: 'reportLoaded', params: ({ event }) => ({ information: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'reportFailed', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'No response: the shown totals are older than the last change.',
      on: { 'totals.retry': 'reading' },
    },
  },
});
