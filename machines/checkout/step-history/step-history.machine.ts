/** Keeps each step of the checkout as a history entry: Back and Forward move by steps (BEY-21). */

import { and, assertEvent, assign, emit, sendTo, setup } from 'xstate';
import { tabsLink } from './step-history.actors.ts';
import type { HistoryEntry, StepHistoryEvent, StepHistoryFact, TabWanted } from './step-history.events.ts';

export interface StepHistoryContext {
  /** The tab that the checkout shows. */
  readonly tab: string;
  readonly entry: HistoryEntry | null;
  /** How far the last move in the history went; 0 for none. */
  readonly moved: number;
}

interface Given {
  readonly context: StepHistoryContext;
  readonly event: StepHistoryEvent;
}

const entryIn = ({ event }: Given): HistoryEntry => {
  assertEvent(event, 'stepHistory.showEntry');
  return event.entry;
};

const movedIn = (given: Given): number => {
  const [from, to] = [given.context.entry?.index ?? null, entryIn(given).index];
  return from === null || to === null ? 0 : to - from;
};

const wanted = ({ tab }: StepHistoryContext, isReplaced: boolean): StepHistoryFact => ({
  type: 'stepHistory.entryWanted',
  tab,
  isReplaced,
});

export const stepHistoryMachine = setup({
  types: {
    input: {} as { readonly tab: string },
    context: {} as StepHistoryContext,
    events: {} as StepHistoryEvent,
    emitted: {} as StepHistoryFact,
    children: {} as { tabsLink: 'tabsLink' },
  },
  actors: { tabsLink },
  actions: {
    setTab: assign(({ context, event }) => ('tab' in event ? { tab: event.tab } : context)),
    setEntry: assign((given) => ({ entry: entryIn(given), moved: movedIn(given) })),
    addEntry: emit(({ context }) => wanted(context, false)),
    replaceEntry: emit(({ context }) => wanted(context, true)),
    moveOn: emit(({ context }) => ({ type: 'stepHistory.moveWanted', by: Math.sign(context.moved) })),
    moveBack: emit(({ context }) => ({ type: 'stepHistory.moveWanted', by: -context.moved })),
    askTab: sendTo('tabsLink', (given): TabWanted => ({
      type: 'stepHistory.tabWanted',
      tab: entryIn(given).step ?? '',
    })),
  },
  guards: {
    isCurrent: (given) => entryIn(given).step === given.context.tab,
    isRepeated: (given) => given.context.entry?.step === given.context.tab && movedIn(given) !== 0,
    hasStep: (given) => entryIn(given).step !== null,
    isShown: ({ context, event }) => 'tab' in event && context.entry?.step === event.tab,
    hasMoved: ({ context }) => context.moved !== 0,
  },
}).createMachine({
  id: 'stepHistory',
  context: ({ input }) => ({ tab: input.tab, entry: null, moved: 0 }),
  invoke: { id: 'tabsLink', src: 'tabsLink', onError: {} },
  initial: 'opening',
  states: {
    opening: {
      on: {
        'stepHistory.followTab': { actions: 'setTab' },
        'stepHistory.showEntry': [
          { guard: 'isCurrent', target: 'showing', actions: 'setEntry' },
          {
            target: 'showing',
            description: 'The checkout resumes at another step than this entry had.',
            actions: ['setEntry', 'replaceEntry'],
          },
        ],
      },
    },
    showing: {
      on: {
        'stepHistory.followTab': [
          { guard: 'isShown', actions: 'setTab' },
          { actions: ['setTab', 'addEntry'] },
        ],
        'stepHistory.showEntry': [
          {
            guard: and(['isCurrent', 'isRepeated']),
            description: 'A second entry of the same step: Back and Forward skip it.',
            actions: ['setEntry', 'moveOn'],
          },
          { guard: 'isCurrent', actions: 'setEntry' },
          { guard: 'hasStep', target: 'asking', actions: ['setEntry', 'askTab'] },
          { description: 'A new entry of the checkout.', actions: ['setEntry', 'replaceEntry'] },
        ],
      },
    },
    asking: {
      description: 'Back or Forward led to another step.',
      on: {
        'stepHistory.followTab': [
          { guard: 'isShown', target: 'showing', actions: 'setTab' },
          {
            guard: 'hasMoved',
            target: 'showing',
            description:
              'The step is closed, or an order is being placed: returns to the entry that was left.',
            actions: ['setTab', 'moveBack'],
          },
          { target: 'showing', actions: ['setTab', 'replaceEntry'] },
        ],
        'stepHistory.showEntry': {
          description: 'The shopper is faster than the answer.',
          actions: ['setEntry', 'askTab'],
        },
      },
    },
  },
});
