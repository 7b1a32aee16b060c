/** Fills an address form: from stored addresses, or by a look-up (ADDR-01, ADDR-04). */

import { assertEvent, assign, sendParent, sendTo, setup } from 'xstate';
import type { AddressChoiceInput } from './address-choice/address-choice.context.ts';
import { addressChoiceMachine } from './address-choice/address-choice.machine.ts';
import { addressLookupMachine } from './address-lookup/address-lookup.machine.ts';
import { isFoundAlike, isPlaceBlank } from '../domain/lookup.ts';
import type { AddressEntryEvent, AddressEntryFact } from './address-entry.events.ts';

/** Type-checks the fact. */
const fact = (sent: AddressEntryFact): AddressEntryFact => sent;

export const addressEntryMachine = setup({
  types: {
    input: {} as AddressChoiceInput,
    /** The values known when the checkout opens; `address` follows what is typed. */
    context: {} as AddressChoiceInput,
    events: {} as AddressEntryEvent,
    children: {} as { addressChoice: 'addressChoice'; addressLookup: 'addressLookup' },
  },
  actors: { addressChoice: addressChoiceMachine, addressLookup: addressLookupMachine },
  actions: {
    setAddress: assign(({ event }) => {
      assertEvent(event, [
        'addressEntry.writeAddress',
        'addressEntry.noteAddress',
        'addressChoice.addressChosen',
      ]);
      return { address: event.address };
    }),
    offerStored: sendTo('addressChoice', ({ event }) => {
      assertEvent(event, 'addressEntry.offerStored');
      return { type: 'addressChoice.offer', offer: event.offer };
    }),
    writeAddress: sendTo('addressChoice', ({ event }) => {
      assertEvent(event, 'addressEntry.writeAddress');
      return { type: 'addressChoice.writeAddress', address: event.address };
    }),
    noteAddress: sendTo('addressChoice', ({ event }) => {
      assertEvent(event, 'addressEntry.noteAddress');
      return { type: 'addressChoice.noteAddress', address: event.address };
    }),
    addStored: sendTo('addressChoice', { type: 'addressChoice.addStored' }),
    changeCountry: sendTo('addressLookup', ({ event }) => {
      assertEvent(event, ['addressEntry.changeCountry', 'addressEntry.noteAddress']);
      const { countryCode } = 'address' in event ? event.address : event;
      return { type: 'addressLookup.changeCountry', countryCode };
    }),
    dropLookup: sendTo('addressLookup', { type: 'addressLookup.giveUp' }),
    checkLookup: sendTo('addressLookup', { type: 'addressLookup.check' }),
    retryLookup: sendTo('addressLookup', { type: 'addressLookup.retry' }),
    reportChosen: sendParent(({ event }) => {
      assertEvent(event, 'addressChoice.addressChosen');
      const { kind, address, isDefault } = event;
      return fact({ type: 'addressEntry.addressChosen', kind, address, isDefault });
    }),
    reportWritten: sendParent(({ context: { kind, address } }) =>
      fact({ type: 'addressEntry.addressTyped', kind, address }),
    ),
    reportFound: sendParent(({ event }) => {
      assertEvent(event, 'addressLookup.addressFound');
      return fact({ type: 'addressEntry.addressFound', kind: event.kind, address: event.address });
    }),
  },
  guards: {
    isPlaceChanged: ({ context, event }) => {
      assertEvent(event, 'addressEntry.writeAddress');
      return !isFoundAlike(context.address, event.address);
    },
  },
  delays: {
    /** What is typed is kept after it, so that a reload loses nothing (BEY-21). */
    typingPause: 600,
  },
}).createMachine({
  id: 'addressEntry',
  context: ({ input }) => input,
  invoke: [
    { id: 'addressChoice', src: 'addressChoice', input: ({ context }) => context },
    {
      id: 'addressLookup',
      src: 'addressLookup',
      input: ({ context: { kind, address, offer } }) => ({
        kind,
        countryCode: address.countryCode,
        isWritten: offer === null && !isPlaceBlank(address),
      }),
    },
  ],
  initial: 'resting',
  on: {
    'addressEntry.offerStored': { actions: 'offerStored' },
    'addressEntry.writeAddress': [
      {
        guard: 'isPlaceChanged',
        target: '.writing',
        description: 'The first character of a place ends a look-up for it.',
        actions: ['setAddress', 'dropLookup', 'writeAddress'],
      },
      { target: '.writing', actions: ['setAddress', 'writeAddress'] },
    ],
    'addressEntry.noteAddress': {
      target: '.resting',
      actions: ['setAddress', 'noteAddress', 'changeCountry'],
    },
    'addressEntry.addStored': { actions: 'addStored' },
    'addressEntry.changeCountry': { actions: 'changeCountry' },
    'addressEntry.dropLookup': { actions: 'dropLookup' },
    'addressEntry.checkLookup': { actions: 'checkLookup' },
    'addressEntry.retryLookup': { actions: 'retryLookup' },
    'addressChoice.addressChosen': { target: '.resting', actions: ['setAddress', 'reportChosen'] },
    'addressChoice.addressBegun': { target: '.resting', actions: 'reportWritten' },
    'addressLookup.addressFound': { actions: 'reportFound' },
  },
  states: {
    resting: {},
    writing: {
      description: 'The shopper is typing; the field is not left.',
      after: { typingPause: { target: 'resting', actions: 'reportWritten' } },
    },
  },
});
