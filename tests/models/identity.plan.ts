/** What may happen to an identity: an e-mail counts once the server took it (CHK-03, CHK-07). */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { IdentityEvent } from '#machines/checkout/identity.events.ts';
import { identityMachine } from '#machines/checkout/identity.machine.ts';
import type { Submission } from '#machines/checkout/step.events.ts';
import { failure } from './goods.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const email = 'rosa@example.com';
const submission: Submission = { step: 'email', cartId: 'cart-1', email };
const told = { type: 'accountSection.welcome', email } as const;

const requests: readonly IdentityEvent[] = [
  { type: 'identity.confirmEmail', cartId: 'cart-1', email },
  { type: 'identity.release' },
  { type: 'identity.informAccount', told },
  { type: 'identity.syncCustomer', email: null },
  { type: 'accountSection.emailChanged', email: '', typed: email },
  { type: 'accountSection.creationChosen' },
  { type: 'accountSection.customerWelcomed', email },
  { type: 'step.accepted', submission },
  { type: 'step.rejected', submission, failure: failure('refused') },
];

/** What each request says to a child. */
const sends: Readonly<Record<string, EventObject>> = {
  'identity.confirmEmail': { type: 'step.submit', submission } as EventObject,
  'identity.informAccount': told,
  'identity.syncCustomer': { type: 'accountSection.syncCustomer', email: null } as EventObject,
};

export const identityPlan = planOf({
  machine: identityMachine,
  proves: 'CHK-03, CHK-07',
  inputs: [{ customer: null, welcomed: null, accepted: email }],
  requests,
  projection: () => null,
  rules: ({ state, before, type, steps, now }, must) => {
    const asked: readonly EventObject[] = (steps.at(-1)?.view.asked ?? []).flatMap((one) =>
      'event' in one ? [one.event] : [],
    );
    const isAccepted = type === 'step.accepted' && before === 'confirming';
    const isRefused = type === 'step.rejected' && before === 'confirming';
    const confirmed = { type: 'accountSection.confirmGuest', email };
    const due = isAccepted ? [confirmed] : (sends[type] ?? []);
    must(isDeepStrictEqual(asked, [due].flat()), 'what is asked is passed on once');
    must.start('accountSection', before === '', now);
    must.emit('identity.emailAccepted', isAccepted, { email });
    must.emit('identity.emailRefused', isRefused, { failure: failure('refused') });
    must.emit('identity.emailChanged', type === 'accountSection.emailChanged', { email: '', typed: email });
    must.emit('identity.creationChosen', type === 'accountSection.creationChosen');
    must.emit('identity.customerWelcomed', type === 'accountSection.customerWelcomed', { email });
    const isEnd = isAccepted || isRefused || type === 'identity.release';
    must(
      (state === 'confirming') === (type === 'identity.confirmEmail' || (before === 'confirming' && !isEnd)),
      'an answer is waited for until it is there, or until nothing waits for it',
    );
  },
});
