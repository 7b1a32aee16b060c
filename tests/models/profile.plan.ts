/** What may happen to what customers change of their own (§2 my account, ACC-07, BEY-02). */

import type { Customer } from '#machines/domain/customer.ts';
import { personOf, profileOf } from '#machines/domain/profile.ts';
import type { ProfileEvent } from '#machines/account/profile/profile.events.ts';
import { profileMachine } from '#machines/account/profile/profile.machine.ts';
import { failure } from './goods.ts';
import { accountOf, grace, relatedOf } from './people.ts';
import { done, failed, planOf } from '#machines/tools/models/plan.ts';

type Child = 'saveDetails' | 'changePassword' | 'savePerson';

const leader: Customer = { ...grace, teams: [accountOf(7, { relatedCustomers: [relatedOf(22)] })] };
const details = { ...profileOf(leader), firstname: 'Gracie' };
const person = { ...personOf(relatedOf(22)), jobTitle: 'Foreman' };
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

const requests: readonly ProfileEvent[] = [
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

export const profilePlan = planOf({
  machine: profileMachine,
  proves: 'ACC-07, BEY-02',
  events: (state) => [
    ...requests,
    ...(state === 'editingPerson' ? [otherPerson] : []),
    ...(answers[state] ?? []),
  ],
  projection: ({ unconfirmed, isLeft, place: open }) => [unconfirmed?.type, isLeft, open],

  rules: ({ now, was, state, before, type, event, error, facts, isDone, isFailed }, must) => {
    const { failure: said, failedForm, place: open } = now;
    const isResting = before === 'resting';
    const isPerson = isResting || (before === 'editingPerson' && event['personId'] === place.personId);
    const isFault = isFailed('saveDetails', 'changePassword', 'savePerson');
    const isRenewed = type === 'profile.sync' && was.unconfirmed !== null && now.unconfirmed === null;
    const isLeft = type === 'profile.leave' || (type === 'profile.closePerson' && before === 'editingPerson');
    const due = was.unconfirmed?.type === saveDetails.type ? renamed : promoted;
    must({
      'an ended session is shown by its dialog alone (BEY-02)':
        said?.kind !== 'sessionExpired' || failedForm === 'password',
      'the newest details are shown': type !== 'profile.sync' || now.customer === event['customer'],
      'an unconfirmed request is done once the customer shows it':
        type !== 'profile.sync' || was.unconfirmed === null || isRenewed === (event['customer'] === due),
      'a form that is left is closed': !isLeft || open === null,
      'what is left while it is saved is known':
        type !== 'profile.leave' || now.isLeft === /^(saving|changing)/.test(before),
      'a page at rest is seen': state !== 'resting' || !now.isLeft,
      'another password is another try': state !== 'changingPassword' || state === before || said === null,
      'a password is neither kept nor emitted': !/Water[45]all/.test(JSON.stringify([now, facts])),
    });
    must.start('saveDetails', event === (saveDetails as unknown) && isResting, {
      details,
      before: was.customer,
    });
    must.start('changePassword', type === 'profile.changePassword' && isResting, { change });
    must.start('savePerson', type === savePerson.type && isPerson, {
      ...place,
      person,
      isCorporate: was.customer !== null,
    });
    must.emit('profile.passwordChanged', isDone('changePassword'));
    must.emit(
      'profile.detailsSaved',
      isDone('saveDetails') || (isRenewed && was.unconfirmed?.type === saveDetails.type),
    );
    must.emit(
      'profile.personSaved',
      isDone('savePerson') || (isRenewed && was.unconfirmed?.type === savePerson.type),
    );
    must.emit('profile.failed', isFault, { failure: error, asked: was.asked, isLeft: was.isLeft });
    if (type === 'profile.forget')
      must(state === 'resting' && now.customer === null && said === null && open === null, 'all is empty');
  },
});
