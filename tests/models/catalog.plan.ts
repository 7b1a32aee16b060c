/** What may happen while one subject is read (CAT-01, CAT-02). */

import { catalogMachine, type CatalogContext } from '#machines/catalog/catalog.machine.ts';
import type { CatalogEvent } from '#machines/catalog/catalog.events.ts';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

const subject: Subject = { kind: 'menu' };
const menus: readonly Content[] = [
  { kind: 'menu', items: [] },
  { kind: 'menu', items: [{ id: 7, name: 'Water', path: '/water.html', children: [] }] },
];

const hear = (
  play: Stage<CatalogContext>,
  event: CatalogEvent | Done<'readContent', Content> | Failed<'readContent'>,
): void => {
  const { memory } = play;
  switch (event.type) {
    case 'catalog.refresh':
      return play.state === 'loading' ? undefined : play.ask('loading', 'readContent', { subject });
    case 'catalog.retry':
      return play.state === 'failed' ? play.ask('loading', 'readContent', { subject }) : undefined;
    case 'xstate.done.actor.readContent':
      play.state = 'loaded';
      memory.content = event.output;
      memory.failure = null;
      return play.tell({ type: 'catalog.loaded', subject, content: event.output });
    case 'xstate.error.actor.readContent':
      play.state = memory.content === null ? 'failed' : 'loaded';
      if (memory.content !== null) return;
      memory.failure = event.error;
      play.tell({ type: 'catalog.loadFailed', subject, failure: event.error });
  }
};

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
  oracle: oracleFrom(
    Stage<CatalogContext>,
    () => {
      const play = new Stage<CatalogContext>('loading', { subject, content: null, failure: null });
      play.ask('loading', 'readContent', { subject });
      return play;
    },
    hear,
  ),
  invariants: (steps) => {
    const now = steps.at(-1)?.view;
    if (now === undefined) return [];
    const { content, failure: reason } = contextOf(now.context);
    const wasRead = steps.some(({ event }) => event.type === 'xstate.done.actor.readContent');
    const broken: string[] = [];
    if (wasRead && content === null) broken.push('what was read is gone');
    if (now.state === 'loaded' && (content === null || reason !== null)) broken.push('loaded nothing');
    if (now.state === 'failed' && (content !== null || reason === null)) broken.push('failed with content');
    return broken;
  },
};
