/** What may happen while an address is looked up, and what must always hold (§4 address autocomplete, ADDR-04). */

import type { EventObject } from 'xstate';
import type { AddressLookupEvent } from '#machines/address-lookup/address-lookup.events.ts';
import {
  addressLookupMachine,
  type AddressLookupContext,
  type AddressLookupInput,
} from '#machines/address-lookup/address-lookup.machine.ts';
import { after, done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure, foundAddress as found, suggestions as eagle } from './goods.ts';
import { rules } from './rules.ts';

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  checking: [
    done('checkAddressLookup', true),
    done('checkAddressLookup', false),
    failed('checkAddressLookup', failure('unexpected')),
  ],
  'enabled.pausing': [after('typingPause', 'addressLookup.enabled.pausing')],
  'enabled.searching': [
    done('searchAddresses', eagle),
    done('searchAddresses', []),
    failed('searchAddresses', failure('network')),
    failed('searchAddresses', failure('sessionExpired')),
  ],
  'enabled.formatting': [
    done('formatAddress', found),
    failed('formatAddress', failure('notFound')),
    failed('formatAddress', failure('server')),
    failed('formatAddress', failure('sessionExpired')),
  ],
};

const requests: readonly AddressLookupEvent[] = [
  { type: 'addressLookup.typeLine', line: '12' },
  { type: 'addressLookup.typeLine', line: '12 eagle st' },
  { type: 'addressLookup.chooseSuggestion', id: 'a1' },
  { type: 'addressLookup.chooseSuggestion', id: 'gone' },
  { type: 'addressLookup.closeList' },
  { type: 'addressLookup.changeCountry', countryCode: 'NZ' },
  { type: 'addressLookup.changeCountry', countryCode: 'AU' },
  { type: 'addressLookup.giveUp' },
  { type: 'addressLookup.retry' },
  { type: 'addressLookup.enable' },
  { type: 'addressLookup.disable' },
];

const input: AddressLookupInput = { kind: 'delivery', countryCode: 'AU' };

export const addressLookupPlan: ModelPlan = {
  machine: addressLookupMachine,
  inputs: [input],
  events: (state) => [...requests, ...(answers[state] ?? [])],
  projection: ({ countryCode, line, suggestions }) => [countryCode, line, suggestions],

  invariants: rules<AddressLookupContext>(
    ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
      const { countryCode, line, suggestions } = now;
      const isEnabled = before.startsWith('enabled');
      const isRetry = (part: string): boolean =>
        type === 'addressLookup.retry' && before === `enabled.interrupted.${part}`;
      const isChosen =
        isEnabled &&
        type === 'addressLookup.chooseSuggestion' &&
        was.suggestions.some(({ id }) => id === event['id']);
      must.start('checkAddressLookup', before === '');
      must.start('searchAddresses', type.startsWith('xstate.after') || isRetry('search'), {
        countryCode,
        line,
      });
      must.start('formatAddress', isChosen || isRetry('choice'), { countryCode, line });
      must.emit('addressLookup.addressFound', isDone('formatAddress'), {
        kind: now.kind,
        address: event['output'],
      });
      must(
        state !== 'enabled.searching' || line.trim().length >= 3,
        'a search has at least three characters',
      );
      must(
        /pausing|searching|suggesting/.test(state) || suggestions.length === 0,
        'suggestions belong to a search',
      );
      must(
        !['disabled', 'absent'].includes(state) || line === '',
        'an address written by hand has no search line',
      );
      if (isDone('searchAddresses'))
        must(suggestions === event['output'], 'the latest suggestions are shown');
      if (isFailed('searchAddresses', 'formatAddress')) {
        const isExpired = error?.kind === 'sessionExpired';
        must(
          state.startsWith('enabled.interrupted') === isExpired,
          'an expired session is retried, not reported',
        );
        must(
          (state === 'enabled.unknown') === (error?.kind === 'notFound'),
          'an unknown address is called so',
        );
      }
      if (isDone('checkAddressLookup'))
        must(state === (event['output'] ? 'enabled.resting' : 'absent'), 'it is there if offered');
      if (isFailed('checkAddressLookup')) must(state === 'absent', 'without an answer there is no look-up');
      if (type === 'addressLookup.giveUp')
        must(!/formatting|choice/.test(state), 'an abandoned address is not awaited');
      if (type === 'addressLookup.enable') must(state !== 'disabled', 'the look-up can be turned on again');
      if (!isEnabled) return;
      if (type === 'addressLookup.typeLine')
        must(
          state === `enabled.${line.trim().length < 3 ? 'resting' : 'pausing'}` && line === event['line'],
          'typing pauses',
        );
      if (type === 'addressLookup.changeCountry')
        must(
          countryCode === was.countryCode || (state === 'enabled.resting' && line === ''),
          'another country starts over',
        );
      if (type === 'addressLookup.disable') must(state === 'disabled', 'the look-up can be turned off');
      if (type === 'addressLookup.closeList')
        must(!/pausing|searching|suggesting/.test(state), 'the list closes');
      if (isChosen)
        must(
          was.suggestions.some(({ address }) => address === line),
          'the chosen address is in the field',
        );
    },
  ),
};
