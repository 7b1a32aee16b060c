/** Who may come to the account section and how: a guest, a customer, somebody who becomes one (CHK-03). */

import type { AccountSectionEvent } from '#machines/checkout/account-section.events.ts';
import {
  accountSectionMachine,
  type AccountSectionContext,
  type AccountSectionInput,
} from '#machines/checkout/account-section.machine.ts';
import { after, type ModelPlan } from '#tests/support/model.ts';
import { oracleFrom, Stage } from './stage.ts';

const rosa = 'rosa@example.com';
const hannah = 'hannah@example.com';

type Patience = ReturnType<typeof after>;

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

class Desk extends Stage<AccountSectionContext> {
  /** What was waited for may be here by now. */
  look(): void {
    const { customer, areDetailsAwaited, isCartAwaited } = this.memory;
    if (!isWaiting(this.state)) return;
    if (customer === null) this.state = 'started.guest';
    else if (!areDetailsAwaited && !isCartAwaited) {
      this.state = 'finished.customer';
      this.tell({ type: 'accountSection.customerWelcomed', email: customer });
    }
  }

  show(state: string, email: string): void {
    if (isWaiting(this.state) || isTrying(this.state) || this.state === 'finished.customer') return;
    this.state = state;
    this.memory.typed = email;
    if (state === 'started.creation.fresh') this.tell({ type: 'accountSection.creationChosen' });
  }

  sync(email: string | null): void {
    Object.assign(this.memory, { customer: email, areDetailsAwaited: false });
    if (email !== null) this.ownItsEmail();
    if (email === null) {
      Object.assign(this.memory, { isCartAwaited: false });
      this.state = 'started.guest';
    } else if (this.state !== 'finished.customer' && !isWaiting(this.state)) this.state = 'loading.returning';
  }

  /** The account's e-mail is the order's: a guest's says nothing any more. */
  ownItsEmail(): void {
    Object.assign(this.memory, { taken: '', isChanged: false });
  }

  welcome(email: string): void {
    if (this.state === 'finished.customer') return;
    this.ownItsEmail();
    Object.assign(this.memory, { customer: email, areDetailsAwaited: true, isCartAwaited: true });
    this.state = this.state === 'started.creation.creating' ? 'loading.complete' : 'loading.returning';
  }

  /** Signing in or making an account, if nobody is in yet. */
  attempt(isCreation: boolean): void {
    if (isWaiting(this.state) || this.state === 'finished.customer') return;
    this.state = isCreation ? 'started.creation.creating' : 'started.signingIn';
  }

  /** What was typed for another form is settled: the server has the guest's e-mail. */
  confirm(email: string): void {
    if (isWaiting(this.state) || this.state === 'finished.customer') return;
    this.state = 'finished.guest';
    Object.assign(this.memory, { typed: '', taken: email, isChanged: false });
  }

  /** Told once it differs from what the server has, and once it no longer does. */
  leaveField(email: string): void {
    const { taken, isChanged } = this.memory;
    if (!this.state.endsWith('.guest') || (email === taken && !isChanged)) return;
    const isBack = email === taken;
    Object.assign(this.memory, { typed: isBack ? '' : email, isChanged: !isBack });
    this.tell({ type: 'accountSection.emailChanged', email: isBack ? taken : '', typed: email });
  }

  fail(): void {
    if (!isTrying(this.state)) return;
    this.state = this.state === 'started.signingIn' ? 'started.signIn' : 'started.creation.reset';
  }

  answer(event: AccountSectionEvent): void {
    switch (event.type) {
      case 'accountSection.chooseGuest':
        return this.show('started.guest', event.email);
      case 'accountSection.chooseSignIn':
        return this.show('started.signIn', event.email);
      case 'accountSection.chooseCreation':
        return this.show('started.creation.fresh', event.email);
      case 'accountSection.confirmGuest':
        return this.confirm(event.email);
      case 'accountSection.changeEmail':
        return this.leaveField(event.email);
      case 'accountSection.beginAttempt':
        return this.attempt(event.isCreation);
      case 'accountSection.failAttempt':
        return this.fail();
      case 'accountSection.welcome':
        return this.welcome(event.email);
      case 'accountSection.receiveCart':
        if (isWaiting(this.state)) this.memory.isCartAwaited = false;
        return;
      case 'accountSection.syncCustomer':
        return this.sync(event.email);
    }
  }

  hear(event: AccountSectionEvent | Patience): void {
    if (event.type.startsWith('xstate.after'))
      Object.assign(this.memory, { areDetailsAwaited: false, isCartAwaited: false });
    else this.answer(event as AccountSectionEvent);
    this.look();
  }
}

export const accountSectionPlan: ModelPlan = {
  machine: accountSectionMachine,
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
  oracle: oracleFrom(
    Desk,
    (input) => {
      const { customer, welcomed, taken } = input as AccountSectionInput;
      const desk = new Desk('loading.returning', {
        typed: '',
        taken,
        isChanged: false,
        customer: customer ?? welcomed,
        areDetailsAwaited: customer === null && welcomed !== null,
        isCartAwaited: false,
      });
      desk.look();
      return desk;
    },
    (desk, event: AccountSectionEvent | Patience) => desk.hear(event),
  ),
  invariants: (steps) => {
    const now = steps.at(-1)?.view;
    const isIn = now?.state === 'finished.customer';
    const isKnown = now?.context['customer'] !== null;
    return isIn && !isKnown ? ['finished for a customer nobody knows'] : [];
  },
};
