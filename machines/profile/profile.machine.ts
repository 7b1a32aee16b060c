/** What customers change of their own: their details, their password, and with a company role the people of its teams (§2 my account and company account, ACC-07). */

import { askedDetails, askedPerson, blankProfile, changeIn, profileSetup } from './profile.setup.ts';

export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  context: blankProfile,
  initial: 'resting',
  on: {
    'profile.sync': [
      {
        guard: { type: 'isDoubtSettled', params: ({ event }) => event },
        target: '.resting',
        description: 'It had been done, though nobody said so.',
        actions: ['settleDoubt', { type: 'keepCustomer', params: ({ event }) => event }],
      },
      { actions: { type: 'keepCustomer', params: ({ event }) => event } },
    ],
    'profile.saveDetails': {},
    'profile.changePassword': {},
    'profile.editPerson': {},
    'profile.closePerson': {},
    'profile.savePerson': {},
    'profile.leave': { target: '.resting', actions: 'dropPlace' },
    'profile.forget': { target: '.resting', actions: 'forget' },
  },
  states: {
    resting: {
      entry: 'noteSeen',
      on: {
        'profile.saveDetails': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'savingDetails',
            actions: { type: 'keepAsked', params: ({ event }) => event },
          },
          {},
        ],
        'profile.changePassword': { target: 'changingPassword', actions: 'dropSaid' },
        'profile.editPerson': {
          target: 'editingPerson',
          actions: { type: 'keepPlace', params: ({ event }) => event },
        },
        'profile.savePerson': {
          target: 'savingPerson',
          description: 'An expired session kept it from being done, and its form is gone (BEY-02).',
          actions: [{ type: 'keepAsked', params: ({ event }) => event }, 'noteLeft'],
        },
      },
    },
    savingDetails: {
      tags: 'busy',
      on: { 'profile.leave': { actions: 'noteLeft' } },
      invoke: {
        id: 'saveDetails',
        src: 'saveDetails',
        input: ({ context }) => ({ details: askedDetails(context), before: context.customer }),
        onDone: { target: 'resting', actions: 'finish' },
        onError: {
          target: 'resting',
          actions: { type: 'fail', params: ({ event: { error } }) => ({ error, form: 'details' }) },
        },
      },
    },
    changingPassword: {
      tags: 'busy',
      on: { 'profile.leave': { actions: 'noteLeft' } },
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => ({ change: changeIn(event) }),
        onDone: { target: 'resting', actions: 'finishPassword' },
        onError: {
          target: 'resting',
          actions: { type: 'fail', params: ({ event: { error } }) => ({ error, form: 'password' }) },
        },
      },
    },
    editingPerson: {
      on: {
        'profile.closePerson': { target: 'resting', actions: 'dropPlace' },
        'profile.savePerson': [
          {
            guard: { type: 'canSavePerson', params: ({ event }) => event },
            target: 'savingPerson',
            actions: { type: 'keepAsked', params: ({ event }) => event },
          },
          {
            description: 'An expired session kept it back, and somebody else is written about now (BEY-02).',
          },
        ],
      },
    },
    savingPerson: {
      tags: 'busy',
      on: { 'profile.leave': { actions: ['dropPlace', 'noteLeft'] } },
      invoke: {
        id: 'savePerson',
        src: 'savePerson',
        input: ({ context }) => ({
          ...askedPerson(context),
          isCorporate: context.customer?.isCompanyCustomer ?? false,
        }),
        onDone: { target: 'resting', actions: 'finish' },
        onError: [
          {
            guard: 'isLeft',
            target: 'resting',
            actions: { type: 'fail', params: ({ event: { error } }) => ({ error, form: 'person' }) },
          },
          {
            target: 'editingPerson',
            description: 'Back to the form, with everything in it.',
            actions: { type: 'fail', params: ({ event: { error } }) => ({ error, form: 'person' }) },
          },
        ],
      },
    },
  },
});
