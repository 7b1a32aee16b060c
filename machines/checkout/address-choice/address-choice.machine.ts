/**
 * Chooses a stored or a new address, and the default at first (§3 delivery and billing address, §4
 * billing address actions, ADDR-01, ADDR-02, CHK-15).
 */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { isBlankAddress, isSameAddress, type Address } from '../../domain/address.ts';
import { present } from '../../domain/present.ts';
import { isSamePlace, newAddressId, type AddressOffer } from '../../domain/stored-address.ts';
import {
  settled,
  storedById,
  storedIn,
  writtenIn,
  type AddressChoiceContext,
  type AddressChoiceInput,
} from './address-choice.context.ts';
import type { AddressChoiceEvent, AddressChoiceFact } from './address-choice.events.ts';

const asFact = (fact: AddressChoiceFact): AddressChoiceFact => fact;

export const addressChoiceMachine = setup({
  types: {
    input: {} as AddressChoiceInput,
    context: {} as AddressChoiceContext,
    events: {} as AddressChoiceEvent,
  },
  actions: {
    applyOffer: enqueueActions(({ context, enqueue }, { offer }: { offer: AddressOffer | null }) => {
      const next = settled(context, offer);
      enqueue.assign(next);
      const { kind, address } = next;
      if (!isSameAddress(address, context.address))
        enqueue.sendParent(asFact({ type: 'addressChoice.addressChosen', kind, address, isDefault: true }));
    }),
    choose: enqueueActions(({ context, enqueue }, { id }: { id: string | null }) => {
      const { address } = present(storedById(context, id), 'stored address');
      const written = writtenIn(context);
      enqueue.assign({ chosen: present(id, 'id'), address, before: null, written, isOwn: true });
      const { kind } = context;
      enqueue.sendParent(asFact({ type: 'addressChoice.addressChosen', kind, address, isDefault: false }));
    }),
    begin: enqueueActions(({ context, enqueue }) => {
      const { kind, chosen, written } = context;
      const address = written ?? present(context.offer, 'offer').blank;
      enqueue.assign({ chosen: newAddressId, before: chosen, address, written: null, isOwn: true });
      enqueue.sendParent(asFact({ type: 'addressChoice.addressChosen', kind, address, isDefault: false }));
    }),
    reportBegun: sendParent(({ context: { kind } }, { address }: { address: Address }) =>
      asFact({ type: 'addressChoice.addressBegun', kind, address }),
    ),
    dropWritten: assign({ written: null }),
    setQuery: assign({
      query: (_, { query }: { query: string }) => (query.trim() === '' ? null : query),
    }),
    toggleList: assign({ query: ({ context: { query } }) => (query === null ? '' : null) }),
    note: assign({ address: (_, { address }: { address: Address }) => address, isOwn: true }),
    add: assign(({ context }) => {
      const { address, entered } = context;
      const known = storedIn(context).find((stored) => isSamePlace(stored.address, address));
      const id = known?.id ?? `entered-${entered.length + 1}`;
      return {
        chosen: id,
        before: null,
        entered: known === undefined ? [...entered, { id, name: '', address, owner: null }] : entered,
      };
    }),
  },
  guards: {
    isStoredChosen: ({ context }, { offer }: { offer: AddressOffer | null }) =>
      settled(context, offer).chosen !== newAddressId,
    hasStored: ({ context }, { offer }: { offer: AddressOffer | null }) =>
      storedIn({ ...context, offer }).length > 0,
    isStored: ({ context }, { id }: { id: string }) => storedById(context, id) !== undefined,
    isUntouched: ({ context: { isOwn, address } }) => !isOwn && isBlankAddress(address),
    isUnchanged: ({ context }, { address }: { address: Address }) => isSameAddress(context.address, address),
    canReturn: ({ context }) => storedById(context, context.before) !== undefined,
  },
}).createMachine({
  id: 'addressChoice',
  context: ({ input }) => ({
    ...input,
    entered: [],
    chosen: newAddressId,
    before: null,
    written: null,
    query: null,
    isOwn: false,
  }),
  initial: 'settling',
  on: {
    'addressChoice.offer': [
      {
        guard: { type: 'isStoredChosen', params: ({ event }) => event },
        target: '.stored',
        actions: { type: 'applyOffer', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasStored', params: ({ event }) => event },
        target: '.writing',
        description: 'The typed address stays, beside the stored ones.',
        actions: { type: 'applyOffer', params: ({ event }) => event },
      },
      { target: '.typing', actions: { type: 'applyOffer', params: ({ event }) => event } },
    ],
    'addressChoice.chooseStored': [
      {
        guard: { type: 'isStored', params: ({ event }) => event },
        target: '.stored',
        actions: { type: 'choose', params: ({ event }) => event },
      },
      {},
    ],
    'addressChoice.writeAddress': [
      {
        guard: 'isUntouched',
        description: 'The first character makes the address the shopper’s own (CHK-15).',
        actions: { type: 'reportBegun', params: ({ event }) => event },
      },
      { description: 'Later characters are reported after a pause, or once the field is left.' },
    ],
    'addressChoice.noteAddress': [
      {
        guard: { type: 'isUnchanged', params: ({ event }) => event },
        description: 'Nothing was typed.',
      },
      { actions: { type: 'note', params: ({ event }) => event } },
    ],
    'addressChoice.search': { actions: { type: 'setQuery', params: ({ event }) => event } },
    'addressChoice.toggleList': { actions: 'toggleList' },
  },
  states: {
    settling: {
      always: [
        {
          guard: { type: 'isStoredChosen', params: ({ context }) => context },
          target: 'stored',
          actions: { type: 'applyOffer', params: ({ context }) => context },
        },
        {
          guard: { type: 'hasStored', params: ({ context }) => context },
          target: 'writing',
          actions: { type: 'applyOffer', params: ({ context }) => context },
        },
        { target: 'typing', actions: { type: 'applyOffer', params: ({ context }) => context } },
      ],
    },
    typing: { description: 'There are no stored addresses.' },
    stored: {
      description: 'A stored address, possibly edited.',
      on: { 'addressChoice.writeNew': { target: 'writing', actions: 'begin' } },
    },
    writing: {
      description: 'A new address although others are stored.',
      on: {
        'addressChoice.cancelNew': [
          {
            guard: 'canReturn',
            target: 'stored',
            description: 'Cancelling discards the new address; choosing a stored one keeps it.',
            actions: [{ type: 'choose', params: ({ context }) => ({ id: context.before }) }, 'dropWritten'],
          },
          {},
        ],
        'addressChoice.addStored': { target: 'stored', actions: 'add' },
      },
    },
  },
});
