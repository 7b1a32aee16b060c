/** The shipping machine with its slots in the test's hands. */

import { describe, expect, test } from 'vitest';
import type { Address } from '#machines/domain/address.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import { shippingMachine } from '#machines/shipping/shipping.machine.ts';
import {
  selectChosenMethod,
  selectIsEstimateFailed,
  selectIsEstimating,
  selectIsUndeliverable,
  selectMethods,
} from '#machines/shipping/shipping.selectors.ts';
import {
  brisbane,
  card,
  courier,
  express,
  failure,
  free,
  incomplete,
  perth,
  totals,
} from '../models/goods.ts';
import { heldSlot, alone } from './bench.ts';

interface Saving {
  readonly cartId: string;
  readonly address: Address;
  readonly billing: Address;
  readonly method: ShippingMethod;
}

const open = () => {
  const estimate = heldSlot<
    readonly ShippingMethod[],
    {
      readonly cartId: string;
      readonly currency: string;
      readonly address: Address;
      readonly choice?: ShippingMethod | null;
    }
  >();
  const save = heldSlot<ShippingInformation, Saving>();
  const actors = { estimateShipping: estimate.logic, saveShippingInformation: save.logic };
  return { ...alone(shippingMachine.provide({ actors })), estimate, save };
};

const ask = (address: Address) =>
  ({ type: 'shipping.estimate', cartId: 'cart-1', currency: 'AUD', address, isComplete: false }) as const;

const openEstimated = async (...methods: readonly ShippingMethod[]) => {
  const shipping = open();
  shipping.actor.send(ask(brisbane));
  await shipping.estimate.last().resolve(methods);
  shipping.facts.length = 0;
  return shipping;
};

describe('shipping: estimating', () => {
  test('chooses the remembered method where it is offered [BEY-04, SHIP-01]', async () => {
    for (const isKnown of [false, true]) {
      const shipping = isKnown ? await openEstimated(courier, express) : open();
      shipping.actor.send({ ...ask(brisbane), wish: express });
      if (!isKnown) await shipping.estimate.last().resolve([courier, express]);
      expect(shipping.estimate.calls).toHaveLength(1);
      expect(shipping.facts.at(-1)).toEqual({ type: 'shipping.estimated', method: express });
    }
    const other = await openEstimated(courier);
    other.actor.send({ ...ask(brisbane), wish: express });
    expect(other.facts.at(-1)).toEqual({ type: 'shipping.estimated', method: courier });
  });

  test('chooses the remembered method from an answer under way [BEY-04, SHIP-04]', async () => {
    const { actor, estimate, facts } = open();
    actor.send(ask(brisbane));
    actor.send({ ...ask(brisbane), wish: express });
    await estimate.last().resolve([courier, express]);
    expect(estimate.calls).toHaveLength(1);
    expect(facts.at(-1)).toEqual({ type: 'shipping.estimated', method: express });
  });

  test('only a complete address is asked for [SHIP-01]', () => {
    const { actor, estimate, save, types } = open();
    actor.send({ type: 'shipping.save', billing: brisbane });
    actor.send(ask(incomplete));
    expect([estimate.calls.length, save.calls.length]).toEqual([0, 0]);
    expect(types()).toEqual(['shipping.detailsInvalid', 'shipping.detailsInvalid']);
    actor.send(ask(brisbane));
    expect(estimate.last().input).toEqual({
      cartId: 'cart-1',
      currency: 'AUD',
      address: brisbane,
      choice: null,
    });
    expect(selectIsEstimating(actor.getSnapshot())).toBe(true);
  });

  test('chooses a free method wherever it stands, else the first [SHIP-01]', async () => {
    const first = await openEstimated(express, courier);
    expect(selectChosenMethod(first.actor.getSnapshot())).toEqual(express);
    const { actor } = await openEstimated(courier, free, express);
    expect(selectChosenMethod(actor.getSnapshot())).toEqual(free);
    expect(selectMethods(actor.getSnapshot())).toEqual([courier, free, express]);
  });

  test('keeps the choice for another person at the same address only [BEY-04, SHIP-01]', async () => {
    const { actor, estimate } = await openEstimated(courier, free, express);
    actor.send({ type: 'shipping.chooseMethod', method: express });
    actor.send(ask({ ...brisbane, firstname: 'Gertrude', telephone: '0400 111 222' }));
    await estimate.last().resolve([courier, free, express]);
    expect(selectChosenMethod(actor.getSnapshot())).toEqual(express);
    actor.send(ask({ ...brisbane, street: '2 Another Street' }));
    await estimate.last().resolve([courier, free, express]);
    expect(selectChosenMethod(actor.getSnapshot())).toEqual(free);
  });

  test('an empty list clears the methods and reports the address as undeliverable [SHIP-01]', async () => {
    const { actor, estimate, types } = await openEstimated(courier);
    actor.send(ask(perth));
    await estimate.last().resolve([]);
    expect(selectIsUndeliverable(actor.getSnapshot())).toBe(true);
    expect(selectMethods(actor.getSnapshot())).toEqual([]);
    expect(selectChosenMethod(actor.getSnapshot())).toBeNull();
    expect(types()).toEqual(['shipping.unavailable']);
  });

  test('a failed estimate clears the methods and is tried again [SHIP-01]', async () => {
    const { actor, estimate, types } = await openEstimated(courier);
    actor.send(ask(perth));
    await estimate.last().reject(failure('server'));
    expect(selectIsEstimateFailed(actor.getSnapshot())).toBe(true);
    expect(selectMethods(actor.getSnapshot())).toEqual([]);
    expect(selectChosenMethod(actor.getSnapshot())).toBeNull();
    expect(types()).toEqual(['shipping.estimateFailed']);
    actor.send(ask(perth));
    expect(estimate.calls).toHaveLength(3);
  });

  test('uses the newer address even if its answer comes first [SHIP-04]', async () => {
    const { actor, estimate, facts } = open();
    actor.send(ask(brisbane));
    actor.send(ask(perth));
    const [older, newer] = estimate.calls;
    expect(older?.isCancelled()).toBe(true);
    await newer?.resolve([express]);
    await older?.resolve([free]);
    expect(selectMethods(actor.getSnapshot())).toEqual([express]);
    expect(facts).toEqual([{ type: 'shipping.estimated', method: express }]);
  });

  test('a proposed method gives way to a free one, a chosen one does not [SHIP-01]', async () => {
    const { actor, estimate } = await openEstimated(courier, express);
    actor.send(ask(perth));
    await estimate.last().resolve([courier, free]);
    expect(selectChosenMethod(actor.getSnapshot())).toEqual(free);
    actor.send({ type: 'shipping.chooseMethod', method: courier });
    actor.send({ type: 'shipping.refresh' });
    await estimate.last().resolve([courier, free]);
    expect(selectChosenMethod(actor.getSnapshot())).toEqual(courier);
  });

  test('a saved method counts as chosen [SHIP-01]', async () => {
    const { actor, estimate, save } = await openEstimated(courier, express);
    actor.send({ type: 'shipping.save', billing: perth });
    await save.last().resolve({ totals, paymentMethods: [], message: null });
    actor.send({ type: 'shipping.refresh' });
    await estimate.last().resolve([courier, free]);
    expect(selectChosenMethod(actor.getSnapshot())).toEqual(courier);
  });
});

describe('shipping: saving', () => {
  test('only a method that is offered can be chosen [SHIP-03]', async () => {
    const { actor, facts } = await openEstimated(courier, express);
    actor.send({ type: 'shipping.chooseMethod', method: free });
    expect(selectChosenMethod(actor.getSnapshot())).toEqual(courier);
    actor.send({ type: 'shipping.chooseMethod', method: express });
    expect(facts).toEqual([{ type: 'shipping.methodChosen', method: express }]);
  });

  test('the method is saved with both addresses and the totals are told [SHIP-02]', async () => {
    const { actor, save, facts } = await openEstimated(courier);
    actor.send({ type: 'shipping.save', billing: perth });
    expect(save.last().input).toEqual({
      cartId: 'cart-1',
      address: brisbane,
      billing: perth,
      method: courier,
    });
    const information: ShippingInformation = { totals, paymentMethods: [card], message: null };
    await save.last().resolve(information);
    expect(facts).toEqual([{ type: 'shipping.informationSaved', information }]);
    expect(selectChosenMethod(actor.getSnapshot())).toEqual(courier);
  });

  test('clears the method when the server names a problem or fails, and saves again after a new choice [SHIP-02]', async () => {
    const { actor, save, facts } = await openEstimated(courier);
    actor.send({ type: 'shipping.save', billing: brisbane });
    await save.last().resolve({ totals, paymentMethods: [], message: 'No courier today.' });
    expect(facts).toEqual([{ type: 'shipping.methodRefused', message: 'No courier today.' }]);
    expect(selectChosenMethod(actor.getSnapshot())).toBeNull();

    const failed = await openEstimated(courier);
    failed.actor.send({ type: 'shipping.save', billing: brisbane });
    await failed.save.last().reject(failure('network'));
    expect(selectChosenMethod(failed.actor.getSnapshot())).toBeNull();
    failed.actor.send({ type: 'shipping.save', billing: brisbane });
    expect(failed.save.calls).toHaveLength(1);
    expect(failed.types()).toEqual(['shipping.saveFailed', 'shipping.detailsInvalid']);
    failed.actor.send({ type: 'shipping.chooseMethod', method: courier });
    failed.actor.send({ type: 'shipping.save', billing: brisbane });
    expect(failed.save.calls).toHaveLength(2);
  });

  test('a method chosen while another is saved wins over the old answer [SHIP-01, SHIP-04]', async () => {
    const { actor, save, facts } = await openEstimated(courier, express);
    actor.send({ type: 'shipping.save', billing: perth });
    actor.send({ type: 'shipping.chooseMethod', method: express });
    const [older] = save.calls;
    expect(older?.isCancelled()).toBe(true);
    await older?.resolve({ totals, paymentMethods: [card], message: null });
    expect(selectChosenMethod(actor.getSnapshot())).toEqual(express);
    expect(facts).toEqual([{ type: 'shipping.methodChosen', method: express }]);
    actor.send({ type: 'shipping.save', billing: perth });
    expect(save.last().input.method).toEqual(express);
  });

  test('choosing the same method, or one not offered, does not cancel the save [SHIP-04]', async () => {
    const { actor, save, types } = await openEstimated(courier, express);
    actor.send({ type: 'shipping.save', billing: perth });
    for (const method of [{ ...courier }, free]) actor.send({ type: 'shipping.chooseMethod', method });
    expect(save.last().isCancelled()).toBe(false);
    await save.last().resolve({ totals, paymentMethods: [card], message: null });
    expect([save.calls.length, types()]).toEqual([1, ['shipping.informationSaved']]);
  });

  test('a second save waits for its own answer [SHIP-02, SHIP-04]', async () => {
    const { actor, save, types } = await openEstimated(courier);
    actor.send({ type: 'shipping.save', billing: brisbane });
    actor.send({ type: 'shipping.save', billing: perth });
    const [older, newer] = save.calls;
    expect([older?.isCancelled(), newer?.input.billing]).toEqual([true, perth]);
    await older?.reject(failure('network'));
    expect(types()).toEqual([]);
    await newer?.resolve({ totals, paymentMethods: [card], message: null });
    expect(types()).toEqual(['shipping.informationSaved']);
  });
});
