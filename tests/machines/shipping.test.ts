/** The shipping machine with its slots in the test's hands. */

import { expect, test } from 'vitest';
import type { Address } from '#machines/domain/address.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import { estimateShipping, saveShippingInformation } from '#machines/checkout/shipping/shipping.actors.ts';
import { shippingMachine } from '#machines/checkout/shipping/shipping.machine.ts';
import { selectChosenMethod } from '#machines/checkout/shipping/shipping.selectors.ts';
import { brisbane, courier, express, free } from '../models/goods.ts';
import { heldSlot, alone } from './bench.ts';

const open = () => {
  const [estimate, save] = [heldSlot(estimateShipping), heldSlot(saveShippingInformation)];
  const actors = { estimateShipping: estimate.logic, saveShippingInformation: save.logic };
  return { ...alone(shippingMachine.provide({ actors })), estimate, save };
};

const ask = (address: Address) =>
  ({ type: 'shipping.estimate', cartId: 'cart-1', currency: 'AUD', address, isComplete: true }) as const;

const openEstimated = async (...methods: readonly ShippingMethod[]) => {
  const shipping = open();
  shipping.actor.send(ask(brisbane));
  await shipping.estimate.last().resolve(methods);
  shipping.facts.length = 0;
  return shipping;
};

test('chooses the remembered method where it is offered [BEY-04 SHIP-01]', async () => {
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

test('chooses the remembered method from an answer under way [BEY-04 SHIP-04]', async () => {
  const { actor, estimate, facts } = open();
  actor.send(ask(brisbane));
  actor.send({ ...ask(brisbane), wish: express });
  await estimate.last().resolve([courier, express]);
  expect([estimate.calls.length, facts.at(-1)]).toEqual([1, { type: 'shipping.estimated', method: express }]);
});

test('keeps the choice for another person at the same address only [BEY-04 SHIP-01]', async () => {
  const { actor, estimate } = await openEstimated(courier, free, express);
  actor.send({ type: 'shipping.chooseMethod', method: express });
  actor.send(ask({ ...brisbane, firstname: 'Gertrude', telephone: '0400 111 222' }));
  await estimate.last().resolve([courier, free, express]);
  expect(selectChosenMethod(actor.getSnapshot())).toEqual(express);
  actor.send(ask({ ...brisbane, street: '2 Another Street' }));
  await estimate.last().resolve([courier, free, express]);
  expect(selectChosenMethod(actor.getSnapshot())).toEqual(free);
});
