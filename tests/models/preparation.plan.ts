/** What is fetched ahead, and when not (VIEW-01). */

import { nothingOpened } from '#machines/domain/opened-page.ts';
import { turnedTo, wholeList } from '#machines/domain/list-query.ts';
import { preparationMachine } from '#machines/display/preparation/preparation.machine.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

const water = { path: '/water.html', query: wholeList };

export const preparationPlan = planOf({
  machine: preparationMachine,
  proves: 'VIEW-01',
  requests: [
    { type: 'preparation.prepare', ...water },
    { type: 'preparation.prepare', ...water, query: turnedTo(wholeList, 2) },
    { type: 'preparation.cancel' },
    { type: 'preparation.stop' },
  ],
  answers: {
    debouncing: [{ type: 'xstate.after.passing.preparation.debouncing' }],
    fetching: [
      done('preparePage', nothingOpened),
      done('preparePage', { ...nothingOpened, isFresh: false }),
      done('preparePage', null),
      ...failing('preparePage', 'network'),
    ],
  },
  projection: ({ wanted, asked }) => [wanted.query, asked],
  rules: ({ now, was, state, before, type, event, isDone, isFailed }, must) => {
    const isPassed = type.startsWith('xstate.after');
    must.start('preparePage', isPassed, now.wanted);
    const isPage = isDone('preparePage') && event['output'] === nothingOpened;
    must.emit('preparation.prepared', isPage, { page: nothingOpened });
    must(now.asked.length === was.asked.length + Number(isPassed), 'what is fetched is noted');
    must(new Set(now.asked).size === now.asked.length, 'nothing is fetched twice');
    must(before !== 'stopped' || state === 'stopped', 'nothing is fetched ahead for a customer');
    const isCancelled = type === 'preparation.cancel' && before === 'debouncing';
    must.enter('idle', before === '' || isCancelled || isDone('preparePage') || isFailed('preparePage'));
    must.enter('stopped', type === 'preparation.stop');
  },
});
