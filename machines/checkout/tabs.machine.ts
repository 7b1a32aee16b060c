/** The current checkout tab and the furthest one reached (§4 checkout tabs, CHK-02). */

import { assign, sendParent, setup } from 'xstate';
import type { TabName } from '../domain/checkout-tab.ts';
import type { TabsEvent, TabsFact } from './tabs.events.ts';

export interface TabsContext {
  readonly tabs: readonly TabName[];
  /** Index of the current tab, never above `furthest`. */
  readonly current: number;
  readonly furthest: number;
}

const clamp = (index: number, highest: number): number => Math.max(0, Math.min(index, highest));

/** The tab that an event leads to; a tab that this checkout does not have is ignored. */
const placeAfter = ({ tabs, current, furthest }: TabsContext, event: TabsEvent): number => {
  if (event.type === 'tabs.reset') return clamp(current, event.count - 1);
  const index = tabs.indexOf(event.tab);
  if (index < 0) return current;
  switch (event.type) {
    case 'tabs.change':
      return clamp(index, furthest);
    case 'tabs.open':
      return index;
    case 'tabs.close':
      return clamp(current, index - 1);
    case 'tabs.allow':
      return current;
  }
};

const reachAfter = ({ tabs, furthest }: TabsContext, event: TabsEvent): number => {
  if (event.type === 'tabs.reset') return clamp(furthest, event.count - 1);
  const index = tabs.indexOf(event.tab);
  if (index < 0 || event.type === 'tabs.change') return furthest;
  return event.type === 'tabs.close' ? clamp(furthest, index - 1) : Math.max(furthest, index);
};

export const tabsMachine = setup({
  types: {
    input: {} as { readonly tabs: readonly TabName[] },
    context: {} as TabsContext,
    events: {} as TabsEvent,
  },
  actions: {
    report: sendParent((_, fact: TabsFact) => fact),
    move: assign(({ context }, params: { event: TabsEvent }) => ({
      current: placeAfter(context, params.event),
      furthest: reachAfter(context, params.event),
    })),
  },
  guards: {
    isAt: ({ context }, params: { tab: TabName }) => context.tabs[context.current] === params.tab,
    isElsewhere: ({ context }, params: { event: TabsEvent }) =>
      placeAfter(context, params.event) !== context.current,
  },
}).createMachine({
  id: 'tabs',
  context: ({ input }) => ({ tabs: input.tabs, current: 0, furthest: 0 }),
  initial: 'account',
  on: {
    'tabs.change': [
      {
        guard: { type: 'isElsewhere', params: ({ event }) => ({ event }) },
        target: '.arriving',
        actions: { type: 'move', params: ({ event }) => ({ event }) },
      },
      { actions: { type: 'move', params: ({ event }) => ({ event }) } },
    ],
    'tabs.open': [
      {
        guard: { type: 'isElsewhere', params: ({ event }) => ({ event }) },
        target: '.arriving',
        actions: { type: 'move', params: ({ event }) => ({ event }) },
      },
      { actions: { type: 'move', params: ({ event }) => ({ event }) } },
    ],
    'tabs.close': [
      {
        guard: { type: 'isElsewhere', params: ({ event }) => ({ event }) },
        target: '.arriving',
        actions: { type: 'move', params: ({ event }) => ({ event }) },
      },
      { actions: { type: 'move', params: ({ event }) => ({ event }) } },
    ],
    'tabs.reset': [
      {
        guard: { type: 'isElsewhere', params: ({ event }) => ({ event }) },
        target: '.arriving',
        actions: { type: 'move', params: ({ event }) => ({ event }) },
      },
      { actions: { type: 'move', params: ({ event }) => ({ event }) } },
    ],
    'tabs.allow': { actions: { type: 'move', params: ({ event }) => ({ event }) } },
  },
  states: {
    arriving: {
      description: 'The current index has been clamped; its tab is entered.',
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
