/** What may happen while an address is looked up (§4 address autocomplete, ADDR-04). */

import {
  addressLookupMachine,
  type AddressLookupInput,
} from '#machines/checkout/address-lookup/address-lookup.machine.ts';
import { failure, foundAddress as found, suggestions as eagle } from './goods.ts';
import { after, done, failed, failing, planOf } from '#machines/tools/models/plan.ts';

const input: AddressLookupInput = { kind: 'delivery', countryCode: 'AU', isWritten: false };

export const addressLookupPlan = planOf({
  machine: addressLookupMachine,
  proves: 'ADDR-04',
  inputs: [input, { ...input, isWritten: true }],
  requests: [
    { type: 'addressLookup.check' },
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
  projection: ({ countryCode, isWritten, line, suggestions }) => [countryCode, isWritten, line, suggestions],

  rules: ({ now, was, before, type, event, error, isDone, isFailed }, must) => {
    const { countryCode, line } = now;
    const name = type.replace('addressLookup.', '');
    const isEnabled = before.startsWith('enabled');
    const isRetry = (part: string): boolean => name === 'retry' && before === `enabled.interrupted.${part}`;
    const meant = was.suggestions.find(({ id }) => id === event['id']);
    const isChosen = isEnabled && name === 'chooseSuggestion' && meant !== undefined;
    const isTyped = isEnabled && name === 'typeLine';
    const isShort = isTyped && event['line'] === '12';
    const isOther = isEnabled && name === 'changeCountry' && event['countryCode'] !== was.countryCode;
    const isClosed = name === 'closeList' && /pausing|searching|suggesting/.test(before);
    const isGivenUp = name === 'giveUp' && /formatting|choice/.test(before);
    const isOffered = isDone('checkAddressLookup') && event['output'] === true;
    const isSearching = type.startsWith('xstate.after') || isRetry('search');
    const isFormatting = isChosen || isRetry('choice');
    const isExpired = error?.kind === 'sessionExpired';
    const isUnknown = isFailed('formatAddress') && error?.kind === 'notFound';
    must.enter('checking', name === 'check' && before === 'unchecked');
    must.enter('absent', isFailed('checkAddressLookup') || (isDone('checkAddressLookup') && !isOffered));
    must.enter('disabled', (isEnabled && name === 'disable') || (isOffered && now.isWritten));
    must.enter(
      'enabled.resting',
      (isOffered && !now.isWritten) ||
        (name === 'enable' && before === 'disabled') ||
        isClosed ||
        isShort ||
        isOther ||
        isGivenUp,
    );
    must.enter('enabled.pausing', isTyped && !isShort);
    must.enter('enabled.searching', isSearching);
    must.enter('enabled.suggesting', isDone('searchAddresses'));
    must.enter('enabled.formatting', isFormatting);
    must.enter('enabled.interrupted.search', isFailed('searchAddresses') && isExpired);
    must.enter('enabled.interrupted.choice', isFailed('formatAddress') && isExpired);
    must.enter('enabled.unknown', isUnknown);
    must.enter('enabled.failed', isFailed('searchAddresses', 'formatAddress') && !isExpired && !isUnknown);
    must.enter('enabled.selected', isDone('formatAddress'));
    must.start('checkAddressLookup', name === 'check' && before === 'unchecked');
    must.start('searchAddresses', isSearching, { countryCode, line });
    must.start('formatAddress', isFormatting, { countryCode, line });
    must.emit('addressLookup.addressFound', isDone('formatAddress'), {
      kind: now.kind,
      address: event['output'],
    });
    const isCleared = isOther || isGivenUp || (isEnabled && name === 'disable');
    const isOver = isChosen || isCleared || isShort || isClosed || isFailed('searchAddresses');
    must.hold({
      countryCode: name === 'changeCountry' ? event['countryCode'] : was.countryCode,
      line: isTyped ? event['line'] : isChosen ? meant.address : isCleared ? '' : was.line,
      suggestions: isDone('searchAddresses') ? event['output'] : isOver ? [] : was.suggestions,
    });
  },
});
