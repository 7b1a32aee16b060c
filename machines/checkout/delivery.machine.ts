/** Checks the destination, offers methods, saves method and slot (CHK-04, CHK-09, SHIP-01). */

import { assertEvent, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { deliveryWindowMachine } from './delivery-window/delivery-window.machine.ts';
import type { Address } from '../domain/address.ts';
import { isSameMethod, type ShippingMethod } from '../domain/delivery.ts';
import type { Failure } from '../domain/failure.ts';
import { tidyPostcode } from '../domain/postcode.ts';
import { present } from '../domain/present.ts';
import { isSessionExpired } from '../domain/session.ts';
import { pickupMachine } from './pickup/pickup.machine.ts';
import type { ShippingPlace } from './shipping/shipping.events.ts';
import { shippingMachine } from './shipping/shipping.machine.ts';
import type { DeliveryEvent, DeliveryFact, DeliveryGoal, Destination } from './delivery.events.ts';
import { stepMachine } from './step.machine.ts';

export interface DeliveryContext {
  readonly destination: Destination | null;
  /** The method to choose where it is offered. */
  readonly preferred: ShippingMethod | null;
  readonly goal: DeliveryGoal;
  /** Null where it is sent with the order. */
  readonly billing: Address | null;
  /** The method that the shown totals include. */
  readonly saved: ShippingMethod | null;
}

/** Type-checks the fact. */
const fact = (sent: DeliveryFact): DeliveryFact => sent;

const placeIn = ({ destination }: DeliveryContext): ShippingPlace => {
  const { cartId, currency, address, isComplete } = present(destination, 'destination');
  return { cartId, currency, address, isComplete };
};

/** Null where no request failed. */
const failureIn = (event: DeliveryEvent): Failure | null => ('failure' in event ? event.failure : null);

export const deliveryMachine = setup({
  types: {
    context: {} as DeliveryContext,
    events: {} as DeliveryEvent,
    children: {} as {
      deliveryStep: 'step';
      pickup: 'pickup';
      shipping: 'shipping';
      deliveryWindow: 'deliveryWindow';
    },
  },
  actors: {
    step: stepMachine,
    pickup: pickupMachine,
    shipping: shippingMachine,
    deliveryWindow: deliveryWindowMachine,
  },
  actions: {
    setDestination: assign({
      destination: ({ event }) => {
        assertEvent(event, ['delivery.confirm', 'delivery.reconfirm', 'delivery.consider']);
        return event.destination;
      },
    }),
    setGoal: assign(({ event }) => {
      assertEvent(event, 'delivery.confirm');
      const { preferred, goal } = event;
      return { preferred, goal };
    }),
    setBilling: assign({
      billing: ({ event }) => {
        assertEvent(event, ['delivery.confirm', 'delivery.save', 'delivery.reconfirm']);
        return event.billing;
      },
    }),
    setSaved: assign({
      saved: ({ event }) => {
        assertEvent(event, 'delivery.reconfirm');
        return event.saved;
      },
    }),
    submitAddress: sendTo('deliveryStep', ({ context }) => ({
      type: 'step.submit',
      submission: { step: 'deliveryAddress', address: placeIn(context).address },
    })),
    estimate: sendTo('shipping', ({ context }) => ({
      type: 'shipping.estimate',
      ...placeIn(context),
      preferred: context.preferred,
    })),
    // also while the shipping machine is busy, whose response would be for another address
    reestimate: sendTo('shipping', ({ context }) => ({ type: 'shipping.consider', ...placeIn(context) })),
    saveMethod: sendTo('shipping', ({ context }) => ({
      type: 'shipping.save',
      billing: context.billing,
    })),
    clearOffers: sendTo('shipping', { type: 'shipping.clear' }),
    refreshOffers: sendTo('shipping', { type: 'shipping.refresh' }),
    retryOffers: sendTo('shipping', ({ event }) => {
      assertEvent(event, 'delivery.retryOffers');
      return { type: 'shipping.retry', preferred: event.preferred };
    }),
    restoreMethod: sendTo('shipping', ({ event }) => {
      assertEvent(event, 'delivery.restoreMethod');
      return { type: 'shipping.chooseMethod', method: event.method };
    }),
    // pickup has no delivery slots
    readSlots: enqueueActions(({ context: { destination }, enqueue }) => {
      if (destination === null || destination.isPickup) return;
      const { cartId, address } = destination;
      enqueue.sendTo('deliveryWindow', {
        type: 'deliveryWindow.read',
        cartId,
        countryCode: address.countryCode,
        postcode: tidyPostcode(address.postcode),
      });
    }),
    saveSlot: sendTo('deliveryWindow', { type: 'deliveryWindow.save' }),
    retrySlots: sendTo('deliveryWindow', { type: 'deliveryWindow.retry' }),
    readStores: sendTo('pickup', { type: 'pickup.read' }),
    retryStores: sendTo('pickup', { type: 'pickup.retry' }),
    recheckSlots: sendTo('deliveryWindow', { type: 'deliveryWindow.refresh' }),

    report: sendParent((_, sent: DeliveryFact) => sent),
    reportStores: sendParent(({ event }) => {
      assertEvent(event, 'pickup.storesLoaded');
      return fact({ type: 'delivery.storesLoaded', stores: event.stores });
    }),
    reportRefused: sendParent(({ event }) => {
      assertEvent(event, ['step.rejected', 'deliveryWindow.saveFailed']);
      return fact({ type: 'delivery.refused', failure: event.failure });
    }),
    reportEstimated: sendParent(({ event }) => {
      assertEvent(event, 'shipping.estimated');
      return fact({ type: 'delivery.estimated', method: event.method });
    }),
    reportOffers: sendParent(({ event }) => {
      assertEvent(event, 'shipping.offersChanged');
      return fact({ ...event, type: 'delivery.offersChanged' });
    }),
    reportWithdrawn: sendParent(({ event }) =>
      fact({ type: 'delivery.offersWithdrawn', failure: failureIn(event) }),
    ),
    reportChoice: sendParent(fact({ type: 'delivery.advanced', tab: 'shipping' })),
    reportConfirmed: sendParent(fact({ type: 'delivery.advanced', tab: 'payment' })),
    reportMethodChosen: sendParent(({ event }) => {
      assertEvent(event, 'shipping.methodChosen');
      return fact({ type: 'delivery.methodChosen', method: event.method });
    }),
    reportSaved: sendParent(({ event }) => {
      assertEvent(event, 'shipping.informationSaved');
      return fact({ type: 'delivery.saved', information: event.information });
    }),
    reportMethodRefused: sendParent(({ event }) => {
      assertEvent(event, 'shipping.methodRefused');
      return fact({ type: 'delivery.methodRefused', message: event.message });
    }),
    reportSaveFailed: sendParent(({ event }) =>
      fact({ type: 'delivery.saveFailed', failure: failureIn(event) }),
    ),
    reportSlotKept: sendParent(({ event }) => {
      assertEvent(event, 'deliveryWindow.kept');
      return fact({ type: 'delivery.slotKept', hours: event.hours });
    }),
    reportSettled: sendParent(fact({ type: 'delivery.settled' })),
  },
  guards: {
    isConfirmedStore: ({ event }) => {
      assertEvent(event, 'delivery.confirm');
      return event.destination.isPickup;
    },
    isPickup: ({ context }) => context.destination?.isPickup === true,
    isSaveNext: ({ context: { goal, preferred }, event }) => {
      assertEvent(event, 'shipping.estimated');
      return (
        goal === 'save' ||
        (goal === 'savePreferred' && preferred !== null && isSameMethod(preferred, event.method))
      );
    },
    isSavedMethod: ({ context: { saved }, event }) => {
      assertEvent(event, 'shipping.estimated');
      return saved !== null && isSameMethod(saved, event.method);
    },
    isExpired: ({ event }) => {
      assertEvent(event, 'shipping.estimateFailed');
      return isSessionExpired(event.failure);
    },
  },
  delays: {
    /** The limit for a slow server. */
    refreshPatience: 12_000,
  },
}).createMachine({
  id: 'delivery',
  context: { destination: null, preferred: null, goal: 'choose', billing: null, saved: null },
  description: 'The goal says where to stop. Facts report results; the last one is that delivery is settled.',
  invoke: [
    { id: 'deliveryStep', src: 'step' },
    { id: 'pickup', src: 'pickup' },
    { id: 'shipping', src: 'shipping' },
    { id: 'deliveryWindow', src: 'deliveryWindow' },
  ],
  initial: 'idle',
  on: {
    'delivery.confirm': [
      {
        guard: 'isConfirmedStore',
        target: '.working.estimating',
        description: 'The postcode of a store needs no check (CHK-09).',
        actions: ['setDestination', 'setGoal', 'setBilling', 'estimate'],
      },
      { target: '.checking', actions: ['setDestination', 'setGoal', 'setBilling', 'submitAddress'] },
    ],
    'delivery.save': { target: '.working.saving', actions: ['setBilling', 'saveMethod'] },
    'delivery.reconfirm': {
      target: '.working.refreshing',
      actions: ['setDestination', 'setBilling', 'setSaved', 'reestimate'],
    },
    'delivery.consider': { target: '.idle', actions: ['setDestination', 'reestimate'] },
    'delivery.clear': { target: '.idle', actions: 'clearOffers' },
    'delivery.release': '.idle',
    'delivery.refreshOffers': { actions: 'refreshOffers' },
    'delivery.retryOffers': { actions: 'retryOffers' },
    'delivery.retrySlots': { actions: 'retrySlots' },
    'delivery.readStores': { actions: 'readStores' },
    'delivery.retryStores': { actions: 'retryStores' },
    'delivery.recheckSlots': { actions: 'recheckSlots' },
    'delivery.restoreMethod': { actions: 'restoreMethod' },
    'pickup.storesLoaded': { actions: 'reportStores' },
    'shipping.offersChanged': { actions: 'reportOffers' },
    'shipping.estimated': { actions: ['readSlots', 'reportEstimated'] },
    'shipping.nothingOffered': { actions: 'reportWithdrawn' },
    'shipping.estimateFailed': [
      {
        guard: 'isExpired',
        description: 'Repeated after signing in again, with the previous choice (BEY-02).',
      },
      { actions: 'reportWithdrawn' },
    ],
    'shipping.methodChosen': { actions: 'reportMethodChosen' },
    'deliveryWindow.chosen': { actions: { type: 'report', params: { type: 'delivery.slotChosen' } } },
    'deliveryWindow.kept': { actions: 'reportSlotKept' },
  },
  states: {
    idle: {},
    checking: {
      tags: 'busy',
      on: {
        'step.accepted': {
          target: 'working.estimating',
          actions: [{ type: 'report', params: { type: 'delivery.addressAccepted' } }, 'estimate'],
        },
        'step.rejected': { target: 'settled', actions: 'reportRefused' },
      },
    },
    working: {
      tags: 'busy',
      initial: 'estimating',
      on: {
        'shipping.nothingOffered': {
          target: 'settled',
          actions: 'reportWithdrawn',
        },
        'shipping.estimateFailed': { target: 'settled', actions: 'reportWithdrawn' },
        'shipping.detailsRefused': {
          target: 'settled',
          actions: { type: 'report', params: { type: 'delivery.detailsRefused' } },
        },
        'shipping.methodChosen': {
          target: 'settled',
          description: 'The response for the old method is ignored.',
          actions: 'reportMethodChosen',
        },
      },
      states: {
        estimating: {
          on: {
            'shipping.estimated': [
              {
                guard: 'isPickup',
                target: 'saving',
                description: 'There is only one pickup method, so the shopper is not asked (CHK-09).',
                actions: ['reportEstimated', 'saveMethod'],
              },
              {
                guard: 'isSaveNext',
                target: 'saving',
                description: 'A returning shopper has already chosen (BEY-04).',
                actions: ['readSlots', 'reportEstimated', 'reportChoice', 'saveMethod'],
              },
              {
                target: '#delivery.settled',
                actions: ['readSlots', 'reportEstimated', 'reportChoice'],
              },
            ],
          },
        },
        saving: {
          on: {
            'shipping.informationSaved': [
              {
                guard: 'isPickup',
                target: '#delivery.settled',
                actions: ['reportSaved', 'reportConfirmed'],
              },
              { target: 'reserving', actions: 'reportSaved' },
            ],
            'shipping.methodRefused': { target: '#delivery.settled', actions: 'reportMethodRefused' },
            'shipping.saveFailed': { target: '#delivery.settled', actions: 'reportSaveFailed' },
          },
        },
        reserving: {
          description: 'The cart has its address now: the chosen slot is saved.',
          entry: 'saveSlot',
          on: {
            'deliveryWindow.saved': {
              target: '#delivery.settled',
              actions: 'reportConfirmed',
            },
            'deliveryWindow.saveFailed': { target: '#delivery.settled', actions: 'reportRefused' },
          },
        },
        refreshing: {
          description: 'The cart changed during a step: methods are offered again.',
          after: {
            refreshPatience: {
              target: '#delivery.settled',
              actions: 'reportWithdrawn',
            },
          },
          on: {
            'shipping.estimated': [
              {
                guard: 'isSavedMethod',
                target: 'resaving',
                actions: ['readSlots', 'reportEstimated', 'saveMethod'],
              },
              { target: '#delivery.settled', actions: ['readSlots', 'reportEstimated'] },
            ],
          },
        },
        resaving: {
          description: 'The slot is already saved, and the shopper stays on their tab.',
          after: {
            refreshPatience: {
              target: '#delivery.settled',
              actions: 'reportSaveFailed',
            },
          },
          on: {
            'shipping.informationSaved': { target: '#delivery.settled', actions: 'reportSaved' },
            'shipping.methodRefused': { target: '#delivery.settled', actions: 'reportMethodRefused' },
            'shipping.saveFailed': { target: '#delivery.settled', actions: 'reportSaveFailed' },
          },
        },
      },
    },
    settled: {
      description: 'Like idle, but after the last fact about the request was reported.',
      entry: 'reportSettled',
    },
  },
});
