/** Which checkout tab is current and how far the shopper has come (§4 checkout tabs, CHK-02). */

import { assign, sendParent, setup } from 'xstate';
import type { TabName, TabsEvent, TabsFact } from './tabs.events.ts';

export interface TabsContext {
  readonly tabs: readonly TabName[];
  /** Index of the current tab, never above `furthest`. */
  readonly current: number;
  readonly furthest: number;
}

const clamp = (index: number, highest: number): number => Math.max(0, Math.min(index, highest));

export const tabsMachine = setup({
  types: {
    input: {} as { readonly tabs: readonly TabName[] },
    context: {} as TabsContext,
    events: {} as TabsEvent,
  },
  actions: {
    report: sendParent((_, fact: TabsFact) => fact),
    goTo: assign({
      current: ({ context }, params: { tab: TabName }) =>
        clamp(context.tabs.indexOf(params.tab), context.furthest),
    }),
    advanceTo: assign({
      current: ({ context }, params: { tab: TabName }) => context.tabs.indexOf(params.tab),
      furthest: ({ context }, params) => Math.max(context.furthest, context.tabs.indexOf(params.tab)),
    }),
    allow: assign({
      furthest: ({ context }, params: { tab: TabName }) =>
        Math.max(context.furthest, context.tabs.indexOf(params.tab)),
    }),
    keepOnly: assign({
      current: ({ context }, params: { count: number }) => clamp(context.current, params.count - 1),
      furthest: ({ context }, params) => clamp(context.furthest, params.count - 1),
    }),
    closeFrom: assign({
      current: ({ context }, params: { tab: TabName }) =>
        clamp(context.current, context.tabs.indexOf(params.tab) - 1),
      furthest: ({ context }, params) => clamp(context.furthest, context.tabs.indexOf(params.tab) - 1),
    }),
  },
  guards: {
    isAt: ({ context }, params: { tab: TabName }) => context.tabs[context.current] === params.tab,
    hasTab: ({ context }, params: { tab: TabName }) => context.tabs.includes(params.tab),
  },
}).createMachine({
  id: 'tabs',
  context: ({ input }) => ({ tabs: input.tabs, current: 0, furthest: 0 }),
  initial: 'account',
  on: {
    'tabs.change': {
      guard: { type: 'hasTab', params: ({ event }) => event },
      target: '.arriving',
      actions: { type: 'goTo', params: ({ event }) => event },
    },
    'tabs.open': {
      guard: { type: 'hasTab', params: ({ event }) => event },
      target: '.arriving',
      actions: { type: 'advanceTo', params: ({ event }) => event },
    },
    'tabs.close': {
      guard: { type: 'hasTab', params: ({ event }) => event },
      target: '.arriving',
      actions: { type: 'closeFrom', params: ({ event }) => event },
    },
    'tabs.reset': { target: '.arriving', actions: { type: 'keepOnly', params: ({ event }) => event } },
    'tabs.allow': {
      guard: { type: 'hasTab', params: ({ event }) => event },
      actions: { type: 'allow', params: ({ event }) => event },
    },
  },
  states: {
    arriving: {
      description: 'The current index has been clamped; the tab it names is entered.',
      always: [
        { guard: { type: 'isAt', params: { tab: 'delivery' } }, target: 'delivery' },
        { guard: { type: 'isAt', params: { tab: 'shipping' } }, target: 'shipping' },
        { guard: { type: 'isAt', params: { tab: 'payment' } }, target: 'payment' },
        { target: 'account' },
      ],
    },
    account: { entry: { type: 'report', params: { type: 'tabs.changed', tab: 'account' } } },
    delivery: { entry: { type: 'report', params: { type: 'tabs.changed', tab: 'delivery' } } },
    shipping: { entry: { type: 'report', params: { type: 'tabs.changed', tab: 'shipping' } } },
    payment: { entry: { type: 'report', params: { type: 'tabs.changed', tab: 'payment' } } },
  },
});
