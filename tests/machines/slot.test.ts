/** Empty slots name themselves. */

import { createActor, fromPromise, waitFor, type AnyActorLogic } from 'xstate';
import { expect, test } from 'vitest';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { PaymentPreparation } from '#machines/payment/payment.actors.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { present } from '#machines/domain/present.ts';
import { listenerSlot, slot, unfilledSlots } from '#machines/slot.ts';
import { nothingPrepared } from '../models/goods.ts';
import { alone } from './bench.ts';

test.each([
  ['slot', slot<string, undefined>('readWeather')],
  ['listener slot', listenerSlot('readWeather')],
])('an empty %s fails with its own name [MACH-01]', async (_, logic) => {
  const actor = createActor(logic as AnyActorLogic);
  const error = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.start();
  await expect(error).resolves.toMatchObject({ message: 'The slot "readWeather" was never filled' });
});

test('the slots of a machine that are still empty can be listed [MACH-01]', () => {
  const others = ['createCart', 'watchCart', 'partCart'];
  expect(unfilledSlots(cartMachine.implementations.actors as never)).toEqual(['readCart', ...others]);
  const filled = cartMachine.provide({
    actors: { readCart: fromPromise(() => new Promise(() => undefined)) },
  });
  expect(unfilledSlots(filled.implementations.actors as never)).toEqual(others);
});

test('a machine with an empty listener slot says which one [MACH-01]', async () => {
  const preparePayment = fromPromise<PaymentPreparation, { readonly isSavedWanted: boolean }>(() =>
    Promise.resolve(nothingPrepared),
  );
  const machine = paymentMachine.provide({ actors: { preparePayment } });
  const { actor } = alone(machine, { wished: null });
  actor.send({ type: 'payment.syncMethods', methods: [{ code: 'braintree', title: 'Card' }] });
  const card = present(actor.getSnapshot().children.card, 'card');
  card.send({ type: 'card.showFields' });
  const snapshot = await waitFor(card, (current) => current.matches('broken'));
  expect(snapshot.context.failure?.message).toBe('The slot "cardFields" was never filled');
});
