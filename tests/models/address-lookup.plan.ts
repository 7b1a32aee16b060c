/** What may happen while an address is looked up, and what must hold whatever does (§4 address autocomplete, ADDR-04). */

import type { EventObject } from 'xstate';
import type { AddressLookupEvent } from '#machines/address-lookup/address-lookup.events.ts';
import {
  addressLookupMachine,
  type AddressLookupContext,
  type AddressLookupInput,
} from '#machines/address-lookup/address-lookup.machine.ts';
import type { AddressSuggestion, FoundAddress } from '#machines/domain/lookup.ts';
import { after, done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { failure, foundAddress as found, suggestions as eagle } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer =
  | Done<'checkAddressLookup', boolean>
  | Done<'searchAddresses', readonly AddressSuggestion[]>
  | Done<'formatAddress', FoundAddress>
  | Failed<'checkAddressLookup' | 'searchAddresses' | 'formatAddress'>
  | { readonly type: 'xstate.after.typingPause.addressLookup.enabled.pausing' };

class Clerk extends Stage<AddressLookupContext> {
  rest(): void {
    this.state = 'enabled.resting';
    this.memory.suggestions = [];
  }

  typeLine(line: string): void {
    this.memory.line = line;
    if (line.trim().length < 3) return this.rest();
    this.state = 'enabled.pausing';
  }

  choose(id: string): void {
    const chosen = this.memory.suggestions.find((suggestion) => suggestion.id === id);
    if (chosen === undefined) return;
    Object.assign(this.memory, { line: chosen.address, suggestions: [] });
    this.ask('enabled.formatting', 'formatAddress', this.question());
  }

  question() {
    return { countryCode: this.memory.countryCode, line: this.memory.line };
  }

  hear(event: AddressLookupEvent | Answer): void {
    const isEnabled = this.state.startsWith('enabled');
    switch (event.type) {
      case 'addressLookup.typeLine':
        return isEnabled ? this.typeLine(event.line) : undefined;
      case 'addressLookup.chooseSuggestion':
        return isEnabled ? this.choose(event.id) : undefined;
      case 'addressLookup.closeList':
        return /pausing|searching|suggesting/.test(this.state) ? this.rest() : undefined;
      case 'addressLookup.changeCountry': {
        const isOther = event.countryCode !== this.memory.countryCode;
        this.memory.countryCode = event.countryCode;
        if (!isEnabled || !isOther) return;
        this.memory.line = '';
        return this.rest();
      }
      case 'addressLookup.retry':
        if (this.state === 'enabled.interrupted.search')
          return this.ask('enabled.searching', 'searchAddresses', this.question());
        if (this.state === 'enabled.interrupted.choice')
          return this.ask('enabled.formatting', 'formatAddress', this.question());
        return;
      case 'addressLookup.giveUp':
        if (!['enabled.formatting', 'enabled.interrupted.choice'].includes(this.state)) return;
        this.memory.line = '';
        return this.rest();
      case 'addressLookup.enable':
        if (this.state === 'disabled') this.state = 'enabled.resting';
        return;
      case 'addressLookup.disable':
        if (!isEnabled) return;
        this.state = 'disabled';
        Object.assign(this.memory, { line: '', suggestions: [] });
        return;
      case 'xstate.after.typingPause.addressLookup.enabled.pausing':
        return this.ask('enabled.searching', 'searchAddresses', this.question());
      case 'xstate.done.actor.checkAddressLookup':
        this.state = event.output ? 'enabled.resting' : 'absent';
        return;
      case 'xstate.error.actor.checkAddressLookup':
        this.state = 'absent';
        return;
      case 'xstate.done.actor.searchAddresses':
        this.state = 'enabled.suggesting';
        this.memory.suggestions = event.output;
        return;
      case 'xstate.error.actor.searchAddresses':
        this.state = event.error.kind === 'sessionExpired' ? 'enabled.interrupted.search' : 'enabled.failed';
        this.memory.suggestions = [];
        return;
      case 'xstate.done.actor.formatAddress':
        this.state = 'enabled.selected';
        return this.tell({
          type: 'addressLookup.addressFound',
          kind: this.memory.kind,
          address: event.output,
        });
      case 'xstate.error.actor.formatAddress':
        this.state =
          { notFound: 'enabled.unknown', sessionExpired: 'enabled.interrupted.choice' }[
            event.error.kind as string
          ] ?? 'enabled.failed';
        return;
    }
  }
}

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

const wishes: readonly AddressLookupEvent[] = [
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

const contextOf = ({ view }: Step): AddressLookupContext => view.context as unknown as AddressLookupContext;

const invariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  const before = steps.at(-2);
  if (now === undefined || before === undefined) return [];
  const broken: string[] = [];
  const { line, suggestions } = contextOf(now);
  const { state, asked, facts } = now.view;
  if (facts.length > 0 && before.view.state !== 'enabled.formatting')
    broken.push('an address was filled in that nobody chose');
  if (
    asked.some(({ child }) => child === 'searchAddresses') &&
    !['enabled.pausing', 'enabled.interrupted.search'].includes(before.view.state)
  )
    broken.push('a question for every letter');
  if (state === 'enabled.searching' && line.trim().length < 3) broken.push('a question about too little');
  if (!/pausing|searching|suggesting/.test(state) && suggestions.length > 0)
    broken.push(`${state}, but suggestions are shown`);
  if (now.event.type === 'addressLookup.giveUp' && state === 'enabled.formatting')
    broken.push('an address is still waited for that was written otherwise');
  if (['disabled', 'absent'].includes(state) && line !== '') broken.push('a line nobody sees');
  return broken;
};

const input: AddressLookupInput = { kind: 'delivery', countryCode: 'AU' };

export const addressLookupPlan: ModelPlan = {
  machine: addressLookupMachine,
  inputs: [input],
  events: (state) => [...wishes, ...(answers[state] ?? [])],
  projection: ({ countryCode, line, suggestions }) => [countryCode, line, suggestions],
  oracle: oracleFrom<AddressLookupContext, AddressLookupEvent | Answer, Clerk>(
    Clerk,
    () => {
      const clerk = new Clerk('checking', { ...input, line: '', suggestions: [] });
      clerk.ask('checking', 'checkAddressLookup', undefined);
      return clerk;
    },
    (play, event) => play.hear(event),
  ),
  invariants,
};
