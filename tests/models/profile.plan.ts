/** What may happen to what customers change of their own, and what must hold whatever does (§2 my account, ACC-07, BEY-02). */

import type { Customer } from '#machines/domain/customer.ts';
import type { Failure } from '#machines/domain/failure.ts';
import type { PersonDetails, ProfileDetails } from '#machines/domain/profile.ts';
import type { ProfileEvent, ProfileForm } from '#machines/profile/profile.events.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import type { ProfileContext } from '#machines/profile/profile.setup.ts';
import { done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { accountOf, grace, relatedOf } from './people.ts';
import { oracleFrom, Stage, type Failed } from './stage.ts';

type Child = 'saveDetails' | 'changePassword' | 'savePerson';
type Answer = { readonly type: `xstate.done.actor.${Child}` } | Failed<Child>;

const leader: Customer = { ...grace, teams: [accountOf(7, { relatedCustomers: [relatedOf(22)] })] };
const details: ProfileDetails = {
  prefix: '',
  firstname: 'Gracie',
  lastname: 'Okafor',
  dateOfBirth: '',
  phone: '07 7010 1000',
  mobile: '',
};
const person: PersonDetails = { jobTitle: 'Foreman', phone: '', mobile: '', isActive: true };
const place = { personId: 22, accountId: 7 };
const renamed: Customer = { ...leader, firstname: 'Gracie' };
const promoted: Customer = {
  ...leader,
  teams: [accountOf(7, { relatedCustomers: [{ ...relatedOf(22), jobTitle: 'Foreman' }] })],
};

const saveDetails = { type: 'profile.saveDetails', details } as const;
const savePerson = { type: 'profile.savePerson', ...place, person } as const;
/** Of before the session expired, while another one's form is open. */
const otherPerson = { ...savePerson, personId: place.personId + 1 };
const change = { current: 'Water4all!', next: 'Water5all!' };

const wishes: readonly ProfileEvent[] = [
  ...[leader, renamed, promoted].map((customer) => ({ type: 'profile.sync', customer }) as const),
  saveDetails,
  { ...saveDetails, details: { ...details, lastname: ' ' } },
  { type: 'profile.changePassword', change },
  { type: 'profile.editPerson', ...place },
  { type: 'profile.closePerson' },
  savePerson,
  { type: 'profile.leave' },
  { type: 'profile.forget' },
];

const busy: readonly string[] = ['savingDetails', 'changingPassword', 'savingPerson'];
const nothing = { doubted: null, failure: null, failedForm: null } as const;
const blank: ProfileContext = { customer: null, place: null, asked: null, isLeft: false, ...nothing };

class Counter extends Stage<ProfileContext> {
  rest(): void {
    this.state = 'resting';
    this.memory.isLeft = false;
  }

  sync(customer: Customer): void {
    const { doubted } = this.memory;
    this.memory.customer = customer;
    const isDone = doubted?.type === 'profile.saveDetails' ? customer === renamed : customer === promoted;
    if (doubted === null || !isDone) return;
    this.rest();
    Object.assign(this.memory, { place: null, ...nothing });
    this.tell({ type: doubted === saveDetails ? 'profile.detailsSaved' : 'profile.personSaved' });
  }

  fail(error: Failure): void {
    const form = (['details', 'password', 'person'] as const)[busy.indexOf(this.state)] as ProfileForm;
    const { asked, isLeft } = this.memory;
    const isSaid = !isLeft && (form === 'password' || error.kind !== 'sessionExpired');
    if (form === 'person' && !isLeft) this.state = 'editingPerson';
    else this.rest();
    Object.assign(this.memory, {
      failure: isSaid ? error : null,
      failedForm: isSaid ? form : null,
      doubted: error.kind === 'network' ? asked : null,
      asked: null,
    });
    this.tell({ type: 'profile.failed', failure: error, asked, isLeft });
  }

  hear(event: ProfileEvent | Answer): void {
    const { state, memory } = this;
    const isResting = state === 'resting';
    switch (event.type) {
      case 'profile.sync':
        return this.sync(event.customer);
      case 'profile.forget':
        this.rest();
        return void Object.assign(memory, blank);
      case 'profile.leave':
        if (busy.includes(state)) memory.isLeft = true;
        if (busy.includes(state) && state !== 'savingPerson') return;
        Object.assign(memory, { place: null, ...nothing });
        if (state !== 'savingPerson') this.rest();
        return;
      case 'profile.saveDetails':
        if (!isResting || event !== saveDetails) return;
        Object.assign(memory, { asked: saveDetails, ...nothing });
        return this.ask('savingDetails', 'saveDetails', { details, before: memory.customer });
      case 'profile.changePassword':
        if (!isResting) return;
        Object.assign(memory, nothing);
        return this.ask('changingPassword', 'changePassword', { change });
      case 'profile.editPerson':
        if (!isResting) return;
        Object.assign(memory, { place, ...nothing });
        this.state = 'editingPerson';
        return;
      case 'profile.closePerson':
        if (state !== 'editingPerson') return;
        Object.assign(memory, { place: null, ...nothing });
        return this.rest();
      case 'profile.savePerson':
        if (!isResting && (state !== 'editingPerson' || event.personId !== place.personId)) return;
        Object.assign(memory, { asked: savePerson, ...nothing, isLeft: isResting });
        return this.ask('savingPerson', 'savePerson', {
          ...place,
          person,
          isCorporate: memory.customer !== null,
        });
      case 'xstate.done.actor.changePassword':
        this.rest();
        return this.tell({ type: 'profile.passwordChanged' });
      case 'xstate.done.actor.saveDetails':
      case 'xstate.done.actor.savePerson':
        this.rest();
        Object.assign(memory, { asked: null, place: null });
        return this.tell({
          type: state === 'savingDetails' ? 'profile.detailsSaved' : 'profile.personSaved',
        });
      default:
        return this.fail(event.error);
    }
  }
}

const answersOf = (child: Child) => [
  done(child),
  failed(child, { ...failure('refused'), fieldMessages: { phone: 'No.' } }),
  failed(child, failure('network')),
  failed(child, { ...failure('network'), kind: 'sessionExpired' }),
];

const answers: Readonly<Record<string, ReturnType<typeof answersOf>>> = {
  savingDetails: answersOf('saveDetails'),
  changingPassword: answersOf('changePassword'),
  savingPerson: answersOf('savePerson'),
};

const invariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  if (now === undefined) return [];
  const { asked, failure: said, failedForm, place: open } = now.view.context as unknown as ProfileContext;
  const { state } = now.view;
  const broken: string[] = [];
  if ((state === 'savingDetails' || state === 'savingPerson') !== (asked !== null))
    broken.push('asking without a question, or the question was kept');
  if ((said === null) !== (failedForm === null)) broken.push('something is said of no form');
  if (said?.kind === 'sessionExpired' && failedForm !== 'password')
    broken.push('the dialog says it already (BEY-02)');
  if (state === 'editingPerson' && open === null) broken.push('the form of nobody stands open');
  if (/Water[45]all/.test(JSON.stringify([now.view.context, now.view.facts])))
    broken.push('a password was kept or told');
  return broken;
};

export const profilePlan: ModelPlan = {
  machine: profileMachine,
  inputs: [undefined],
  events: (state) => [
    ...wishes,
    ...(state === 'editingPerson' ? [otherPerson] : []),
    ...(answers[state] ?? []),
  ],
  projection: (context) => {
    const { doubted, isLeft, place: open } = context as unknown as ProfileContext;
    return [doubted?.type, isLeft, open];
  },
  oracle: oracleFrom(
    Counter,
    () => new Counter('resting', blank),
    (counter, event: ProfileEvent | Answer) => counter.hear(event),
  ),
  invariants,
};
