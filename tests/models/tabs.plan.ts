/** What may happen to the checkout's tabs, and what ought to come of it (§4 checkout tabs, CHK-02). */

import type { TabName } from '#machines/domain/checkout-tab.ts';
import type { TabsEvent } from '#machines/checkout/tabs.events.ts';
import { tabsMachine, type TabsContext } from '#machines/checkout/tabs.machine.ts';
import type { ModelPlan } from '#tests/support/model.ts';
import { oracleFrom, Stage } from './stage.ts';

const everyTab: readonly TabName[] = ['account', 'delivery', 'shipping', 'payment'];

/** Counts in names rather than in indices: the reached tabs are a list, the current one is among them. */
class Tabs extends Stage<TabsContext> {
  get reached(): readonly TabName[] {
    return this.memory.tabs.slice(0, this.memory.furthest + 1);
  }

  stand(on: TabName | undefined, reached: readonly TabName[]): void {
    const kept = reached.length === 0 ? this.memory.tabs.slice(0, 1) : reached;
    const place = on !== undefined && kept.includes(on) ? on : kept.at(-1);
    if (place === undefined) throw new Error('no tab is left');
    this.memory.furthest = kept.length - 1;
    this.memory.current = this.memory.tabs.indexOf(place);
    if (place === this.state) return;
    this.state = place;
    this.tell({ type: 'tabs.changed', tab: place });
  }

  upTo(tab: TabName): readonly TabName[] {
    const { tabs } = this.memory;
    return tabs.slice(0, tabs.indexOf(tab) + 1);
  }

  hear(event: TabsEvent): void {
    const { tabs } = this.memory;
    const here = tabs[this.memory.current];
    if (event.type === 'tabs.reset') return this.stand(here, this.reached.slice(0, Math.max(1, event.count)));
    if (!tabs.includes(event.tab)) return;
    const wider = this.upTo(event.tab).length > this.reached.length ? this.upTo(event.tab) : this.reached;
    switch (event.type) {
      case 'tabs.change':
        return this.stand(event.tab, this.reached);
      case 'tabs.open':
        return this.stand(event.tab, wider);
      case 'tabs.close': {
        const isOpen = this.reached.includes(event.tab);
        return this.stand(here, isOpen ? this.upTo(event.tab).slice(0, -1) : this.reached);
      }
      case 'tabs.allow':
        this.memory.furthest = wider.length - 1;
    }
  }
}

const contextOf = (context: unknown): TabsContext => context as TabsContext;

export const tabsPlan: ModelPlan = {
  machine: tabsMachine,
  inputs: [{ tabs: everyTab }, { tabs: ['account', 'payment'] }],
  events: () => {
    const events: TabsEvent[] = [0, 1, 2, 3, 4].map((count) => ({ type: 'tabs.reset', count }));
    for (const tab of everyTab)
      for (const type of ['tabs.change', 'tabs.open', 'tabs.close', 'tabs.allow'] as const)
        events.push({ type, tab });
    return events;
  },
  projection: (context) => [contextOf(context).current, contextOf(context).furthest],
  oracle: oracleFrom<TabsContext, TabsEvent, Tabs>(
    Tabs,
    (input) => {
      const { tabs } = input as { readonly tabs: readonly TabName[] };
      const play = new Tabs('account', { tabs, current: 0, furthest: 0 });
      play.tell({ type: 'tabs.changed', tab: 'account' });
      return play;
    },
    (play, event) => play.hear(event),
  ),
  invariants: (steps) => {
    const now = steps.at(-1)?.view;
    if (now === undefined) return [];
    const { tabs, current, furthest } = contextOf(now.context);
    const broken: string[] = [];
    if (current > furthest) broken.push('the current tab is beyond the furthest');
    if (current < 0 || furthest >= tabs.length) broken.push('a tab that does not exist');
    if (now.state !== tabs[current]) broken.push(`stands on ${now.state} but means ${tabs[current]}`);
    return broken;
  },
};
