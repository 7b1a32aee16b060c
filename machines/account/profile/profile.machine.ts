/** A customer's details and password, and the people of their teams (§2 my account, ACC-07). */

import { assign, enqueueActions, setup } from 'xstate';
import type { Customer } from '../../domain/customer.ts';
import { type Failure, mayBeDone, toFailure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import {
  isPersonAs,
  isProfileOf,
  type PasswordChange,
  type PersonDetails,
  type PersonPlace,
  personProblems,
  type ProfileDetails,
  profileProblems,
} from '../../domain/profile.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { changePassword, saveDetails, savePerson } from './profile.actors.ts';
import type { ProfileEvent, ProfileFact, ProfileForm, ProfileRequest } from './profile.events.ts';

export interface ProfileContext {
  readonly customer: Customer | null;
  /** The colleague whose form is open or was sent. */
  readonly place: PersonPlace | null;
  /** The request that the server is answering. */
  readonly asked: ProfileRequest | null;
  /**
   * A request without a response, which may have been carried out; reading the customer again shows
   * it.
   */
  readonly unconfirmed: ProfileRequest | null;
  readonly failure: Failure | null;
  readonly failedForm: ProfileForm | null;
  /** The form was left. */
  readonly isLeft: boolean;
}

export const blankProfile: ProfileContext = {
  customer: null,
  place: null,
  asked: null,
  unconfirmed: null,
  failure: null,
  failedForm: null,
  isLeft: false,
};

/** The password goes from the event to the request and is never stored. */
export const changeIn = (event: {
  readonly type: string;
  readonly change?: PasswordChange;
}): PasswordChange => present(event.change, 'change');

export const askedDetails = ({ asked }: ProfileContext): ProfileDetails => {
  if (asked?.type !== 'profile.saveDetails') throw new Error('no details are being saved');
  return asked.details;
};

export const askedPerson = ({ asked }: ProfileContext) => {
  if (asked?.type !== 'profile.savePerson') throw new Error('nobody is being saved');
  const { personId, accountId, person } = asked;
  return { personId, accountId, person };
};

const isDone = (asked: ProfileRequest, customer: Customer): boolean =>
  asked.type === 'profile.saveDetails'
    ? isProfileOf(customer, asked.details)
    : isPersonAs(customer, asked, asked.person);

const factOf = ({ type }: ProfileRequest): ProfileFact => ({
  type: type === 'profile.saveDetails' ? 'profile.detailsSaved' : 'profile.personSaved',
});

const settled = { unconfirmed: null, failure: null, failedForm: null } as const;

export const profileMachine = setup({
  types: { context: {} as ProfileContext, events: {} as ProfileEvent },
  actors: { saveDetails, changePassword, savePerson },
  actions: {
    setCustomer: assign({ customer: (_, { customer }: { customer: Customer }) => customer }),
    setRequest: assign({ asked: (_, asked: ProfileRequest) => asked, ...settled }),
    clearOutcome: assign(settled),
    setPlace: assign({
      place: (_, { personId, accountId }: PersonPlace) => ({ personId, accountId }),
      ...settled,
    }),
    dropPlace: assign({ place: null, ...settled }),
    noteLeft: assign({ isLeft: true }),
    noteSeen: assign({ isLeft: false }),
    finish: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ asked: null, place: null });
      enqueue.sendParent(factOf(present(context.asked, 'asked')));
    }),
    finishPassword: enqueueActions(({ enqueue }) => {
      enqueue.sendParent({ type: 'profile.passwordChanged' } satisfies ProfileFact);
    }),
    // an expired session is not shown: the dialog appears and the request is repeated after signing in
    // (BEY-02)
    fail: enqueueActions(({ context, enqueue }, { error, form }: { error: unknown; form: ProfileForm }) => {
      const failure = toFailure(error);
      const { asked, isLeft } = context;
      // a password change cannot be repeated, so its form shows the failure
      const isSaid = !isLeft && (asked === null || !isSessionExpired(failure));
      enqueue.assign({
        failure: isSaid ? failure : null,
        failedForm: isSaid ? form : null,
        unconfirmed: mayBeDone(failure) ? asked : null,
        asked: null,
      });
      enqueue.sendParent({ type: 'profile.failed', failure, asked, isLeft } satisfies ProfileFact);
    }),
    finishUnconfirmed: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ place: null, ...settled });
      enqueue.sendParent(factOf(present(context.unconfirmed, 'unconfirmed')));
    }),
    forget: assign(blankProfile),
  },
  guards: {
    isUnconfirmedDone: ({ context: { unconfirmed } }, { customer }: { customer: Customer }) =>
      unconfirmed !== null && isDone(unconfirmed, customer),
    isComplete: (_, { details }: { details: ProfileDetails }) =>
      Object.keys(profileProblems(details)).length === 0,
    canSavePerson: (
      { context: { place } },
      { personId, accountId, person }: PersonPlace & { person: PersonDetails },
    ) =>
      place?.personId === personId &&
      place.accountId === accountId &&
      Object.keys(personProblems(person)).length === 0,
    isLeft: ({ context }) => context.isLeft,
  },
}).createMachine({
  id: 'profile',
  context: blankProfile,
  initial: 'resting',
  on: {
    'profile.sync': [
      {
        guard: { type: 'isUnconfirmedDone', params: ({ event }) => event },
        target: '.resting',
        description: 'The change was made although its response was lost.',
        actions: ['finishUnconfirmed', { type: 'setCustomer', params: ({ event }) => event }],
      },
      { actions: { type: 'setCustomer', params: ({ event }) => event } },
    ],
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
            actions: { type: 'setRequest', params: ({ event }) => event },
          },
          {},
        ],
        'profile.changePassword': { target: 'changingPassword', actions: 'clearOutcome' },
        'profile.editPerson': {
          target: 'editingPerson',
          actions: { type: 'setPlace', params: ({ event }) => event },
        },
        'profile.savePerson': {
          target: 'savingPerson',
          description: 'Repeated after the session expired, when the form is gone (BEY-02).',
          actions: [{ type: 'setRequest', params: ({ event }) => event }, 'noteLeft'],
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
            actions: { type: 'setRequest', params: ({ event }) => event },
          },
          {
            description: 'Repeated after the session expired, when the form shows another person (BEY-02).',
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
            description: 'Returns to the form with its values kept.',
            actions: { type: 'fail', params: ({ event: { error } }) => ({ error, form: 'person' }) },
          },
        ],
      },
    },
  },
});
