/** Fills an address form: from stored addresses, or by a look-up (ADDR-01, ADDR-04). */

import { assertEvent, sendParent, sendTo, setup } from 'xstate';
import type { AddressChoiceInput } from './address-choice/address-choice.context.ts';
import { addressChoiceMachine } from './address-choice/address-choice.machine.ts';
import { addressLookupMachine } from './address-lookup/address-lookup.machine.ts';
import { isPlaceBlank } from '../domain/lookup.ts';
import type { AddressEntryEvent, AddressEntryFact } from './address-entry.events.ts';

/** Type-checks the fact. */
const fact = (sent: AddressEntryFact): AddressEntryFact => sent;

export const addressEntryMachine = setup({
  types: {
    input: {} as AddressChoiceInput,
    /** The values known when the checkout opens. */
    context: {} as AddressChoiceInput,
    events: {} as AddressEntryEvent,
    children: {} as { addressChoice: 'addressChoice'; addressLookup: 'addressLookup' },
  },
  actors: { addressChoice: addressChoiceMachine, addressLookup: addressLookupMachine },
  actions: {
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
    retryLookup: sendTo('addressLookup', { type: 'addressLookup.retry' }),
    reportChosen: sendParent(({ event }) => {
      assertEvent(event, 'addressChoice.addressChosen');
      const { kind, address, isDefault } = event;
      return fact({ type: 'addressEntry.addressChosen', kind, address, isDefault });
    }),
    reportBegun: sendParent(({ event }) => {
      assertEvent(event, 'addressChoice.addressBegun');
      return fact({ type: 'addressEntry.addressBegun', kind: event.kind, address: event.address });
    }),
    reportFound: sendParent(({ event }) => {
      assertEvent(event, 'addressLookup.addressFound');
      return fact({ type: 'addressEntry.addressFound', kind: event.kind, address: event.address });
    }),
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
  on: {
    'addressEntry.offerStored': { actions: 'offerStored' },
    'addressEntry.writeAddress': { actions: 'writeAddress' },
    'addressEntry.noteAddress': { actions: ['noteAddress', 'changeCountry'] },
    'addressEntry.addStored': { actions: 'addStored' },
    'addressEntry.changeCountry': { actions: 'changeCountry' },
    'addressEntry.dropLookup': { actions: 'dropLookup' },
    'addressEntry.retryLookup': { actions: 'retryLookup' },
    'addressChoice.addressChosen': { actions: 'reportChosen' },
    'addressChoice.addressBegun': { actions: 'reportBegun' },
    'addressLookup.addressFound': { actions: 'reportFound' },
  },
});
