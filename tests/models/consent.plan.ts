/** Nothing is allowed before the shopper says so, nor where the browser refuses (TRK-05). */

import type { ConsentEvent } from '#machines/consent/consent.events.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { everythingAllowed, nothingAllowed } from '#machines/domain/consent.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const some = { analytics: true, marketing: false };
const requests: readonly ConsentEvent[] = [
  { type: 'consent.accept' },
  { type: 'consent.refuse' },
  { type: 'consent.choose' },
  { type: 'consent.save', choice: some },
  { type: 'consent.cancel' },
  { type: 'consent.review' },
  { type: 'consent.follow', choice: nothingAllowed },
];
const chosen: Readonly<Record<string, object>> = {
  'consent.accept': everythingAllowed,
  'consent.refuse': nothingAllowed,
  'consent.save': some,
};

export const consentPlan = planOf({
  machine: consentMachine,
  proves: 'TRK-05',
  inputs: [
    { choice: null, isRefusedByBrowser: false },
    { choice: some, isRefusedByBrowser: false },
    { choice: some, isRefusedByBrowser: true },
  ],
  requests,
  projection: (context) => context,
  rules: ({ now, was, state, before, type, event }, must) => {
    const isBarred = now.isRefusedByBrowser;
    must(isBarred === /^(barred|explaining)$/.test(state), 'the browser is believed');
    must(before !== '' || state !== 'answered.asking' || now.choice === null, 'who has chosen is not asked');
    const isOpen = /asking|choosing/.test(before);
    const isFollowed = type === 'consent.follow' && !isBarred;
    const choice = isFollowed ? event['choice'] : isOpen ? chosen[type] : undefined;
    must(now.choice === (choice ?? was.choice), 'what was chosen counts, and a second press changes nothing');
    must(type !== 'consent.review' || isBarred || state === 'answered.choosing', 'a choice can be changed');
  },
});
