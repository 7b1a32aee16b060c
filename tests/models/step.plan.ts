/** What may happen to one step of the checkout (§4 checkout steps, CHK-04). */

import type { Submission } from '#machines/checkout/step.events.ts';
import type { StepEvent } from '#machines/checkout/step.events.ts';
import { stepMachine } from '#machines/checkout/step.machine.ts';
import { brisbane, failure } from './goods.ts';
import { done, failed, planOf } from '#machines/tools/models/plan.ts';

const submissions: readonly Submission[] = [
  { step: 'email', cartId: 'cart-1', email: 'rosa@example.com' },
  { step: 'deliveryAddress', address: brisbane },
  { step: 'billingAddress', cartId: 'cart-1', email: 'rosa@example.com', address: brisbane },
];

export const stepPlan = planOf({
  machine: stepMachine,
  proves: 'CHK-04',
  requests: submissions.map((submission): StepEvent => ({ type: 'step.submit', submission })),
  answers: { submitting: [done('submitStep'), failed('submitStep', failure('refused'))] },
  projection: (context) => [context.submission?.step],

  rules: ({ now, type, event, error, isDone, isFailed }, must) => {
    const { submission } = now;
    must.start('submitStep', type === 'step.submit', { submission });
    must.emit('step.accepted', isDone('submitStep'), { submission });
    must.emit('step.rejected', isFailed('submitStep'), { submission, failure: error });
    must(type !== 'step.submit' || submission === event['submission'], 'the latest submission counts');
  },
});
