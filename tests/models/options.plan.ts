/** What may be chosen of a product before it goes into the cart (CAT-02). */

import type { OptionsEvent } from '#machines/options/options.events.ts';
import { optionsMachine } from '#machines/options/options.machine.ts';
import type { ModelPlan } from '#tests/support/model.ts';
import { oracleFrom, Stage } from './stage.ts';

interface Memory {
  readonly quantity: number;
}

const taken = [1, 2, 10_000];
const refused = [0, -1, 1.5, 10_001, Number.NaN];

export const optionsPlan: ModelPlan = {
  machine: optionsMachine,
  inputs: [undefined],
  events: () => [
    ...[...taken, ...refused].map((quantity): OptionsEvent => ({ type: 'options.setQuantity', quantity })),
    { type: 'options.refuseQuantity' } satisfies OptionsEvent,
  ],
  projection: (context) => context,
  oracle: oracleFrom<Memory, OptionsEvent, Stage<Memory>>(
    Stage<Memory>,
    () => new Stage<Memory>('valid', { quantity: 1 }),
    (play, event) => {
      const isTaken = event.type === 'options.setQuantity' && taken.includes(event.quantity);
      play.state = isTaken ? 'valid' : 'invalid';
      if (isTaken) play.memory.quantity = event.quantity;
    },
  ),
  invariants: (steps) => {
    const quantity = steps.at(-1)?.view.context['quantity'];
    return taken.some((one) => one === quantity) ? [] : [`${String(quantity)} could go into the cart`];
  },
};
