/** What may happen while one subject is read (CAT-01, CAT-02). */

import { catalogMachine, type CatalogContext } from '#machines/catalog/catalog.machine.ts';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { rules } from './rules.ts';

const subject: Subject = { kind: 'menu' };
const menus: readonly Content[] = [
  { kind: 'menu', items: [] },
  { kind: 'menu', items: [{ id: 7, name: 'Water', path: '/water.html', children: [] }] },
];

const contextOf = (context: unknown): CatalogContext => context as CatalogContext;

export const catalogPlan: ModelPlan = {
  machine: catalogMachine,
  inputs: [{ subject }],
  events: (state) => [
    { type: 'catalog.refresh' },
    { type: 'catalog.retry' },
    ...(state === 'loading'
      ? [...menus.map((menu) => done('readContent', menu)), failed('readContent', failure('server'))]
      : []),
  ],
  projection: (context) => [contextOf(context).content, contextOf(context).failure],

  invariants: rules<CatalogContext>(
    ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
      const { content, failure: reason } = now;
      must.start(
        'readContent',
        before === '' ||
          (type === 'catalog.refresh' && before !== 'loading') ||
          (type === 'catalog.retry' && before === 'failed'),
        { subject },
      );
      must.emit('catalog.loaded', isDone('readContent'), { subject, content: event['output'] });
      must.emit('catalog.loadFailed', isFailed('readContent') && was.content === null, {
        subject,
        failure: error,
      });
      must(
        content === (isDone('readContent') ? event['output'] : was.content),
        'content is replaced by an answer only',
      );
      must(
        state !== 'loaded' || (content !== null && reason === null),
        'what is loaded has content and no failure',
      );
      must(
        state !== 'failed' || (content === null && reason !== null),
        'a failure is shown only without content',
      );
    },
  ),
};
