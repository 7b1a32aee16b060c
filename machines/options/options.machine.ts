/** What the shopper chooses of a product before it goes into the cart: so far how many (CAT-02). */

import { assign, setup } from 'xstate';
import { isQuantity, minQuantity } from '../domain/quantity.ts';
import type { OptionsEvent } from './options.events.ts';

export const optionsMachine = setup({
  types: { context: {} as { readonly quantity: number }, events: {} as OptionsEvent },
  actions: { keepQuantity: assign({ quantity: (_, params: { quantity: number }) => params.quantity }) },
  guards: { isQuantity: (_, params: { quantity: number }) => isQuantity(params.quantity) },
}).createMachine({
  id: 'options',
  context: { quantity: minQuantity },
  initial: 'valid',
  on: {
    'options.setQuantity': [
      {
        guard: { type: 'isQuantity', params: ({ event }) => event },
        target: '.valid',
        actions: { type: 'keepQuantity', params: ({ event }) => event },
      },
      { target: '.invalid' },
    ],
    'options.refuseQuantity': { target: '.invalid' },
  },
  states: {
    valid: {},
    invalid: { description: 'The last number asked for cannot be ordered; the one before it stays.' },
  },
});
