/** What may happen to one step of the checkout (§4 checkout steps, CHK-04). */

import type { Submission } from '#machines/checkout/step.events.ts';
import type { StepEvent } from '#machines/checkout/step.events.ts';
import { stepMachine, type StepContext } from '#machines/checkout/step.machine.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { brisbane, failure } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

const submissions: readonly Submission[] = [
  { step: 'email', cartId: 'cart-1', email: 'rosa@example.com' },
  { step: 'deliveryAddress', address: brisbane },
  { step: 'billingAddress', cartId: 'cart-1', email: 'rosa@example.com', address: brisbane },
];

const hear = (
  play: Stage<StepContext>,
  event: StepEvent | Done<'submitStep', undefined> | Failed<'submitStep'>,
): void => {
  const { memory } = play;
  switch (event.type) {
    case 'step.submit':
      memory.submission = event.submission;
      memory.failure = null;
      return play.ask('submitting', 'submitStep', { submission: event.submission });
    case 'xstate.done.actor.submitStep':
      play.state = 'accepted';
      return play.tell({ type: 'step.accepted', submission: memory.submission });
    case 'xstate.error.actor.submitStep':
      play.state = 'rejected';
      memory.failure = event.error;
      play.tell({ type: 'step.rejected', submission: memory.submission, failure: event.error });
  }
};

export const stepPlan: ModelPlan = {
  machine: stepMachine,
  inputs: [undefined],
  events: (state) => [
    ...submissions.map((submission): StepEvent => ({ type: 'step.submit', submission })),
    ...(state === 'submitting' ? [done('submitStep'), failed('submitStep', failure('refused'))] : []),
  ],
  projection: (context) => [(context as unknown as StepContext).submission?.step],
  oracle: oracleFrom(
    Stage<StepContext>,
    () => new Stage<StepContext>('untouched', { submission: null, failure: null }),
    hear,
  ),
  invariants: (steps) => {
    const now = steps.at(-1)?.view;
    if (now === undefined) return [];
    const { submission, failure: reason } = now.context as unknown as StepContext;
    const broken: string[] = [];
    if ((submission === null) !== (now.state === 'untouched')) broken.push('submitted nothing');
    if ((reason !== null) !== (now.state === 'rejected'))
      broken.push('a failure that does not match the state');
    return broken;
  },
};
