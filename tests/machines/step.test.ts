/** The step machine. */

import { describe, expect, test } from 'vitest';
import type { Submission } from '#machines/checkout/step.events.ts';
import { stepMachine } from '#machines/checkout/step.machine.ts';
import { selectIsSubmitting, selectRejection } from '#machines/checkout/step.selectors.ts';
import { failure } from '../models/goods.ts';
import { heldSlot, alone } from './bench.ts';

const open = () => {
  const submit = heldSlot<void, { readonly submission: Submission }>();
  return { ...alone(stepMachine.provide({ actors: { submitStep: submit.logic } })), submit };
};

const email = (address: string): Submission => ({ step: 'email', cartId: 'cart-1', email: address });

describe('step', () => {
  test('a submission is accepted, and it is said which [CHK-04]', async () => {
    const { actor, submit, facts } = open();
    actor.send({ type: 'step.submit', submission: email('rosa@example.com') });
    expect(selectIsSubmitting(actor.getSnapshot())).toBe(true);
    await submit.last().resolve();
    expect(facts).toEqual([{ type: 'step.accepted', submission: email('rosa@example.com') }]);
  });

  test('a rejection stores the error and passes it on; the next submission forgets it [CHK-04]', async () => {
    const { actor, submit, facts } = open();
    actor.send({ type: 'step.submit', submission: email('rosa@example') });
    await submit.last().reject(failure('refused', 'Please enter a valid email.'));
    expect(selectRejection(actor.getSnapshot())).toEqual(failure('refused', 'Please enter a valid email.'));
    expect(facts).toMatchObject([
      { type: 'step.rejected', failure: failure('refused', 'Please enter a valid email.') },
    ]);
    actor.send({ type: 'step.submit', submission: email('rosa@example.com') });
    expect(selectRejection(actor.getSnapshot())).toBeNull();
  });

  test('a newer submission replaces one still under way [CHK-04]', async () => {
    const { actor, submit, facts } = open();
    actor.send({ type: 'step.submit', submission: email('a@example.com') });
    actor.send({ type: 'step.submit', submission: email('b@example.com') });
    await submit.calls[0]?.reject(failure('server'));
    expect(submit.calls[0]?.isCancelled()).toBe(true);
    await submit.calls[1]?.resolve();
    expect(facts).toEqual([{ type: 'step.accepted', submission: email('b@example.com') }]);
  });
});
