/** Empty slots name themselves. */

import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { PaymentPreparation } from '#machines/payment/payment.actors.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { listenerSlot, slot, unfilledSlots } from '#machines/slot.ts';
import { nothingPrepared } from '../models/goods.ts';
import { alone } from './bench.ts';

test('an empty slot rejects with its own name [MACH-01]', async () => {
  const actor = createActor(slot<string, undefined>('readWeather'));
  const error = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.start();
  await expect(error).resolves.toMatchObject({ message: 'The slot "readWeather" was never filled' });
});

test('an empty listener slot throws with its own name [MACH-01]', async () => {
  const actor = createActor(listenerSlot('watchWeather'));
  const error = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.start();
  await expect(error).resolves.toMatchObject({ message: 'The slot "watchWeather" was never filled' });
});

test('the slots of a machine that are still empty can be listed [MACH-01]', () => {
  const { actors } = cartMachine.implementations;
  expect(unfilledSlots(actors as never)).toEqual([
    'readCart',
    'createCart',
    'writeCart',
    'adoptCart',
    'watchCart',
    'partCart',
  ]);
  const filled = cartMachine.provide({
    actors: { readCart: fromPromise(() => new Promise(() => undefined)) },
  });
  expect(unfilledSlots(filled.implementations.actors as never)).toEqual([
    'createCart',
    'writeCart',
    'adoptCart',
    'watchCart',
    'partCart',
  ]);
});

test('a machine with an empty listener slot says which one [MACH-01]', async () => {
  const preparePayment = fromPromise<PaymentPreparation, { readonly isSavedWanted: boolean }>(() =>
    Promise.resolve(nothingPrepared),
  );
  const machine = paymentMachine.provide({ actors: { preparePayment } });
  const { actor } = alone(machine, { wished: null });
  actor.send({ type: 'payment.syncMethods', methods: [{ code: 'braintree', title: 'Card' }] });
  await waitFor(actor, (current) => current.matches({ card: 'hidden' }));
  actor.send({ type: 'payment.showFields' });
  const snapshot = await waitFor(actor, (current) => current.matches({ card: 'broken' }));
  expect(snapshot.context.failure?.message).toBe('The slot "cardFields" was never filled');
});
