/** What may happen to the checkout's tabs (§4 checkout tabs, CHK-02). */

import type { TabName } from '#machines/domain/checkout-tab.ts';
import type { TabsEvent } from '#machines/checkout/tabs.events.ts';
import { tabsMachine } from '#machines/checkout/tabs.machine.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const everyTab: readonly TabName[] = ['account', 'delivery', 'shipping', 'payment'];

export const tabsPlan = planOf({
  machine: tabsMachine,
  proves: 'CHK-02',
  inputs: [{ tabs: everyTab }, { tabs: ['account', 'payment'] }],
  events: () => {
    const events: TabsEvent[] = [0, 1, 2, 3, 4].map((count) => ({ type: 'tabs.reset', count }));
    for (const tab of everyTab)
      for (const type of ['tabs.change', 'tabs.open', 'tabs.close', 'tabs.allow'] as const)
        events.push({ type, tab });
    return events;
  },
  projection: (context) => [context.current, context.furthest],

  rules: ({ now, was, state, before, type, event }, must) => {
    const { tabs, current, furthest } = now;
    must(current <= furthest, 'the current tab is not beyond the furthest');
    must(current >= 0 && furthest < tabs.length, 'a tab exists');
    must.emit('tabs.changed', state !== before, { tab: state });
    if (before === '') return;
    const place = tabs.indexOf(event['tab'] as TabName);
    const isKnown = place >= 0;
    const reached: Readonly<Record<string, number>> = {
      'tabs.open': isKnown ? Math.max(was.furthest, place) : was.furthest,
      'tabs.allow': isKnown ? Math.max(was.furthest, place) : was.furthest,
      'tabs.close': isKnown && place <= was.furthest ? Math.max(0, place - 1) : was.furthest,
      'tabs.reset': Math.min(was.furthest, Math.max(0, Number(event['count']) - 1)),
    };
    must(furthest === (reached[type] ?? was.furthest), 'only opening or allowing reaches a tab');
    const isTurned = isKnown && (type === 'tabs.open' || type === 'tabs.change');
    const wanted = isTurned ? (place <= furthest ? place : furthest) : was.current;
    must(current === Math.min(wanted, furthest), 'the shopper stays unless taken to a reached tab');
  },
});
