/** The look-up of an address in its machine as it is, without a page: what may happen next, and what a page must then show. */

import { createActor, setup, SimulatedClock, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { AddressLookupFact } from '#machines/address-lookup/address-lookup.events.ts';
import { addressLookupMachine } from '#machines/address-lookup/address-lookup.machine.ts';
import { selectIsLookupLoading } from '#machines/address-lookup/address-lookup.selectors.ts';
import { unknownAddressMessage } from '#machines/domain/lookup.ts';
import { present } from '#machines/domain/present.ts';
import { plug, runningChild, waiting } from '#tests/support/shopper-machines.ts';
import type { Walker } from '#tests/support/shopper-walks.ts';

export const lines = {
  'too little': '12',
  'an address': '12 eagle st brisb',
  'another address': '34 creek st brisb',
} as const;
/** What the server would find of each, and what nobody waits for any more. */
export const suggestions = [
  { id: 'a1', address: '12 Eagle Street, Brisbane City QLD 4000' },
  { id: 'a2', address: '12 Eagle Street, Brisbane City QLD 4001' },
] as const;
export const lateSuggestions = [{ id: 'late', address: '99 Late Street, Nowhere NSW 2999' }] as const;
export const foundStreet = '12 Eagle Street';

export type LookupAnswer = 'found' | 'empty' | 'lost' | 'told' | 'unknown';
export type LookupMove =
  | `the shopper types ${keyof typeof lines}`
  | 'the shopper chooses the first suggestion'
  | 'the shopper presses Esc'
  | 'the shopper leaves the line'
  | 'the shopper changes the country'
  | 'the shopper would rather type it'
  | 'the shopper wants it found'
  | `the search is ${'found' | 'empty' | 'lost'}`
  | `the address is ${'told' | 'unknown' | 'lost'}`
  | 'what was overtaken is answered after all';

export interface LookupView {
  /** Null where the address is typed by hand. */
  readonly line: string | null;
  readonly suggestions: readonly string[];
  readonly isBusy: boolean;
  readonly isWrong: boolean;
  /** What is said aloud of it. */
  readonly status: string;
  readonly isOwnedUp: boolean;
  /** What was typed by hand, and what was found. */
  readonly firstname: string;
  readonly street: string;
  readonly country: string;
}

const lookupShop = setup({
  types: { events: {} as AddressLookupFact, context: {} as { readonly streets: string[] } },
  actors: {
    lookup: plug(addressLookupMachine, {
      checkAddressLookup: waiting,
      searchAddresses: waiting,
      formatAddress: waiting,
    }),
  },
  actions: {
    keepStreet: ({ context }, { street }: { street: string }) => void context.streets.push(street),
  },
}).createMachine({
  context: () => ({ streets: [] }),
  invoke: { id: 'lookup', src: 'lookup', input: { kind: 'delivery', countryCode: 'AU' } },
  on: {
    'addressLookup.addressFound': {
      actions: { type: 'keepStreet', params: ({ event }) => ({ street: event.address.street }) },
    },
  },
});

type Snapshot = SnapshotFrom<typeof addressLookupMachine>;

const children = { 'the search': 'searchAddresses', 'the address': 'formatAddress' } as const;
const answers = {
  'the search': ['found', 'empty', 'lost'],
  'the address': ['told', 'unknown', 'lost'],
} as const;
type Question = keyof typeof children;
const questions = Object.keys(children) as Question[];
const outcomes: Readonly<Record<LookupAnswer, object>> = {
  found: { type: 'reply.done', output: suggestions },
  empty: { type: 'reply.done', output: [] },
  told: { type: 'reply.done', output: { street: foundStreet } },
  unknown: { type: 'reply.failed', error: { kind: 'notFound', message: 'We do not know this address.' } },
  lost: { type: 'reply.failed', error: { kind: 'network', message: '' } },
};
const typing = 'the shopper types ';
/** As long as the machine waits for further letters. */
const typingPauseMs = 250;

export class LookupModel implements Walker<LookupMove> {
  readonly #clock = new SimulatedClock();
  readonly #shop: AnyActorRef;
  #overtaken = 0;

  constructor() {
    this.#shop = createActor(lookupShop, { clock: this.#clock }).start();
    runningChild(this.#lookup, 'checkAddressLookup')?.send({ type: 'reply.done', output: true });
  }

  get #lookup(): AnyActorRef {
    return present(runningChild(this.#shop, 'lookup'), 'lookup');
  }

  get #now(): Snapshot {
    return this.#lookup.getSnapshot() as Snapshot;
  }

  get #state(): string {
    const { value } = this.#now;
    if (typeof value === 'string') return value;
    return typeof value.enabled === 'string' ? value.enabled : 'interrupted';
  }

  #asked(question: Question): AnyActorRef | null {
    return runningChild(this.#lookup, children[question]);
  }

  moves(): readonly LookupMove[] {
    const late = this.#overtaken > 0 ? (['what was overtaken is answered after all'] as const) : [];
    if (this.#state === 'disabled') return ['the shopper wants it found', ...late];
    const { line, suggestions: offered } = this.#now.context;
    const kinds = Object.keys(lines) as (keyof typeof lines)[];
    return [
      ...kinds.filter((kind) => lines[kind] !== line).map((kind) => `${typing}${kind}` as const),
      ...(offered.length > 0
        ? (['the shopper chooses the first suggestion', 'the shopper presses Esc'] as const)
        : []),
      ...(/searching|suggesting/.test(this.#state) ? (['the shopper leaves the line'] as const) : []),
      'the shopper changes the country',
      'the shopper would rather type it',
      ...questions.flatMap((question) =>
        this.#asked(question) === null
          ? []
          : answers[question].map((answer) => `${question} is ${answer}` as LookupMove),
      ),
      ...late,
    ];
  }

  make(move: LookupMove): void {
    const question = questions.find((name) => move.startsWith(`${name} is `));
    if (question !== undefined) {
      const answer = move.slice(`${question} is `.length) as LookupAnswer;
      return present(this.#asked(question), question).send(outcomes[answer]);
    }
    if (move === 'what was overtaken is answered after all') return void (this.#overtaken = 0);
    const asked = questions.map((name) => this.#asked(name));
    this.#act(move);
    this.#clock.increment(typingPauseMs);
    // newer questions and other wishes leave them alone on the road
    if (questions.some((name, at) => asked[at] !== null && asked[at] !== this.#asked(name)))
      this.#overtaken += 1;
  }

  #act(move: LookupMove): void {
    const lookup = this.#lookup;
    const { countryCode } = this.#now.context;
    if (move.startsWith(typing)) {
      const line = lines[move.slice(typing.length) as keyof typeof lines];
      return lookup.send({ type: 'addressLookup.typeLine', line });
    }
    switch (move) {
      case 'the shopper chooses the first suggestion':
        return lookup.send({ type: 'addressLookup.chooseSuggestion', id: suggestions[0].id });
      case 'the shopper presses Esc':
      case 'the shopper leaves the line':
        return lookup.send({ type: 'addressLookup.closeList' });
      case 'the shopper changes the country':
        lookup.send({ type: 'addressLookup.closeList' });
        return lookup.send({
          type: 'addressLookup.changeCountry',
          countryCode: countryCode === 'AU' ? 'NZ' : 'AU',
        });
      case 'the shopper would rather type it':
        return lookup.send({ type: 'addressLookup.disable' });
      default:
        return lookup.send({ type: 'addressLookup.enable' });
    }
  }

  view(): LookupView {
    const state = this.#state;
    const { line, suggestions: offered, countryCode } = this.#now.context;
    const { streets } = (this.#shop.getSnapshot() as SnapshotFrom<typeof lookupShop>).context;
    const isBusy = selectIsLookupLoading(this.#now);
    const words: Readonly<Record<string, string>> = {
      suggesting: offered.length === 0 ? 'No address found' : `${offered.length} addresses found`,
      selected: 'The address is filled in below',
      unknown: unknownAddressMessage,
    };
    return {
      line: state === 'disabled' ? null : line,
      suggestions: offered.map(({ address }) => address),
      isBusy,
      isWrong: state === 'unknown',
      status: isBusy ? 'Looking' : (words[state] ?? ''),
      isOwnedUp: state === 'failed',
      firstname: 'Pat',
      street: streets.at(-1) ?? '',
      country: countryCode,
    };
  }

  place(): string {
    const { suggestions: offered } = this.#now.context;
    const isNothing = this.#state === 'suggesting' && offered.length === 0;
    return isNothing ? 'suggesting nothing' : this.#state;
  }

  key(): string {
    const { line, suggestions: offered, countryCode } = this.#now.context;
    const { street } = this.view();
    return JSON.stringify([this.place(), line, offered.length, countryCode, street, this.#overtaken > 0]);
  }
}
