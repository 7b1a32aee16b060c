/** Finds an address from a single line, with suggestions while typing (§4, ADDR-04). */

import { assign, sendParent, setup } from 'xstate';
import type { AddressKind } from '../../domain/address.ts';
import { toFailure } from '../../domain/failure.ts';
import { isLookupWorthwhile, type AddressSuggestion, type FoundAddress } from '../../domain/lookup.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { checkAddressLookup, formatAddress, searchAddresses } from './address-lookup.actors.ts';
import type { AddressLookupEvent, AddressLookupFact } from './address-lookup.events.ts';

export interface AddressLookupInput {
  readonly kind: AddressKind;
  readonly countryCode: string;
  /** Written before a reload: the fields are shown, not an empty line that asks for them. */
  readonly isWritten: boolean;
}

export interface AddressLookupContext extends AddressLookupInput {
  /** The text of the single line. */
  readonly line: string;
  readonly suggestions: readonly AddressSuggestion[];
}

export const addressLookupMachine = setup({
  types: {
    input: {} as AddressLookupInput,
    context: {} as AddressLookupContext,
    events: {} as AddressLookupEvent,
  },
  actors: { checkAddressLookup, searchAddresses, formatAddress },
  actions: {
    setLine: assign({ line: (_, { line }: { line: string }) => line }),
    takeSuggestion: assign({
      line: ({ context }, { id }: { id: string }) =>
        context.suggestions.find((suggestion) => suggestion.id === id)?.address ?? context.line,
      suggestions: [],
    }),
    setSuggestions: assign({
      suggestions: (_, { suggestions }: { suggestions: readonly AddressSuggestion[] }) => suggestions,
    }),
    clearSuggestions: assign({ suggestions: [] }),
    setCountry: assign({ countryCode: (_, { countryCode }: { countryCode: string }) => countryCode }),
    clearLine: assign({ line: '', suggestions: [] }),
    report: sendParent(({ context }, { address }: { address: FoundAddress }): AddressLookupFact => ({
      type: 'addressLookup.addressFound',
      kind: context.kind,
      address,
    })),
  },
  guards: {
    isOffered: (_, { isOffered }: { isOffered: boolean }) => isOffered,
    isOfferedLater: ({ context }, { isOffered }: { isOffered: boolean }) => isOffered && context.isWritten,
    isWorthwhile: (_, { line }: { line: string }) => isLookupWorthwhile(line),
    isSameCountry: ({ context }, { countryCode }: { countryCode: string }) =>
      context.countryCode === countryCode,
    isSuggested: ({ context }, { id }: { id: string }) =>
      context.suggestions.some((suggestion) => suggestion.id === id),
    isExpired: (_, { error }: { error: unknown }) => isSessionExpired(toFailure(error)),
    isUnknownAddress: (_, { error }: { error: unknown }) => toFailure(error).kind === 'notFound',
  },
  delays: { typingPause: 250 },
}).createMachine({
  id: 'addressLookup',
  context: ({ input }) => ({ ...input, line: '', suggestions: [] }),
  initial: 'unchecked',
  on: {
    'addressLookup.changeCountry': { actions: { type: 'setCountry', params: ({ event }) => event } },
  },
  states: {
    unchecked: {
      description: 'The form has not been shown yet.',
      on: { 'addressLookup.check': 'checking' },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkAddressLookup',
        src: 'checkAddressLookup',
        onDone: [
          {
            guard: { type: 'isOfferedLater', params: ({ event }) => ({ isOffered: event.output }) },
            target: 'disabled',
          },
          {
            guard: { type: 'isOffered', params: ({ event }) => ({ isOffered: event.output }) },
            target: 'enabled',
          },
          { target: 'absent' },
        ],
        onError: 'absent',
      },
    },
    absent: { description: 'The shop has no look-up: every address is typed.' },
    disabled: {
      description: 'The shopper types the address.',
      on: { 'addressLookup.enable': 'enabled' },
    },
    enabled: {
      initial: 'resting',
      on: {
        'addressLookup.disable': { target: 'disabled', actions: 'clearLine' },
        'addressLookup.changeCountry': [
          {
            guard: { type: 'isSameCountry', params: ({ event }) => event },
            description: 'Results for this country stay valid.',
          },
          {
            target: '.resting',
            actions: [{ type: 'setCountry', params: ({ event }) => event }, 'clearLine'],
          },
        ],
        'addressLookup.chooseSuggestion': [
          {
            guard: { type: 'isSuggested', params: ({ event }) => event },
            target: '.formatting',
            actions: { type: 'takeSuggestion', params: ({ event }) => event },
          },
          { description: 'No longer in the list.' },
        ],
        'addressLookup.typeLine': [
          {
            guard: { type: 'isWorthwhile', params: ({ event }) => event },
            target: '.pausing',
            reenter: true,
            description: 'Only the newest input counts: an earlier request is cancelled.',
            actions: { type: 'setLine', params: ({ event }) => event },
          },
          {
            target: '.resting',
            actions: [{ type: 'setLine', params: ({ event }) => event }, 'clearSuggestions'],
          },
        ],
      },
      states: {
        resting: { description: 'The input is too short, or the suggestions were closed.' },
        pausing: {
          description: 'Waits before asking.',
          after: { typingPause: 'searching' },
          on: { 'addressLookup.closeList': { target: 'resting', actions: 'clearSuggestions' } },
        },
        searching: {
          tags: 'busy',
          on: { 'addressLookup.closeList': { target: 'resting', actions: 'clearSuggestions' } },
          invoke: {
            id: 'searchAddresses',
            src: 'searchAddresses',
            input: ({ context }) => ({ countryCode: context.countryCode, line: context.line }),
            onDone: {
              target: 'suggesting',
              actions: { type: 'setSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isExpired', params: ({ event }) => event },
                target: 'interrupted.search',
                actions: 'clearSuggestions',
              },
              { target: 'failed', actions: 'clearSuggestions' },
            ],
          },
        },
        suggesting: {
          description: 'The suggestions found, possibly none.',
          on: {
            'addressLookup.closeList': { target: 'resting', actions: 'clearSuggestions' },
          },
        },
        formatting: {
          tags: 'busy',
          on: {
            'addressLookup.giveUp': {
              target: 'resting',
              description: 'The edited address counts, so the line no longer describes it.',
              actions: 'clearLine',
            },
          },
          invoke: {
            id: 'formatAddress',
            src: 'formatAddress',
            input: ({ context }) => ({ countryCode: context.countryCode, line: context.line }),
            onDone: {
              target: 'selected',
              actions: { type: 'report', params: ({ event }) => ({ address: event.output }) },
            },
            onError: [
              { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'interrupted.choice' },
              { guard: { type: 'isUnknownAddress', params: ({ event }) => event }, target: 'unknown' },
              { target: 'failed' },
            ],
          },
        },
        interrupted: {
          description:
            'The session expired: the dialog appears and the request is repeated after signing in (BEY-02).',
          initial: 'search',
          states: {
            search: { on: { 'addressLookup.retry': '#addressLookup.enabled.searching' } },
            choice: {
              on: {
                'addressLookup.retry': '#addressLookup.enabled.formatting',
                'addressLookup.giveUp': { target: '#addressLookup.enabled.resting', actions: 'clearLine' },
              },
            },
          },
        },
        selected: { description: 'The fields show the parts of the address.' },
        unknown: { description: 'The suggested address turned out to be unknown.' },
        failed: { description: 'No response: the fields are filled in by hand; more input asks again.' },
      },
    },
  },
});
