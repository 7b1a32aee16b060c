/** A product added from its tile, without other choices than a quantity (CAT-01, CAT-02). */

import { assign, emit, sendTo, setup } from 'xstate';
import { nothingChosen } from '../domain/chosen-options.ts';
import { isQuantity, minQuantity } from '../domain/quantity.ts';
import { shopLink } from './quick-add.actors.ts';
import type { QuickAddEvent, QuickAddFact } from './quick-add.events.ts';

export interface QuickAddInput {
  readonly sku: string;
  readonly name: string;
}

export interface QuickAddContext extends QuickAddInput {
  /** The last valid one. */
  readonly quantity: number;
}

export const quickAddMachine = setup({
  types: {
    input: {} as QuickAddInput,
    context: {} as QuickAddContext,
    events: {} as QuickAddEvent,
    emitted: {} as QuickAddFact,
    children: {} as { shopLink: 'shopLink' },
  },
  actors: { shopLink },
  actions: {
    setQuantity: assign({ quantity: (_, { quantity }: { quantity: number }) => quantity }),
    reportAddition: sendTo('shopLink', ({ context: { sku, name, quantity } }): QuickAddFact => ({
      type: 'quickAdd.addWanted',
      lines: [{ sku, name, quantity, chosen: nothingChosen }],
    })),
    reportRefusal: emit({ type: 'quickAdd.refused' }),
  },
  guards: {
    isQuantity: (_, { quantity }: { quantity: number }) => isQuantity(quantity),
  },
}).createMachine({
  id: 'quickAdd',
  context: ({ input: { sku, name } }) => ({ sku, name, quantity: minQuantity }),
  invoke: { id: 'shopLink', src: 'shopLink', onError: {} },
  initial: 'valid',
  on: {
    'quickAdd.setQuantity': [
      {
        guard: { type: 'isQuantity', params: ({ event }) => event },
        target: '.valid',
        actions: { type: 'setQuantity', params: ({ event }) => event },
      },
      { target: '.refused' },
    ],
    'quickAdd.refuseQuantity': '.refused',
  },
  states: {
    valid: { on: { 'quickAdd.add': { actions: 'reportAddition' } } },
    refused: {
      description: 'The last typed quantity cannot be ordered: nothing is added instead of it.',
      on: { 'quickAdd.add': { actions: 'reportRefusal' } },
    },
  },
});
