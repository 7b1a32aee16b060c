/** Who may come to the account section and how: a guest, a customer, somebody who becomes one. */

import type { AccountSectionEvent } from '#machines/checkout/account-section.events.ts';
import { accountSectionMachine } from '#machines/checkout/account-section.machine.ts';
import { after, planOf } from './plan.ts';

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
    { customer: null, welcomed: null, taken: '' },
    { customer: null, welcomed: null, taken: rosa },
    { customer: null, welcomed: hannah, taken: '' },
    { customer: hannah, welcomed: hannah, taken: '' },
  ],
  events: (state) =>
    isWaiting(state) ? [...events, after('welcomePatience', 'accountSection.loading')] : events,
  projection: ({ customer, taken, isChanged, areDetailsAwaited, isCartAwaited }) => [
    customer !== null,
    taken !== '',
    isChanged,
    areDetailsAwaited,
    isCartAwaited,
  ],

  rules: ({ now, was, state, before, type, event }, must) => {
    const isBusy = isWaiting(before) || before === 'finished.customer';
    const isFree = before !== '' && !isBusy;
    must(state !== 'finished.customer' || now.customer !== null, 'the section ends with a known customer');
    must.emit('accountSection.customerWelcomed', state === 'finished.customer' && before !== state, {
      email: now.customer,
    });
    must(
      !isWaiting(state) || now.areDetailsAwaited || now.isCartAwaited,
      'the section waits only for details or a cart that are still missing',
    );
    const isForm = /choose(Guest|SignIn|Creation)$/.test(type) && isFree && !isTrying(before);
    must.emit('accountSection.creationChosen', isForm && type.endsWith('chooseCreation'));
    const isChange = type === 'accountSection.changeEmail' && before.endsWith('.guest');
    const isBack = event['email'] === was.taken;
    must.emit('accountSection.emailChanged', isChange && !(isBack && !was.isChanged), {
      email: isBack ? was.taken : '',
    });
  },
});
