/** Who may come to the account section and how: a guest, a customer, somebody who becomes one. */

import type { AccountSectionEvent } from '#machines/checkout/account-section.events.ts';
import { accountSectionMachine } from '#machines/checkout/account-section.machine.ts';
import { after, planOf } from '#machines/tools/models/plan.ts';

const rosa = 'rosa@example.com';
const hannah = 'hannah@example.com';

const events: readonly AccountSectionEvent[] = [
  { type: 'accountSection.chooseGuest', email: rosa },
  { type: 'accountSection.chooseSignIn', email: '' },
  { type: 'accountSection.chooseCreation', email: rosa },
  { type: 'accountSection.changeEmail', email: rosa },
  { type: 'accountSection.changeEmail', email: 'roza@example.com' },
  { type: 'accountSection.confirmGuest', email: rosa },
  { type: 'accountSection.beginAttempt', isCreation: false },
  { type: 'accountSection.beginAttempt', isCreation: true },
  { type: 'accountSection.failAttempt' },
  { type: 'accountSection.welcome', email: hannah },
  { type: 'accountSection.receiveCart' },
  { type: 'accountSection.syncCustomer', email: hannah },
  { type: 'accountSection.syncCustomer', email: null },
];

const isWaiting = (state: string): boolean => state.startsWith('loading');
const isTrying = (state: string): boolean => /\.(signingIn|creating)$/.test(state);

export const accountSectionPlan = planOf({
  machine: accountSectionMachine,
  proves: 'CHK-03',
  inputs: [
    { customer: null, welcomed: null, accepted: '' },
    { customer: null, welcomed: null, accepted: rosa },
    { customer: null, welcomed: hannah, accepted: '' },
    { customer: hannah, welcomed: hannah, accepted: '' },
  ],
  events: (state) =>
    isWaiting(state) ? [...events, after('welcomePatience', 'accountSection.loading')] : events,
  projection: ({ customer, accepted, isChanged, areDetailsAwaited, isCartAwaited }) => [
    customer !== null,
    accepted !== '',
    isChanged,
    areDetailsAwaited,
    isCartAwaited,
  ],

  rules: ({ now, was, state, before, type, event }, must) => {
    const name = type.replace('accountSection.', '');
    const email = event['email'] as string | null;
    const isBusy = isWaiting(before) || before === 'finished.customer';
    const isFree = before !== '' && !isBusy;
    const isChosen = name.startsWith('choose') && isFree && !isTrying(before);
    const isTaken = name === 'confirmGuest' && isFree;
    const isChange = name === 'changeEmail' && before.endsWith('.guest');
    const isBack = isChange && email === was.accepted;
    const isWelcome = name === 'welcome' && before !== 'finished.customer';
    const isKnown = name === 'syncCustomer' && email !== null;
    const isLeft = name === 'syncCustomer' && email === null;
    const isCart = isWaiting(before) && name === 'receiveCart';
    const isLate = type.startsWith('xstate.after');
    const isCreated = isWelcome && before.endsWith('.creating');
    const isMade = name === 'beginAttempt' && isFree;
    const isAwaited = now.areDetailsAwaited || now.isCartAwaited;
    must.enter('loading.complete', isCreated);
    must.enter(
      'loading.returning',
      (isWelcome && !isCreated) || (isAwaited && (before === '' || (isKnown && isFree))),
    );
    must.enter(
      'started.guest',
      (isChosen && name === 'chooseGuest') || isLeft || (before === '' && now.customer === null),
    );
    must.enter(
      'started.signIn',
      (isChosen && name === 'chooseSignIn') || (name === 'failAttempt' && before.endsWith('.signingIn')),
    );
    must.enter('started.signingIn', isMade && event['isCreation'] === false);
    must.enter('started.creation.fresh', isChosen && name === 'chooseCreation');
    must.enter('started.creation.creating', isMade && event['isCreation'] === true);
    must.enter('started.creation.reset', name === 'failAttempt' && before.endsWith('.creating'));
    must.enter('finished.guest', isTaken);
    must.enter(
      'finished.customer',
      (isCart || isKnown || isLate || before === '') && now.customer !== null && !isAwaited,
    );
    const isSent = isTaken || (isBack && was.isChanged);
    must.hold({
      typed: isSent ? '' : isChosen || (isChange && !isBack) ? email : was.typed,
      accepted: isSent ? email : isWelcome || isKnown ? '' : was.accepted,
      isChanged: (isChange && !isBack) || (was.isChanged && !isSent && !isWelcome && !isKnown),
      customer: isWelcome || isKnown ? email : isLeft ? null : was.customer,
      areDetailsAwaited: isWelcome || (was.areDetailsAwaited && !isKnown && !isLeft && !isLate),
      isCartAwaited: isWelcome || (was.isCartAwaited && !isCart && !isLeft && !isLate),
    });
    must.emit('accountSection.customerWelcomed', state === 'finished.customer' && before !== state, {
      email: now.customer,
    });
    must.emit('accountSection.creationChosen', isChosen && name === 'chooseCreation');
    must.emit('accountSection.emailChanged', isChange && !(isBack && !was.isChanged), {
      email: isBack ? was.accepted : '',
    });
  },
});
