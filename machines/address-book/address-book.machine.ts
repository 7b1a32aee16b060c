/** A customer's address book: an entry written, saved, deleted once that was said twice, or made the one that orders begin with (§2 addresses, ADDR-08). */

import {
  addressBookSetup,
  askedDefault,
  askedOf,
  askedToSave,
  closedBook,
  entryBefore,
} from './address-book.setup.ts';

export const addressBookMachine = addressBookSetup.createMachine({
  id: 'addressBook',
  context: closedBook,
  initial: 'idle',
  on: {
    'addressBook.sync': [
      {
        guard: { type: 'isDoubtSettled', params: ({ event }) => event },
        target: '.idle',
        description: 'It had been done, though nobody said so.',
        actions: ['settleDoubt', { type: 'keepEntries', params: ({ event }) => event }],
      },
      { actions: { type: 'keepEntries', params: ({ event }) => event } },
    ],
    'addressBook.search': { actions: { type: 'setQuery', params: ({ event }) => event } },
    'addressBook.write': { target: '.writing', actions: ['clear', 'dropRemoval'] },
    'addressBook.leave': { target: '.idle', actions: ['clear', 'dropRemoval'] },
    'addressBook.save': {},
    'addressBook.askRemoval': {},
    'addressBook.cancelRemoval': {},
    'addressBook.remove': {},
    'addressBook.setDefault': {},
    'addressBook.forget': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {
      on: {
        'addressBook.save': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'saving',
            description: 'An expired session kept it from being done, and its form is gone (BEY-02).',
            actions: [{ type: 'keepAsked', params: ({ event }) => event }, 'noteLeft'],
          },
          {},
        ],
        'addressBook.askRemoval': {
          target: 'confirming',
          actions: { type: 'keepRemoval', params: ({ event }) => event },
        },
        'addressBook.remove': {
          target: 'removing',
          description: 'Said twice before the session expired (BEY-02).',
          actions: { type: 'keepAsked', params: ({ event }) => event },
        },
        'addressBook.setDefault': {
          target: 'settingDefault',
          actions: { type: 'keepAsked', params: ({ event }) => event },
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
              { type: 'keepAsked', params: ({ event }) => event },
            ],
          },
          {},
        ],
      },
    },
    saving: {
      tags: 'busy',
      on: {
        'addressBook.write': { description: 'What is under way arrives first.' },
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
            description: 'Back to the form, with everything in it.',
            actions: { type: 'fail', params: ({ event }) => event },
          },
        ],
      },
    },
    confirming: {
      on: {
        'addressBook.cancelRemoval': { target: 'idle', actions: 'dropRemoval' },
        'addressBook.remove': {
          target: 'removing',
          actions: { type: 'keepAsked', params: ({ event }) => event },
        },
      },
    },
    removing: {
      tags: 'busy',
      on: {
        'addressBook.write': { description: 'What is under way arrives first.' },
        'addressBook.leave': { description: 'What is under way arrives, whoever looks on.' },
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
        'addressBook.write': { description: 'What is under way arrives first.' },
        'addressBook.leave': { description: 'What is under way arrives, whoever looks on.' },
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
