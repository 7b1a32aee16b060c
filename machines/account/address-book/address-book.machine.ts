/** A customer's address book: saves entries, deletes them and sets the defaults (§2, ADDR-08). */

import { assign, enqueueActions, setup } from 'xstate';
import {
  type BookDraft,
  bookWith,
  bookWithout,
  isDefaultFor,
  isWrittenIn,
} from '../../domain/address-book.ts';
import { isAddressComplete } from '../../domain/address.ts';
import type { BookAddress } from '../../domain/customer.ts';
import { type Failure, mayBeDone, toFailure } from '../../domain/failure.ts';
import type { PostcodePatterns } from '../../domain/postcode.ts';
import {
  isAnyUnasked,
  type PlaceAnswers,
  placeQuestions,
  withAsked,
  withConfirmed,
} from '../../domain/place-question.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { removeEntry, saveEntry, setDefaultEntry } from './address-book.actors.ts';
import type {
  AddressBookEvent,
  AddressBookFact,
  AddressBookRequest,
  SaveRequest,
} from './address-book.events.ts';

export interface AddressBookContext {
  /** Null until the customer has been read. */
  readonly entries: readonly BookAddress[] | null;
  /** The search query; empty for all entries. */
  readonly query: string;
  /** The last request sent from a form. */
  readonly written: SaveRequest | null;
  /** The entry whose deletion is waiting for confirmation. */
  readonly removalId: number | null;
  /** The request that the server is answering. */
  readonly asked: AddressBookRequest | null;
  /**
   * A request without a response, which may have been carried out; reading the entries again shows
   * it.
   */
  readonly unconfirmed: AddressBookRequest | null;
  readonly failure: Failure | null;
  /** Answers to questions about the address in the form, confirmed by a second press (BEY-23). */
  readonly placeAnswers: PlaceAnswers;
  /** The form was left. */
  readonly isLeft: boolean;
  /** Postcode patterns by country. */
  readonly postcodes: PostcodePatterns;
}

export const closedBook: Omit<AddressBookContext, 'postcodes'> = {
  entries: null,
  query: '',
  written: null,
  removalId: null,
  asked: null,
  unconfirmed: null,
  failure: null,
  placeAnswers: {},
  isLeft: false,
};

type Entries = readonly BookAddress[];

const entryIn = (entries: Entries | null, entryId: number | null): BookAddress | null =>
  entries?.find(({ id }) => id === entryId) ?? null;

/** The known state of the requested entry; null for a new one. */
export const entryBefore = ({ entries, asked }: AddressBookContext): BookAddress | null =>
  entryIn(entries, asked?.entryId ?? null);

export const askedToSave = ({ asked }: AddressBookContext) => {
  if (asked?.type !== 'addressBook.save') throw new Error('nothing is being saved');
  return asked;
};

export const askedOf = ({ asked }: AddressBookContext) => {
  const { entryId } = present(asked, 'asked');
  return { entryId: present(entryId, 'entryId') };
};

export const askedDefault = ({ asked }: AddressBookContext) => {
  if (asked?.type !== 'addressBook.setDefault') throw new Error('no default is being set');
  return { entryId: asked.entryId, kind: asked.kind };
};

const removalOf = ({ removalId }: AddressBookContext): AddressBookRequest => ({
  type: 'addressBook.remove',
  entryId: present(removalId, 'removalId'),
});

/** Whether the entries, read again, contain the requested change. */
const isDone = (asked: AddressBookRequest, before: Entries | null, now: Entries): boolean => {
  const entry = entryIn(now, asked.entryId);
  switch (asked.type) {
    case 'addressBook.remove':
      return entry === null;
    case 'addressBook.setDefault':
      return entry !== null && isDefaultFor(asked.kind, entry);
    case 'addressBook.save':
      if (asked.entryId !== null) return entry !== null && isWrittenIn(entry, asked.draft);
      return now.some((one) => entryIn(before, one.id) === null && isWrittenIn(one, asked.draft));
  }
};

const factOf = (asked: AddressBookRequest): AddressBookFact => {
  switch (asked.type) {
    case 'addressBook.save':
      return { type: 'addressBook.saved', entryId: asked.entryId };
    case 'addressBook.remove':
      return { type: 'addressBook.removed' };
    case 'addressBook.setDefault':
      return { type: 'addressBook.defaultChanged', kind: asked.kind };
  }
};

export const addressBookMachine = setup({
  types: {
    input: {} as Pick<AddressBookContext, 'postcodes'>,
    context: {} as AddressBookContext,
    events: {} as AddressBookEvent,
  },
  actors: { saveEntry, removeEntry, setDefaultEntry },
  actions: {
    setEntries: assign({ entries: (_, { entries }: { entries: Entries }) => entries }),
    setQuery: assign({ query: (_, { query }: { query: string }) => query }),
    setRequest: assign({
      asked: (_, asked: AddressBookRequest) => asked,
      written: ({ context }, asked) => (asked.type === 'addressBook.save' ? asked : context.written),
      unconfirmed: null,
      failure: null,
      isLeft: false,
    }),
    setRemoval: assign({
      removalId: (_, { entryId }: { entryId: number }) => entryId,
      unconfirmed: null,
      failure: null,
    }),
    dropRemoval: assign({ removalId: null }),
    clear: assign({ written: null, unconfirmed: null, failure: null, placeAnswers: {}, isLeft: false }),
    askPlace: assign(({ context }, { draft }: { draft: BookDraft }) => ({
      placeAnswers: withAsked(context.placeAnswers, placeQuestions(draft, 'billing')),
    })),
    confirmPlace: assign(({ context }, { draft }: { draft: BookDraft }) => ({
      placeAnswers: withConfirmed(context.placeAnswers, placeQuestions(draft, 'billing')),
    })),
    noteLeft: assign({ isLeft: true }),
    receiveEntry: enqueueActions(({ context, enqueue }, { entry }: { entry: BookAddress }) => {
      const told = factOf(present(context.asked, 'asked'));
      enqueue.assign({ entries: bookWith(context.entries ?? [], entry), written: null, asked: null });
      enqueue.sendParent(told);
    }),
    finishRemoving: enqueueActions(({ context, enqueue }) => {
      const { entryId } = askedOf(context);
      enqueue.assign({ entries: bookWithout(context.entries ?? [], entryId), removalId: null, asked: null });
      enqueue.sendParent({ type: 'addressBook.removed' } satisfies AddressBookFact);
    }),
    // an expired session is not shown: the dialog appears and the request is repeated after signing in
    // (BEY-02)
    fail: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      const asked = present(context.asked, 'asked');
      enqueue.assign({
        failure: isSessionExpired(failure) ? null : failure,
        unconfirmed: mayBeDone(failure) ? asked : null,
        removalId: null,
        asked: null,
      });
      enqueue.sendParent({ type: 'addressBook.failed', failure, asked } satisfies AddressBookFact);
    }),
    finishUnconfirmed: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ written: null, unconfirmed: null, failure: null });
      enqueue.sendParent(factOf(present(context.unconfirmed, 'unconfirmed')));
    }),
    forget: assign(closedBook),
  },
  guards: {
    isUnconfirmedDone: ({ context: { unconfirmed, entries } }, now: { entries: Entries }) =>
      unconfirmed !== null && isDone(unconfirmed, entries, now.entries),
    isPlaceQuestioned: ({ context }, { draft }: { draft: BookDraft }) =>
      isAddressComplete(draft, 'delivery', context.postcodes) &&
      isAnyUnasked(placeQuestions(draft, 'billing'), context.placeAnswers),
    isComplete: ({ context }, { draft }: { draft: BookDraft }) =>
      isAddressComplete(draft, 'delivery', context.postcodes),
    isLeft: ({ context }) => context.isLeft,
  },
}).createMachine({
  id: 'addressBook',
  context: ({ input: { postcodes } }) => ({ ...closedBook, postcodes }),
  initial: 'idle',
  on: {
    'addressBook.sync': [
      {
        guard: { type: 'isUnconfirmedDone', params: ({ event }) => event },
        target: '.idle',
        description: 'The change was made although its response was lost.',
        actions: ['finishUnconfirmed', { type: 'setEntries', params: ({ event }) => event }],
      },
      { actions: { type: 'setEntries', params: ({ event }) => event } },
    ],
    'addressBook.search': { actions: { type: 'setQuery', params: ({ event }) => event } },
    'addressBook.write': { target: '.writing', actions: ['clear', 'dropRemoval'] },
    'addressBook.leave': { target: '.idle', actions: ['clear', 'dropRemoval'] },
    'addressBook.forget': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {
      on: {
        'addressBook.save': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'saving',
            description: 'Repeated after the session expired, when the form is gone (BEY-02).',
            actions: [{ type: 'setRequest', params: ({ event }) => event }, 'noteLeft'],
          },
          {},
        ],
        'addressBook.askRemoval': {
          target: 'confirming',
          actions: { type: 'setRemoval', params: ({ event }) => event },
        },
        'addressBook.remove': {
          target: 'removing',
          description: 'The deletion was confirmed before the session expired (BEY-02).',
          actions: { type: 'setRequest', params: ({ event }) => event },
        },
        'addressBook.setDefault': {
          target: 'settingDefault',
          actions: { type: 'setRequest', params: ({ event }) => event },
        },
      },
    },
    writing: {
      on: {
        'addressBook.save': [
          {
            guard: { type: 'isPlaceQuestioned', params: ({ event }) => event },
            description: 'A second press confirms postcode, suburb, state and country as they are (BEY-23).',
            actions: { type: 'askPlace', params: ({ event }) => event },
          },
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'saving',
            actions: [
              { type: 'confirmPlace', params: ({ event }) => event },
              { type: 'setRequest', params: ({ event }) => event },
            ],
          },
          {},
        ],
      },
    },
    saving: {
      tags: 'busy',
      on: {
        'addressBook.write': { description: 'Waits for the running request to finish.' },
        'addressBook.leave': { actions: 'noteLeft' },
      },
      invoke: {
        id: 'saveEntry',
        src: 'saveEntry',
        input: ({ context }) => {
          const { entryId, draft } = askedToSave(context);
          return { entryId, draft, before: entryBefore(context) };
        },
        onDone: {
          target: 'idle',
          actions: { type: 'receiveEntry', params: ({ event }) => ({ entry: event.output }) },
        },
        onError: [
          {
            guard: 'isLeft',
            target: 'idle',
            actions: { type: 'fail', params: ({ event }) => event },
          },
          {
            target: 'writing',
            description: 'Returns to the form with its values kept.',
            actions: { type: 'fail', params: ({ event }) => event },
          },
        ],
      },
    },
    confirming: {
      on: {
        'addressBook.cancelRemoval': { target: 'idle', actions: 'dropRemoval' },
        'addressBook.confirmRemoval': {
          target: 'removing',
          actions: { type: 'setRequest', params: ({ context }) => removalOf(context) },
        },
        'addressBook.remove': {
          target: 'removing',
          actions: { type: 'setRequest', params: ({ event }) => event },
        },
      },
    },
    removing: {
      tags: 'busy',
      on: {
        'addressBook.write': { description: 'Waits for the running request to finish.' },
        'addressBook.leave': { description: 'The running request finishes even when the form is left.' },
      },
      invoke: {
        id: 'removeEntry',
        src: 'removeEntry',
        input: ({ context }) => askedOf(context),
        onDone: { target: 'idle', actions: 'finishRemoving' },
        onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    settingDefault: {
      tags: 'busy',
      on: {
        'addressBook.write': { description: 'Waits for the running request to finish.' },
        'addressBook.leave': { description: 'The running request finishes even when the form is left.' },
      },
      invoke: {
        id: 'setDefaultEntry',
        src: 'setDefaultEntry',
        input: ({ context }) => askedDefault(context),
        onDone: {
          target: 'idle',
          actions: { type: 'receiveEntry', params: ({ event }) => ({ entry: event.output }) },
        },
        onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
  },
});
