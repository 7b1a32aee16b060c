/** Reads one subject, such as a category page or a product, and keeps it (CAT-01, CAT-02). */

import { assign, sendParent, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import type { Content, Subject } from '../../domain/subject.ts';
import { readContent } from './catalog.actors.ts';
import type { CatalogEvent, CatalogFact } from './catalog.events.ts';

export interface CatalogInput {
  readonly subject: Subject;
  /** The content sent with the page (VIEW-01). */
  readonly content?: Content;
  /** Whether that content is recent enough not to be read again. */
  readonly isFresh?: boolean;
}

export interface CatalogContext {
  readonly isFresh: boolean;
  readonly subject: Subject;
  readonly content: Content | null;
  readonly failure: Failure | null;
}

export const catalogMachine = setup({
  types: {
    input: {} as CatalogInput,
    context: {} as CatalogContext,
    events: {} as CatalogEvent,
  },
  actors: { readContent },
  actions: {
    report: sendParent((_, fact: CatalogFact) => fact),
    // an equal answer keeps the object, so that the page is not rendered again
    setContent: assign({
      content: ({ context }, { content }: { content: Content }) =>
        JSON.stringify(content) === JSON.stringify(context.content) ? context.content : content,
      failure: null,
    }),
    setFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
  },
  delays: {
    /** How long the content sent with the page counts as recent. */
    freshness: 30_000,
  },
  guards: {
    isFresh: ({ context }) => context.isFresh,
    hasContent: ({ context }) => context.content !== null,
    isOfEveryPage: ({ context: { subject } }) =>
      ['storeConfig', 'menu', 'blocks', 'socialLinks'].includes(subject.kind),
  },
}).createMachine({
  id: 'catalog',
  context: ({ input: { subject, content = null, isFresh = false } }) => ({
    subject,
    content,
    isFresh: isFresh && content !== null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isFresh', target: 'given' }, { target: 'loading' }] },
    given: {
      description: 'The content came with the page and is not read again so soon (VIEW-01).',
      after: { freshness: 'loaded' },
      on: {
        'catalog.renew': 'loading',
        'catalog.refresh': [
          { guard: 'isOfEveryPage', description: 'Header and footer show it; no fact is needed.' },
          {
            description: 'A page opens with this content.',
            actions: {
              type: 'report',
              params: ({ context: { subject, content } }) => ({
                type: 'catalog.loaded',
                subject,
                content: present(content, 'content'),
              }),
            },
          },
        ],
      },
    },
    loading: {
      tags: 'busy',
      description: 'A refresh shows the previous content until the new response arrives.',
      on: { 'catalog.refresh': {}, 'catalog.retry': {} },
      invoke: {
        id: 'readContent',
        src: 'readContent',
        input: ({ context }) => ({ subject: context.subject }),
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'setContent', params: ({ event }) => ({ content: event.output }) },
            {
              type: 'report',
              params: ({ context, event }) => ({
                type: 'catalog.loaded',
                subject: context.subject,
                content: event.output,
              }),
            },
          ],
        },
        onError: [
          // the previous content is better than an error
          { guard: 'hasContent', target: 'loaded' },
          {
            target: 'failed',
            actions: [
              { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
              {
                type: 'report',
                params: ({ context, event }) => ({
                  type: 'catalog.loadFailed',
                  subject: context.subject,
                  failure: toFailure(event.error),
                }),
              },
            ],
          },
        ],
      },
    },
    loaded: { on: { 'catalog.refresh': 'loading', 'catalog.retry': {} } },
    failed: { on: { 'catalog.refresh': 'loading', 'catalog.retry': 'loading' } },
  },
});
