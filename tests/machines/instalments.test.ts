/** Paying in instalments: the provider approves the total of each order. */

import { expect, test } from 'vitest';
import type { Money } from '#machines/domain/money.ts';
import type { InstalmentsAnswer } from '#machines/payment/instalments.actors.ts';
import type { InstalmentsRequest } from '#machines/payment/instalments.events.ts';
import { instalmentsMachine } from '#machines/payment/instalments.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { brisbane, dollars } from '../models/goods.ts';
import { heldSlot, alone } from './bench.ts';
import { preparedWith, offer } from './open-payment.ts';

const instalments = { code: 'afterpay', title: 'Afterpay' };

const open = () => {
  const approval = heldSlot<InstalmentsAnswer, InstalmentsRequest>();
  const machine = paymentMachine.provide({
    actors: {
      instalments: instalmentsMachine.provide({ actors: { approveInstalments: approval.logic } }),
      preparePayment: preparedWith({}) as never,
    },
  });
  const payment = alone(machine, { wished: null });
  payment.actor.send(offer(instalments));
  const comeTo = (grandTotal: Money): void =>
    payment.actor.send({
      type: 'payment.syncOrder',
      grandTotal,
      isRental: false,
      isPurchaseOrderRequired: false,
      isCustomer: false,
      email: 'rosa@example.com',
      cartId: 'cart-1',
      billing: brisbane,
    });
  return { ...payment, approval, comeTo };
};

test('asks the provider to approve the current total for each order [PAY-03 PAY-04]', async () => {
  const { actor, approval, comeTo, types } = open();
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
