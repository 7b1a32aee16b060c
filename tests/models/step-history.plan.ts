/** What Back and Forward do in the checkout, and its own changes of the step (BEY-21). */

import type { HistoryEntry } from '#machines/checkout/step-history/step-history.events.ts';
import { stepHistoryMachine } from '#machines/checkout/step-history/step-history.machine.ts';
import { failing, planOf } from '#machines/tools/models/plan.ts';

const entries: readonly HistoryEntry[] = [
  { key: 'a', step: 'account', index: 1 },
  { key: 'b', step: 'account', index: 2 },
  { key: 'c', step: 'delivery', index: 3 },
  { key: 'd', step: 'delivery', index: null },
  { key: 'e', step: null, index: 4 },
];

export const stepHistoryPlan = planOf({
  machine: stepHistoryMachine,
  proves: 'BEY-21',
  isRoot: true,
  inputs: [{ tab: 'account' }],
  events: () => [
    ...entries.map((entry) => ({ type: 'stepHistory.showEntry', entry })),
    ...['account', 'delivery'].map((tab) => ({ type: 'stepHistory.followTab', tab })),
    ...failing('tabsLink', 'unexpected'),
  ],
  projection: ({ tab, entry, moved }) => [tab, entry, moved],

  rules: ({ now, was, state, before, type, event, told, sent }, must) => {
    const isTab = type === 'stepHistory.followTab';
    const isEntry = type === 'stepHistory.showEntry';
    const shown = isEntry ? (event['entry'] as HistoryEntry) : was.entry;
    const step = shown?.step;
    const [from, to] = [was.entry?.index ?? null, shown?.index ?? null];
    const moved = from === null || to === null ? 0 : to - from;
    const isHere = step === now.tab;
    const isAsked = isEntry && (before === 'asking' || (before === 'showing' && step !== null && !isHere));
    const isRefused = isTab && before === 'asking' && !isHere;
    must.start('tabsLink', before === '');
    must.hold({ tab: isTab ? event['tab'] : was.tab, entry: shown });
    must(sent.length === (isAsked ? 1 : 0), 'a step that was gone to is asked for');
    must.emit('stepHistory.moveWanted', told.includes('stepHistory.moveWanted'), {
      by: isRefused ? -was.moved : Math.sign(moved),
    });
    must(
      told.includes('stepHistory.moveWanted') ===
        ((isRefused && was.moved !== 0) ||
          (isEntry && before === 'showing' && isHere && was.entry?.step === step && moved !== 0)),
      'a closed step is left again, and one shown twice is skipped',
    );
    const isAdded = isTab && before === 'showing' && !isHere;
    const isReplaced =
      (isRefused && was.moved === 0) ||
      (isEntry && !isHere && (before === 'opening' || (before === 'showing' && step === null)));
    must.emit('stepHistory.entryWanted', isAdded || isReplaced, { tab: now.tab, isReplaced });
    const isOpening = before === '' || (before === 'opening' && !isEntry);
    const isAsking = isAsked || (before === 'asking' && !isTab);
    must(
      state === (isAsking ? 'asking' : isOpening ? 'opening' : 'showing'),
      'a step is asked for, then shown',
    );
  },
});
