/** The tabs machine. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveredTabs, virtualTabs, type TabName } from '#machines/domain/checkout-tab.ts';
import { type TabsEvent } from '#machines/checkout/tabs.events.ts';
import { tabsMachine } from '#machines/checkout/tabs.machine.ts';
import { selectCurrentTab, selectFurthest, selectTabs } from '#machines/checkout/tabs.selectors.ts';
import { alone } from './bench.ts';

const open = (tabs: readonly TabName[] = deliveredTabs) => {
  const bench = alone(tabsMachine, { tabs });
  const where = (): readonly [TabName, number] => {
    const snapshot = bench.actor.getSnapshot();
    return [selectCurrentTab(snapshot), selectFurthest(snapshot)];
  };
  return { ...bench, where };
};

const anyTab = fc.constantFrom(...deliveredTabs);
const anyEvent: fc.Arbitrary<TabsEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('tabs.change', 'tabs.open', 'tabs.close', 'tabs.allow'), tab: anyTab }),
  fc.record({ type: fc.constant('tabs.reset' as const), count: fc.integer({ min: -2, max: 9 }) }),
);

describe('tabs', () => {
  test('the order is account, delivery, shipping, payment; virtual carts have the first and the last [CHK-02]', () => {
    expect(selectTabs(open().actor.getSnapshot())).toEqual(['account', 'delivery', 'shipping', 'payment']);
    expect(selectTabs(open(virtualTabs).actor.getSnapshot())).toEqual(['account', 'payment']);
  });

  test('forward raises the furthest, going back keeps it, no one goes beyond it [CHK-02]', () => {
    const { actor, where } = open();
    actor.send({ type: 'tabs.change', tab: 'payment' });
    expect(where()).toEqual(['account', 0]);
    actor.send({ type: 'tabs.open', tab: 'shipping' });
    expect(where()).toEqual(['shipping', 2]);
    actor.send({ type: 'tabs.change', tab: 'account' });
    expect(where()).toEqual(['account', 2]);
    actor.send({ type: 'tabs.change', tab: 'payment' });
    expect(where()).toEqual(['shipping', 2]);
  });

  test('a reset by count lowers both to count - 1 [CHK-02]', () => {
    const { actor, where } = open();
    actor.send({ type: 'tabs.open', tab: 'payment' });
    actor.send({ type: 'tabs.reset', count: 2 });
    expect(where()).toEqual(['delivery', 1]);
  });

  test('allowing makes a tab reachable without going there; closing takes it and what follows away [CHK-02]', () => {
    const { actor, where } = open();
    actor.send({ type: 'tabs.allow', tab: 'shipping' });
    expect(where()).toEqual(['account', 2]);
    actor.send({ type: 'tabs.change', tab: 'shipping' });
    actor.send({ type: 'tabs.close', tab: 'shipping' });
    expect(where()).toEqual(['delivery', 1]);
  });

  test('a tab that a virtual cart lacks leads nowhere [CHK-02]', () => {
    const { actor, where } = open(virtualTabs);
    actor.send({ type: 'tabs.open', tab: 'delivery' });
    expect(where()).toEqual(['account', 0]);
    actor.send({ type: 'tabs.open', tab: 'payment' });
    expect(where()).toEqual(['payment', 1]);
  });

  test('the current tab is always one that was reached [CHK-02]', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const { actor } = open();
        for (const event of events) actor.send(event);
        const { context, value } = actor.getSnapshot();
        expect(context.current).toBeLessThanOrEqual(context.furthest);
        expect(value).toBe(context.tabs[context.current]);
      }),
    );
  });

  test('emits a change of tabs only when there is one [BEY-11]', () => {
    const { actor, types } = open();
    actor.send({ type: 'tabs.open', tab: 'delivery' });
    expect(types()).toEqual(['tabs.changed', 'tabs.changed']);
    actor.send({ type: 'tabs.close', tab: 'shipping' });
    actor.send({ type: 'tabs.change', tab: 'delivery' });
    expect(types()).toEqual(['tabs.changed', 'tabs.changed']);
  });
});
