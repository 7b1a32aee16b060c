/** Paying in instalments: the provider approves the total of each order. */

import { expect, test } from 'vitest';
import type { Money } from '#machines/domain/money.ts';
import { approveInstalments } from '#machines/payment/payment.actors.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { dollars } from '../models/goods.ts';
import { instalments, usual } from '../models/payment.plan.ts';
import { heldSlot, alone } from './bench.ts';
import { preparedWith, offer } from './open-payment.ts';

const openInstalments = () => {
  const approval = heldSlot(approveInstalments);
  const machine = paymentMachine.provide({
    actors: { approveInstalments: approval.logic, preparePayment: preparedWith({}) as never },
  });
  const payment = alone(machine, { wished: null });
  payment.actor.send(offer(instalments));
  const comeTo = (grandTotal: Money): void =>
    payment.actor.send({ type: 'payment.syncOrder', ...usual, grandTotal });
  return { ...payment, approval, comeTo };
};

test('asks the provider to approve the current total for each order [PAY-03 PAY-04]', async () => {
  const { actor, approval, comeTo, types } = openInstalments();
  comeTo(dollars(40));
  actor.send({ type: 'payment.authorize' });
  expect(approval.last().input).toMatchObject({ cartId: 'cart-1', grandTotal: dollars(40) });
  await approval.last().resolve({ to: null });
  expect(types().filter((type) => type === 'payment.authorized')).toHaveLength(1);

  comeTo(dollars(45));
  actor.send({ type: 'payment.authorize' });
  expect([approval.calls.length, approval.last().input.grandTotal]).toEqual([2, dollars(45)]);
  expect(types().filter((type) => type === 'payment.authorized')).toHaveLength(1);
});
