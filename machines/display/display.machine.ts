/**
 * What is on screen: page, search field, reads of catalog and content (ROUTE-07, ROUTE-10,
 * CART-09).
 */

import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { catalogMachine } from './catalog/catalog.machine.ts';
import type { Failure } from '../domain/failure.ts';
import { nounOf } from '../domain/noun.ts';
import { crossSellOf, subjectKey, viewedKey, type Subject } from '../domain/subject.ts';
import { pageMachine } from './page/page.machine.ts';
import { preparationMachine } from './preparation/preparation.machine.ts';
import { searchMachine } from '../search/search.machine.ts';
import type { OpenedPage } from '../domain/opened-page.ts';
import type { DisplayChildRequest, DisplayEvent } from './display.events.ts';
import { readingsWith } from './cached-readings.ts';

export interface DisplayContext {
  readonly opened: OpenedPage;
  /** Keys of the readings, least recently used first. */
  readonly readingKeys: readonly string[];
  /** Products in the cart. */
  readonly skus: readonly string[];
}

export const displayMachine = setup({
  types: {
    input: {} as OpenedPage,
    context: {} as DisplayContext,
    events: {} as DisplayEvent,
    children: {} as { page: 'page'; preparation: 'preparation'; search: 'search' },
  },
  actors: {
    catalog: catalogMachine,
    page: pageMachine,
    preparation: preparationMachine,
    search: searchMachine,
  },
  actions: {
    reportFact: sendParent(({ event }) => event),
    passRequest: sendTo(
      (_, { request }: { request: DisplayChildRequest }) => nounOf(request),
      (_, { request }) => request,
    ),
    read: enqueueActions(({ context, enqueue }, { subjects }: { subjects: readonly Subject[] }) => {
      let keys = context.readingKeys;
      for (const subject of subjects) {
        const key = subjectKey(subject);
        if (keys.includes(key)) enqueue.sendTo(key, { type: 'catalog.refresh' });
        else enqueue.spawnChild('catalog', { id: key, input: { subject } });
        const { kept, dropped } = readingsWith(keys, key);
        for (const old of dropped) enqueue.stopChild(old);
        keys = kept;
      }
      enqueue.assign({ readingKeys: keys });
    }),
    retryReadings: enqueueActions(({ context, enqueue }) => {
      for (const key of context.readingKeys) enqueue.sendTo(key, { type: 'catalog.retry' });
    }),
    // read by the server before it sent the page (VIEW-01)
    startGiven: enqueueActions(({ context, enqueue }) => {
      for (const given of context.opened.contents)
        enqueue.spawnChild('catalog', {
          id: subjectKey(given.subject),
          input: { ...given, isFresh: context.opened.isFresh },
        });
    }),
    startPrepared: enqueueActions(({ context, enqueue }, { page }: { page: OpenedPage }) => {
      let keys = context.readingKeys;
      for (const given of page.contents) {
        const key = subjectKey(given.subject);
        if (keys.includes(key)) continue;
        enqueue.spawnChild('catalog', { id: key, input: { ...given, isFresh: page.isFresh } });
        const { kept, dropped } = readingsWith(keys, key);
        for (const old of dropped) enqueue.stopChild(old);
        keys = kept;
      }
      enqueue.assign({ readingKeys: keys });
      enqueue.sendTo('page', { type: 'page.know', address: page.address });
    }),
    stopPreparing: sendTo('preparation', { type: 'preparation.stop' }),
    refreshGiven: enqueueActions(({ context, enqueue }) => {
      for (const key of context.readingKeys) enqueue.sendTo(key, { type: 'catalog.renew' });
    }),
    forgetViewed: enqueueActions(({ context, enqueue }) => {
      enqueue.stopChild(viewedKey);
      enqueue.assign({ readingKeys: context.readingKeys.filter((key) => key !== viewedKey) });
    }),
    setProducts: assign({ skus: (_, { skus }: { skus: readonly string[] }) => skus }),
  },
  guards: {
    isFact: ({ event }) => nounOf(event) !== 'display',
    isPageGone: (_, { subject, failure }: { subject: Subject; failure: Failure }) =>
      failure.kind === 'notFound' && ['category', 'product', 'cmsPage'].includes(subject.kind),
    isCart: (_, { isCart }: { isCart: boolean }) => isCart,
    hasProducts: ({ context }) => context.skus.length > 0,
    isOtherProducts: ({ context }, { skus }: { skus: readonly string[] }) =>
      skus.length > 0 && !context.readingKeys.includes(subjectKey(crossSellOf(skus))),
  },
}).createMachine({
  id: 'display',
  context: ({ input }) => ({
    opened: input,
    readingKeys: input.contents.map(({ subject }) => subjectKey(subject)),
    skus: [],
  }),
  entry: 'startGiven',
  invoke: [
    { id: 'page', src: 'page', systemId: 'page', input: ({ context }) => context.opened.address },
    { id: 'preparation', src: 'preparation', systemId: 'preparation' },
    { id: 'search', src: 'search', systemId: 'search' },
  ],
  on: {
    'display.passRequest': { actions: { type: 'passRequest', params: ({ event }) => event } },
    'display.read': { actions: { type: 'read', params: ({ event }) => event } },
    'display.retry': { actions: 'retryReadings' },
    'display.renew': { actions: ['stopPreparing', 'refreshGiven'] },
    'display.forget': { actions: 'forgetViewed' },
  },
  type: 'parallel',
  states: {
    reading: {
      on: {
        'display.noteCart': { actions: { type: 'setProducts', params: ({ event }) => event } },
        'page.resolved': {
          actions: { type: 'read', params: ({ event }) => ({ subjects: [event.subject] }) },
        },
        'preparation.prepared': { actions: { type: 'startPrepared', params: ({ event }) => event } },
        'page.notFound': { actions: { type: 'read', params: { subjects: [{ kind: 'notFoundPage' }] } } },
        'catalog.loadFailed': {
          guard: { type: 'isPageGone', params: ({ event }) => event },
          description: 'The address leads to something that was removed (ROUTE-10).',
          actions: { type: 'read', params: { subjects: [{ kind: 'notFoundPage' }] } },
        },
      },
    },
    crossSell: {
      initial: 'ahead',
      on: {
        'display.visit': [
          {
            guard: { type: 'isCart', params: ({ event }) => event },
            description: 'Another address of the same page leaves its products in view.',
          },
          { target: '.ahead' },
        ],
        'display.showCrossSell': [
          {
            guard: 'hasProducts',
            target: '.seen',
            actions: { type: 'read', params: ({ context }) => ({ subjects: [crossSellOf(context.skus)] }) },
          },
          { target: '.seen' },
        ],
      },
      states: {
        ahead: {},
        seen: {
          description: 'The place for the products that go with the cart is in view.',
          on: {
            'display.noteCart': {
              guard: { type: 'isOtherProducts', params: ({ event }) => event },
              actions: { type: 'read', params: ({ event }) => ({ subjects: [crossSellOf(event.skus)] }) },
            },
          },
        },
      },
    },
    reporting: {
      on: {
        '*': {
          guard: 'isFact',
          description: 'Re-emits facts of the children unchanged.',
          actions: 'reportFact',
        },
      },
    },
  },
});
