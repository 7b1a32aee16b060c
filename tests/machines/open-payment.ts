/** A payment machine alone, with a card provider of the test and everything prepared at once. */

import { createMachine, fromCallback, type EventObject } from 'xstate';
import { present } from '#machines/domain/present.ts';
import type { PaymentMethod } from '#machines/domain/payment.ts';
import { everyMethod } from '#machines/domain/payment-switches.ts';
import type { PaymentPreparation } from '#machines/checkout/payment/payment.actors.ts';
import type { CardFieldsEvent } from '#machines/checkout/payment/card.events.ts';
import { cardMachine } from '#machines/checkout/payment/card.machine.ts';
import { paymentMachine } from '#machines/checkout/payment/payment.machine.ts';
import { card, purchaseOrder } from '../models/goods.ts';
import { alone } from './bench.ts';

/** What is to be read is there at once. */
export const preparedWith = (preparation: Partial<PaymentPreparation>) =>
  createMachine({
    initial: 'read',
    states: { read: { type: 'final' } },
    output: () => ({
      agreements: [],
      saved: [],
      isSavedMissed: false,
      switches: everyMethod,
      ...preparation,
    }),
  });

export const openPayment = (
  preparation: Partial<PaymentPreparation> = {},
  preferred: string | null = null,
  poNumber = '',
) => {
  const page: { say?: (event: CardFieldsEvent) => void } = {};
  const provider = fromCallback<EventObject, undefined>(({ sendBack }) => void (page.say = sendBack));
  const machine = paymentMachine.provide({
    actors: {
      card: cardMachine.provide({ actors: { cardFields: provider as never } }),
      preparePayment: preparedWith(preparation) as never,
    },
  });
  const { actor, facts } = alone(machine, { preferred, poNumber });
  return {
    actor,
    card: present(actor.getSnapshot().children.card, 'card'),
    say: (event: CardFieldsEvent) => page.say?.(event),
    choices: () => facts.filter(({ type }) => type === 'payment.methodChosen').map(({ code }) => code),
    outcomes: () => facts.filter(({ type }) => ['payment.authorized', 'payment.refused'].includes(type)),
  };
};

export const offer = (...methods: readonly PaymentMethod[]) =>
  ({ type: 'payment.syncMethods', methods }) as const;
export const tokenized = {
  type: 'cardFields.tokenized',
  nonce: 'nonce-7',
  cardType: 'Visa',
  lastFour: '1111',
} as const;

export const openReadyPayment = () => {
  const payment = openPayment();
  payment.actor.send(offer(card, purchaseOrder));
  payment.card.send({ type: 'card.showFields' });
  payment.say({ type: 'cardFields.mounted' });
  return payment;
};
