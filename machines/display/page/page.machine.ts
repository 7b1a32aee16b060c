/** Resolves the current address: found, redirected, missing or failed (§4 route resolution). */

import { assign, sendParent, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { ListQuery } from '../../domain/list-query.ts';
import type { OpenedAddress } from '../../domain/opened-page.ts';
import {
  isOfflineResolution,
  searchResolution,
  subjectOf,
  type RouteResolution,
} from '../../domain/route.ts';
import type { Subject } from '../../domain/subject.ts';
import { resolveRoute } from './page.actors.ts';
import type { PageEvent, PageFact } from './page.events.ts';

/** Follows this many redirects in a row; more are a loop. */
const redirectsFollowed = 3;

export interface PageContext {
  readonly path: string;
  /** The list query of the address. */
  readonly query: ListQuery;
  readonly route: RouteResolution | null;
  /** The resolved address of a prefetched page. */
  readonly known: OpenedAddress | null;
  readonly subject: Subject | null;
  readonly failure: Failure | null;
  /** Redirects in a row. */
  readonly hops: number;
}

export const pageMachine = setup({
  types: { input: {} as OpenedAddress, context: {} as PageContext, events: {} as PageEvent },
  actors: { resolveRoute },
  actions: {
    report: sendParent((_, fact: PageFact) => fact),
    setVisit: assign({
      path: (_, params: { path: string; query: ListQuery }) => params.path,
      query: (_, params) => params.query,
      route: null,
      failure: null,
    }),
    setSearch: assign({
      path: (_, params: { path: string; query: ListQuery }) => params.path,
      query: (_, params) => params.query,
      route: searchResolution,
      failure: null,
    }),
    setKnown: assign({ known: (_, { address }: { address: OpenedAddress }) => address }),
    takeKnown: assign({ route: ({ context: { known, route } }) => known?.route ?? route }),
    setPath: assign({ path: (_, params: { path: string }) => params.path, subject: null }),
    setRoute: assign({ route: (_, params: { route: RouteResolution }) => params.route }),
    setSubject: assign({
      subject: ({ context }) => (context.route === null ? null : subjectOf(context.route, context.query)),
    }),
    clearSubject: assign({ subject: null }),
    setFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    countHop: assign({ hops: ({ context }) => context.hops + 1 }),
    resetHops: assign({ hops: 0 }),
    changeList: assign({ query: (_, params: { query: ListQuery }) => params.query }),
  },
  guards: {
    isRedirect: ({ context }, params: { route: RouteResolution }) =>
      params.route.redirectCode !== 0 && context.hops < redirectsFollowed,
    isRedirectLoop: (_, params: { route: RouteResolution }) => params.route.redirectCode !== 0,
    isFound: ({ context }, params: { route: RouteResolution }) =>
      subjectOf(params.route, context.query) !== null,
    isUnreachable: (_, params: { route: RouteResolution }) => isOfflineResolution(params.route),
    isNotFound: (_, params: { failure: Failure }) => params.failure.kind === 'notFound',
    isKnown: ({ context: { known, path, query } }) =>
      known !== null && known.path === path && known.route !== null && subjectOf(known.route, query) !== null,
    hasRoute: ({ context }) => context.route !== null,
    hasSubject: ({ context: { route, query } }) => route !== null && subjectOf(route, query) !== null,
    isSamePath: ({ context }, params: { path: string }) => params.path === context.path,
    isResolved: ({ context: { path, route } }, params: { path: string }) =>
      route !== null && params.path === path,
  },
}).createMachine({
  id: 'page',
  context: ({ input }) => ({ ...input, known: null, subject: null, failure: null, hops: 0 }),
  initial: 'opening',
  on: {
    'page.know': { actions: { type: 'setKnown', params: ({ event }) => event } },
    'page.visit': {
      target: '.visited',
      actions: { type: 'setVisit', params: ({ event }) => event },
    },
    'page.search': {
      target: '.resolved',
      actions: [{ type: 'setSearch', params: ({ event }) => event }, 'setSubject'],
    },
    'page.leave': { target: '.away', actions: { type: 'setPath', params: ({ event }) => event } },
  },
  states: {
    opening: {
      always: [
        {
          guard: 'hasSubject',
          target: 'resolved',
          description: 'The page came with its subject.',
          actions: 'setSubject',
        },
        { guard: 'hasRoute', target: 'missing' },
        { target: 'away' },
      ],
    },
    away: {
      description: 'A screen of the shop itself; the server is not asked.',
      entry: 'resetHops',
    },
    visited: {
      always: [
        {
          guard: 'isKnown',
          target: 'resolved',
          description: 'The page was prefetched (VIEW-01).',
          actions: ['takeKnown', 'setSubject'],
        },
        { target: 'resolving' },
      ],
    },
    resolving: {
      tags: 'busy',
      invoke: {
        id: 'resolveRoute',
        src: 'resolveRoute',
        input: ({ context }) => ({ path: context.path }),
        onDone: [
          {
            guard: { type: 'isRedirect', params: ({ event }) => ({ route: event.output }) },
            target: 'redirected',
            actions: [
              'countHop',
              {
                type: 'report',
                params: ({ event }) => ({ type: 'page.redirected', to: event.output.relativeUrl }),
              },
            ],
          },
          {
            guard: { type: 'isRedirectLoop', params: ({ event }) => ({ route: event.output }) },
            target: 'failed',
            description: 'Too many redirects; a retry starts again from this address.',
            actions: { type: 'setFailure', params: { failure: toFailure(null) } },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ route: event.output }) },
            target: 'resolved',
            actions: [{ type: 'setRoute', params: ({ event }) => ({ route: event.output }) }, 'setSubject'],
          },
          {
            guard: { type: 'isUnreachable', params: ({ event }) => ({ route: event.output }) },
            target: 'unreachable',
          },
          { target: 'missing' },
        ],
        onError: [
          {
            guard: { type: 'isNotFound', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            target: 'missing',
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
        ],
      },
    },
    redirected: { description: 'Waits for the address to change.' },
    resolved: {
      entry: [
        'resetHops',
        {
          type: 'report',
          params: ({ context }) => ({
            type: 'page.resolved',
            subject: context.subject ?? { kind: 'notFoundPage' },
          }),
        },
      ],
      on: {
        'page.visit': [
          {
            guard: { type: 'isSamePath', params: ({ event }) => event },
            target: 'resolved',
            reenter: true,
            description: 'The same list, filtered, sorted or paged: the address is already resolved.',
            actions: [{ type: 'changeList', params: ({ event }) => event }, 'setSubject'],
          },
          { target: 'visited', actions: { type: 'setVisit', params: ({ event }) => event } },
        ],
      },
    },
    missing: {
      entry: ['resetHops', 'clearSubject', { type: 'report', params: { type: 'page.notFound' } }],
      on: {
        'page.visit': [
          {
            guard: { type: 'isResolved', params: ({ event }) => event },
            description: 'The page came with its subject.',
          },
          { target: 'visited', actions: { type: 'setVisit', params: ({ event }) => event } },
        ],
      },
    },
    unreachable: {
      description: 'Offline and not cached: asks again once the connection is back (ROUTE-08).',
      entry: ['resetHops', 'clearSubject'],
      on: { 'page.retry': 'resolving' },
    },
    failed: {
      entry: [
        'resetHops',
        {
          type: 'report',
          params: ({ context }) => ({ type: 'page.failed', kind: context.failure?.kind ?? 'unexpected' }),
        },
      ],
      on: { 'page.retry': 'resolving' },
    },
  },
});
