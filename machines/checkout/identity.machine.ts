/** The orderer: a guest with an accepted e-mail, or a customer (CHK-03, CHK-07). */

import { assertEvent, sendParent, sendTo, setup } from 'xstate';
import { accountSectionMachine, type AccountSectionInput } from './account-section.machine.ts';
import type { IdentityEvent, IdentityFact } from './identity.events.ts';
import type { StepFact } from './step.events.ts';
import { stepMachine } from './step.machine.ts';

/** The e-mail step submits only e-mails. */
const emailIn = ({ submission }: StepFact): string => (submission.step === 'email' ? submission.email : '');

/** Type-checks the fact. */
const fact = (sent: IdentityFact): IdentityFact => sent;

export const identityMachine = setup({
  types: {
    input: {} as AccountSectionInput,
    /** The values known when the checkout opens. */
    context: {} as AccountSectionInput,
    events: {} as IdentityEvent,
    children: {} as { accountSection: 'accountSection'; emailStep: 'step' },
  },
  actors: { accountSection: accountSectionMachine, step: stepMachine },
  actions: {
    submitEmail: sendTo('emailStep', ({ event }) => {
      assertEvent(event, 'identity.confirmEmail');
      const { cartId, email } = event;
      return { type: 'step.submit', submission: { step: 'email', cartId, email } };
    }),
    informAccount: sendTo('accountSection', ({ event }) => {
      assertEvent(event, 'identity.informAccount');
      return event.told;
    }),
    syncCustomer: sendTo('accountSection', ({ event }) => {
      assertEvent(event, 'identity.syncCustomer');
      return { type: 'accountSection.syncCustomer', email: event.email };
    }),
    confirmGuest: sendTo('accountSection', ({ event }) => {
      assertEvent(event, 'step.accepted');
      return { type: 'accountSection.confirmGuest', email: emailIn(event) };
    }),
    reportAccepted: sendParent(({ event }) => {
      assertEvent(event, 'step.accepted');
      return fact({ type: 'identity.emailAccepted', email: emailIn(event) });
    }),
    reportRefused: sendParent(({ event }) => {
      assertEvent(event, 'step.rejected');
      return fact({ type: 'identity.emailRefused', failure: event.failure });
    }),
    reportChanged: sendParent(({ event }) => {
      assertEvent(event, 'accountSection.emailChanged');
      return fact({ type: 'identity.emailChanged', email: event.email, typed: event.typed });
    }),
    reportCreation: sendParent(fact({ type: 'identity.creationChosen' })),
    reportWelcomed: sendParent(({ event }) => {
      assertEvent(event, 'accountSection.customerWelcomed');
      return fact({ type: 'identity.customerWelcomed', email: event.email });
    }),
  },
}).createMachine({
  id: 'identity',
  context: ({ input }) => input,
  invoke: [
    { id: 'accountSection', src: 'accountSection', input: ({ context }) => context },
    { id: 'emailStep', src: 'step' },
  ],
  initial: 'idle',
  on: {
    'identity.confirmEmail': { target: '.confirming', actions: 'submitEmail' },
    'identity.release': '.idle',
    'identity.informAccount': { actions: 'informAccount' },
    'identity.syncCustomer': { actions: 'syncCustomer' },
    'accountSection.emailChanged': { actions: 'reportChanged' },
    'accountSection.creationChosen': { actions: 'reportCreation' },
    'accountSection.customerWelcomed': { actions: 'reportWelcomed' },
    'step.accepted': {},
    'step.rejected': {},
  },
  states: {
    idle: {},
    confirming: {
      tags: 'busy',
      on: {
        'step.accepted': {
          target: 'idle',
          description: 'The account section already knows a signed-in customer and ignores this.',
          actions: ['confirmGuest', 'reportAccepted'],
        },
        'step.rejected': { target: 'idle', actions: 'reportRefused' },
      },
    },
  },
});
