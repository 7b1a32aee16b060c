/** Delivery and billing address of an order: typed, chosen or found (ADDR-01, CHK-09, CHK-15). */

import { assertEvent, assign, enqueueActions, raise, sendParent, sendTo, setup } from 'xstate';
import { isSameAddress, type AddressKind } from '../domain/address.ts';
import { isFoundAlike } from '../domain/lookup.ts';
import { isPickupComplete, isSamePickup } from '../domain/pickup.ts';
import { isCompleteToOrder } from '../domain/complete-address.ts';
import { addressEntryMachine } from './address-entry.machine.ts';
import type {
  AddressesEvent,
  AddressesFact,
  AddressesFilled,
  DestinationCause,
  OrderAddresses,
} from './addresses.events.ts';
import {
  changeOf,
  filledIn,
  isDraftedForAnother,
  isPlaceQuestioned,
  isStoreGone,
  withBilling,
  withBillingPrepared,
  withBillingResolved,
  withPickup,
  withDelivery,
  withDeliveryAsked,
  withDeliveryConfirmed,
  withFilled,
  withOffers,
  withoutStore,
  withStores,
} from './order-addresses.ts';

export interface AddressesContext {
  readonly addresses: OrderAddresses;
  /** Nothing is shipped, so there is no delivery address to choose. */
  readonly isVirtual: boolean;
}

/** Type-checks the fact. */
const fact = (sent: AddressesFact): AddressesFact => sent;

const entryOf = (kind: AddressKind) => (kind === 'billing' ? 'billingEntry' : 'deliveryEntry');

const isPickup = ({ addresses, isVirtual }: AddressesContext): boolean =>
  addresses.pickup.isWanted && !isVirtual;

export const addressesMachine = setup({
  types: {
    input: {} as AddressesContext,
    context: {} as AddressesContext,
    events: {} as AddressesEvent,
    emitted: {} as AddressesFilled,
    children: {} as { deliveryEntry: 'addressEntry'; billingEntry: 'addressEntry' },
  },
  actors: { addressEntry: addressEntryMachine },
  actions: {
    setDelivery: assign(({ context: { addresses }, event }) => {
      assertEvent(event, ['addresses.changeDelivery', 'addresses.submitDelivery']);
      return { addresses: withDelivery(addresses, event.address) };
    }),
    setPickup: assign(({ context: { addresses }, event }) => {
      assertEvent(event, ['addresses.changePickup', 'addresses.submitPickup']);
      return { addresses: withPickup(addresses, event.pickup) };
    }),
    setBilling: assign(({ context: { addresses }, event }) => {
      assertEvent(event, 'addresses.changeBilling');
      return { addresses: withBilling(addresses, event.address, event.isSame) };
    }),
    fillAddress: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, ['addressEntry.addressChosen', 'addressEntry.addressFound']);
      const addresses = withFilled(context.addresses, event.kind, event);
      enqueue.assign({ addresses });
      enqueue.emit(filledIn(addresses, event.kind));
    }),
    resolveBilling: assign(({ context: { addresses }, event }) => {
      assertEvent(event, 'addressEntry.addressChosen');
      return { addresses: withBillingResolved(addresses, event.isDefault) };
    }),
    dropPickup: assign({
      addresses: ({ context: { addresses } }) => withDelivery(addresses, addresses.delivery),
    }),
    prepareBilling: enqueueActions(({ context, enqueue }) => {
      const addresses = withBillingPrepared(context.addresses);
      enqueue.assign({ addresses });
      enqueue.emit(filledIn(addresses, 'billing'));
    }),
    setOffers: assign(({ context: { addresses }, event }) => {
      assertEvent(event, 'addresses.offer');
      return { addresses: withOffers(addresses, event.offers, event.accountId) };
    }),
    setStore: assign(({ context: { addresses }, event }) => {
      assertEvent(event, 'addresses.syncStores');
      return { addresses: withStores(addresses, event.stores) };
    }),
    dropStore: assign(({ context: { addresses }, event }) => {
      assertEvent(event, 'addresses.syncStores');
      return { addresses: withoutStore(addresses, event.stores) };
    }),
    askDelivery: assign({
      addresses: ({ context: { addresses } }) => withDeliveryAsked(addresses, addresses.delivery),
    }),
    confirmDelivery: assign({
      addresses: ({ context: { addresses } }) => withDeliveryConfirmed(addresses, addresses.delivery),
    }),
    setAnswers: assign(({ context: { addresses }, event }) => {
      assertEvent(event, 'addresses.setAnswers');
      return { addresses: { ...addresses, placeAnswers: event.answers } };
    }),
    recheckStored: assign({
      addresses: ({ context: { addresses } }) => ({ ...addresses, areStoredRechecked: true }),
    }),

    offerStored: enqueueActions(({ context: { addresses, isVirtual }, enqueue }) => {
      if (addresses.offers === null) return;
      const { delivery, billing } = addresses.offers;
      const offer = isVirtual ? null : delivery;
      enqueue.sendTo('deliveryEntry', { type: 'addressEntry.offerStored', offer });
      enqueue.sendTo('billingEntry', { type: 'addressEntry.offerStored', offer: billing });
    }),
    addStored: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'addresses.addStored');
      enqueue.sendTo(entryOf(event.kind), { type: 'addressEntry.addStored' });
    }),
    checkLookups: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('deliveryEntry', { type: 'addressEntry.checkLookup' });
      enqueue.sendTo('billingEntry', { type: 'addressEntry.checkLookup' });
    }),
    retryLookups: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('deliveryEntry', { type: 'addressEntry.retryLookup' });
      enqueue.sendTo('billingEntry', { type: 'addressEntry.retryLookup' });
    }),
    // another address or a store replaces one that is still being looked up
    dropDeliveryLookup: enqueueActions(({ context: { addresses }, event, enqueue }) => {
      assertEvent(event, [
        'addresses.changeDelivery',
        'addresses.submitDelivery',
        'addresses.changePickup',
        'addresses.submitPickup',
      ]);
      const isFoundStill =
        'pickup' in event ? !event.pickup.isWanted : isFoundAlike(addresses.delivery, event.address);
      if (!isFoundStill) enqueue.sendTo('deliveryEntry', { type: 'addressEntry.dropLookup' });
    }),
    dropBillingLookup: enqueueActions(({ context: { addresses }, event, enqueue }) => {
      assertEvent(event, 'addresses.changeBilling');
      if (!isFoundAlike(addresses.billing, event.address))
        enqueue.sendTo('billingEntry', { type: 'addressEntry.dropLookup' });
    }),
    writeAddress: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'addresses.writeAddress');
      const { kind, address } = event;
      enqueue.sendTo(entryOf(kind), { type: 'addressEntry.writeAddress', address });
    }),
    changeWritten: raise(({ event }) => {
      assertEvent(event, 'addressEntry.addressTyped');
      return changeOf(event.kind, event.address);
    }),
    // the typed address is looked up in its country
    noteDelivery: sendTo('deliveryEntry', ({ context: { addresses } }) => ({
      type: 'addressEntry.noteAddress',
      address: addresses.delivery,
    })),
    noteBilling: sendTo('billingEntry', ({ context: { addresses } }) => ({
      type: 'addressEntry.noteAddress',
      address: addresses.billing,
    })),
    // a stored address chosen by hand cancels a look-up
    followChoice: enqueueActions(({ context: { addresses }, event, enqueue }) => {
      assertEvent(event, 'addressEntry.addressChosen');
      const entry = entryOf(event.kind);
      const { countryCode } = addresses[event.kind];
      if (!event.isDefault) enqueue.sendTo(entry, { type: 'addressEntry.dropLookup' });
      enqueue.sendTo(entry, { type: 'addressEntry.changeCountry', countryCode });
    }),

    reportDestination: sendParent(({ context: { addresses } }, { cause }: { cause: DestinationCause }) =>
      fact({ type: 'addresses.destinationChanged', addresses, cause }),
    ),
    reportDraft: sendParent(({ context: { addresses } }, { isByHand }: { isByHand: boolean }) =>
      fact({ type: 'addresses.draftChanged', addresses, isByHand }),
    ),
    reportUpdate: sendParent(({ context: { addresses } }) => fact({ type: 'addresses.updated', addresses })),
    reportConfirmed: sendParent(({ context: { addresses } }) =>
      fact({ type: 'addresses.confirmed', addresses }),
    ),
    reportRejected: sendParent(fact({ type: 'addresses.rejected' })),
  },
  guards: {
    isSameDelivery: ({ context, event }) => {
      assertEvent(event, 'addresses.changeDelivery');
      return !isPickup(context) && isSameAddress(context.addresses.delivery, event.address);
    },
    isSamePickup: ({ context, event }) => {
      assertEvent(event, 'addresses.changePickup');
      return isSamePickup(context.addresses.pickup, event.pickup);
    },
    isPlaceQuestioned: ({ context: { addresses }, event }) => {
      assertEvent(event, 'addresses.submitDelivery');
      return isPlaceQuestioned(addresses, event.address);
    },
    isComplete: ({ context: { addresses }, event }) => {
      assertEvent(event, 'addresses.submitDelivery');
      return isCompleteToOrder(event.address, 'delivery', addresses);
    },
    canPickUp: ({ context: { isVirtual }, event }) => {
      assertEvent(event, 'addresses.submitPickup');
      return event.pickup.isWanted && !isVirtual && isPickupComplete(event.pickup);
    },
    isStoreGone: ({ context, event }) => {
      assertEvent(event, 'addresses.syncStores');
      return isPickup(context) && isStoreGone(context.addresses, event.stores);
    },
    isDraftedForAnother: ({ context: { addresses }, event }) => {
      assertEvent(event, 'addresses.offer');
      return isDraftedForAnother(addresses, event.accountId);
    },
    isForBilling: ({ event }) => {
      assertEvent(event, ['addressEntry.addressChosen', 'addressEntry.addressFound']);
      return event.kind === 'billing';
    },
    // the default address of an order for pickup
    isDefaultForPickup: ({ context, event }) => {
      assertEvent(event, 'addressEntry.addressChosen');
      return event.isDefault && isPickup(context);
    },
  },
}).createMachine({
  id: 'addresses',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'deliveryEntry',
      src: 'addressEntry',
      input: ({ context: { addresses, isVirtual } }) => ({
        kind: 'delivery',
        offer: isVirtual ? null : (addresses.offers?.delivery ?? null),
        address: addresses.delivery,
        draftedFor: addresses.draftedFor,
        postcodes: addresses.postcodes,
      }),
    },
    {
      id: 'billingEntry',
      src: 'addressEntry',
      input: ({ context: { addresses } }) => ({
        kind: 'billing',
        offer: addresses.offers?.billing ?? null,
        address: addresses.billing,
        draftedFor: addresses.draftedFor,
        postcodes: addresses.postcodes,
      }),
    },
  ],
  initial: 'open',
  on: {
    'addresses.syncStores': [
      {
        guard: 'isStoreGone',
        description: 'The store chosen on an earlier visit no longer exists.',
        actions: ['dropStore', { type: 'reportDestination', params: { cause: 'storeLost' } }],
      },
      { actions: ['setStore', 'reportUpdate'] },
    ],
    'addresses.addStored': { actions: 'addStored' },
    'addresses.setAnswers': { actions: ['setAnswers', 'reportUpdate'] },
    'addresses.recheckStored': { actions: ['recheckStored', 'reportUpdate'] },
    'addresses.checkLookups': { actions: 'checkLookups' },
    'addresses.retryLookups': { actions: 'retryLookups' },
  },
  states: {
    open: {
      on: {
        'addresses.freeze': 'frozen',
        'addresses.offer': [
          {
            guard: 'isDraftedForAnother',
            description: 'Stored values belong to this account from now on.',
            actions: ['setOffers', { type: 'reportDraft', params: { isByHand: false } }, 'offerStored'],
          },
          { actions: ['setOffers', 'reportUpdate', 'offerStored'] },
        ],
        'addresses.writeAddress': { actions: 'writeAddress' },
        'addressEntry.addressTyped': { actions: 'changeWritten' },
        'addresses.changeDelivery': [
          { guard: 'isSameDelivery' },
          {
            actions: [
              'dropDeliveryLookup',
              'setDelivery',
              'noteDelivery',
              { type: 'reportDestination', params: { cause: 'typed' } },
            ],
          },
        ],
        'addresses.changePickup': [
          { guard: 'isSamePickup' },
          {
            actions: [
              'dropDeliveryLookup',
              'setPickup',
              { type: 'reportDestination', params: { cause: 'pickup' } },
            ],
          },
        ],
        'addresses.changeBilling': {
          actions: [
            'dropBillingLookup',
            'setBilling',
            'noteBilling',
            { type: 'reportDraft', params: { isByHand: true } },
          ],
        },
        'addresses.submitDelivery': [
          {
            guard: 'isPlaceQuestioned',
            description: 'Postcode, suburb, state and country do not match: a second press confirms them.',
            actions: [
              'dropDeliveryLookup',
              'setDelivery',
              'askDelivery',
              'noteDelivery',
              { type: 'reportDestination', params: { cause: 'typed' } },
            ],
          },
          {
            guard: 'isComplete',
            actions: [
              'dropDeliveryLookup',
              'setDelivery',
              'confirmDelivery',
              'noteDelivery',
              'reportConfirmed',
            ],
          },
          { actions: 'reportRejected' },
        ],
        'addresses.submitPickup': [
          {
            guard: 'canPickUp',
            actions: ['dropDeliveryLookup', 'setPickup', 'prepareBilling', 'noteBilling', 'reportConfirmed'],
          },
          { actions: 'reportRejected' },
        ],
        'addressEntry.addressChosen': [
          {
            guard: 'isForBilling',
            actions: [
              'fillAddress',
              'resolveBilling',
              'followChoice',
              { type: 'reportDraft', params: { isByHand: false } },
            ],
          },
          {
            guard: 'isDefaultForPickup',
            description: 'The delivery address of an order that is picked up instead.',
            actions: ['fillAddress', 'followChoice', { type: 'reportDraft', params: { isByHand: false } }],
          },
          {
            actions: [
              'fillAddress',
              'dropPickup',
              'followChoice',
              { type: 'reportDestination', params: { cause: 'filled' } },
            ],
          },
        ],
        'addressEntry.addressFound': [
          {
            guard: 'isForBilling',
            actions: ['fillAddress', 'noteBilling', { type: 'reportDraft', params: { isByHand: false } }],
          },
          {
            actions: [
              'fillAddress',
              'dropPickup',
              'noteDelivery',
              { type: 'reportDestination', params: { cause: 'filled' } },
            ],
          },
        ],
      },
    },
    frozen: {
      description: 'An order is being placed: addresses do not change and offers wait.',
      on: {
        'addresses.offer': { actions: ['setOffers', 'reportUpdate'] },
        'addresses.release': { target: 'open', actions: 'offerStored' },
      },
    },
  },
});
