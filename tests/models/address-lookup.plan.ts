/** What may happen while an address is looked up (§4 address autocomplete, ADDR-04). */

import {
  addressLookupMachine,
  type AddressLookupInput,
} from '#machines/checkout/address-lookup/address-lookup.machine.ts';
import { failure, foundAddress as found, suggestions as eagle } from './goods.ts';
import { after, done, failed, failing, planOf } from './plan.ts';

const input: AddressLookupInput = { kind: 'delivery', countryCode: 'AU' };

export const addressLookupPlan = planOf({
  machine: addressLookupMachine,
  proves: 'ADDR-04',
  inputs: [input],
  requests: [
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
  ],
  answers: {
    checking: [
      done('checkAddressLookup', true),
      done('checkAddressLookup', false),
      failed('checkAddressLookup', failure('unexpected')),
    ],
    'enabled.pausing': [after('typingPause', 'addressLookup.enabled.pausing')],
    'enabled.searching': [
      done('searchAddresses', eagle),
      done('searchAddresses', []),
      ...failing('searchAddresses', 'network', 'sessionExpired'),
    ],
    'enabled.formatting': [
      done('formatAddress', found),
      ...failing('formatAddress', 'notFound', 'server', 'sessionExpired'),
    ],
  },
  projection: ({ countryCode, line, suggestions }) => [countryCode, line, suggestions],

  rules: ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
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
    must({
      'a search has at least three characters': state !== 'enabled.searching' || line.trim().length >= 3,
      'suggestions belong to a search':
        /pausing|searching|suggesting/.test(state) || suggestions.length === 0,
      'an address written by hand has no search line': !['disabled', 'absent'].includes(state) || line === '',
    });
    if (isFailed('searchAddresses', 'formatAddress')) {
      const isExpired = error?.kind === 'sessionExpired';
      must({
        'an expired session is retried, not reported': state.startsWith('enabled.interrupted') === isExpired,
        'an unknown address is called so': (state === 'enabled.unknown') === (error?.kind === 'notFound'),
      });
    }
    if (type === 'addressLookup.giveUp')
      must(!/formatting|choice/.test(state), 'an abandoned address is not awaited');
  },
});
