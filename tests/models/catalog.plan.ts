/** What may happen while one subject is read (CAT-01, CAT-02). */

import { catalogMachine } from '#machines/display/catalog/catalog.machine.ts';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { failure } from './goods.ts';
import { after, done, failed, planOf } from '#machines/tools/models/plan.ts';

const menu: Subject = { kind: 'menu' };
const listed: Subject = { kind: 'listedProducts', skus: ['CUPS-50'], urlKeys: [] };
const menus = (): readonly Content[] => [
  { kind: 'menu', items: [] },
  { kind: 'menu', items: [{ id: 7, name: 'Water', path: '/water.html', children: [] }] },
];
const given = (subject: Subject, isFresh: boolean) => ({ subject, content: menus()[0], isFresh });

export const catalogPlan = planOf({
  machine: catalogMachine,
  proves: 'CAT-01, CAT-02',
  inputs: [{ subject: menu }, given(menu, false), given(menu, true), given(listed, true)],
  requests: [{ type: 'catalog.refresh' }, { type: 'catalog.retry' }, { type: 'catalog.renew' }],
  answers: {
    given: [after('freshness', 'catalog.given')],
    loading: [...menus().map((one) => done('readContent', one)), failed('readContent', failure('server'))],
  },
  projection: ({ subject, content, failure: reason }) => [subject, content, reason],

  rules: ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
    const { subject, content, failure: reason } = now;
    const isNew = isDone('readContent') && JSON.stringify(event['output']) !== JSON.stringify(was.content);
    must.start(
      'readContent',
      (before === '' && state === 'loading') ||
        (type === 'catalog.refresh' && ['loaded', 'failed'].includes(before)) ||
        (type === 'catalog.renew' && before === 'given') ||
        (type === 'catalog.retry' && before === 'failed'),
      { subject },
    );
    const isOpened = type === 'catalog.refresh' && before === 'given' && subject === listed;
    must.emit('catalog.loaded', isDone('readContent') || isOpened, { subject, content });
    must.emit('catalog.loadFailed', isFailed('readContent') && was.content === null, {
      subject,
      failure: error,
    });
    must({
      'content is replaced by another answer only':
        before === '' || content === (isNew ? event['output'] : was.content),
      'what is loaded has content and no failure':
        state !== 'loaded' || (content !== null && reason === null),
      'a failure is shown only without content': state !== 'failed' || (content === null && reason !== null),
    });
  },
});
