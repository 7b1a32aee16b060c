/** Every path through the machine of the checkout's tabs, walked on the real page. */

import type { Page } from 'playwright-core';
import { createActor, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test } from 'vitest';
import { tabsMachine } from '#machines/checkout/tabs.machine.ts';
import type { TabsEvent } from '#machines/checkout/tabs.events.ts';
import { readCheckout } from '#tests/deep/chaos/screen.ts';
import { withoutBeginnings } from '#machines/tools/models/transitions.ts';
import { brisbane, newEmail } from '#tests/support/shopper-goods.ts';
import {
  continueTo,
  fillDelivery,
  openCheckout,
  tabHeadings,
  type Tab,
} from '#tests/support/shopper-checkout.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const input = { tabs: ['account', 'delivery', 'shipping', 'payment'] } as const;

/** The button of the tab in hand, and those that edit a finished one. */
const moves = ({ context: { tabs, current, furthest } }: SnapshotFrom<typeof tabsMachine>): TabsEvent[] => [
  ...tabs.slice(current + 1, current + 2).map((tab) => ({ type: 'tabs.open', tab }) as const),
  ...tabs
    .slice(0, furthest + 1)
    .filter((_, index) => index !== current)
    .map((tab) => ({ type: 'tabs.change', tab }) as const),
];

const paths = withoutBeginnings(
  getShortestPaths(tabsMachine, {
    fromState: createActor(tabsMachine, { input }).getSnapshot(),
    events: moves,
    serializeState: ({ context: { current, furthest } }) => `${current} of ${furthest}`,
  }),
);

const editing: Readonly<Record<Tab, RegExp>> = {
  account: /^Edit Account/,
  delivery: /^Edit Delivery address/,
  shipping: /^Edit Delivery method/,
  payment: /^Edit Payment/,
};

const make = async (page: Page, event: TabsEvent): Promise<void> => {
  if (!('tab' in event)) return;
  if (event.type === 'tabs.change') return button(page, editing[event.tab]).click();
  if (event.tab === 'delivery') await page.getByLabel('Email').fill(newEmail());
  if (event.tab === 'shipping') await fillDelivery(page, brisbane);
  return continueTo(page, event.tab);
};

test('shows the tab that the machine is at along every path through the checkout [MACH-03]', async () => {
  expect(paths.length).toBeGreaterThan(4);
  for (const { steps } of paths) {
    const { page } = await newReturningShopper();
    await openCheckout(page);
    for (const { event, state } of steps) {
      await make(page, event);
      const { tabs, current, furthest } = state.context;
      const tab = tabs[current] ?? 'account';
      const way = steps.map((step) => Object.values(step.event).join(' ')).join(' → ');
      await eventually(() => readCheckout(page), way).toMatchObject({
        heading: tabHeadings[tab],
        current: tab,
        done: tabs.slice(0, furthest + 1).filter((_, index) => index !== current),
      });
    }
  }
});
