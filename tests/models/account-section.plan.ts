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
  { type: 'accountSection.confirmGuest' },
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
    if (email === null) {
      Object.assign(this.memory, { isCartAwaited: false });
      this.state = 'started.guest';
    } else if (this.state !== 'finished.customer' && !isWaiting(this.state)) this.state = 'loading.returning';
  }

  welcome(email: string): void {
    if (this.state === 'finished.customer') return;
    Object.assign(this.memory, { customer: email, areDetailsAwaited: true, isCartAwaited: true });
    this.state = this.state === 'started.creation.creating' ? 'loading.complete' : 'loading.returning';
  }

  /** Signing in or making an account, if nobody is in yet. */
  attempt(isCreation: boolean): void {
    if (isWaiting(this.state) || this.state === 'finished.customer') return;
    this.state = isCreation ? 'started.creation.creating' : 'started.signingIn';
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
        if (!isWaiting(this.state) && this.state !== 'finished.customer') this.state = 'finished.guest';
        return;
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
    { customer: null, welcomed: null },
    { customer: null, welcomed: hannah },
    { customer: hannah, welcomed: hannah },
  ],
  events: (state) =>
    isWaiting(state) ? [...events, after('welcomePatience', 'accountSection.loading')] : events,
  projection: ({ customer, areDetailsAwaited, isCartAwaited }) => [
    customer !== null,
    areDetailsAwaited,
    isCartAwaited,
  ],
  oracle: oracleFrom(
    Desk,
    (input) => {
      const { customer, welcomed } = input as AccountSectionInput;
      const desk = new Desk('loading.returning', {
        typed: '',
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
