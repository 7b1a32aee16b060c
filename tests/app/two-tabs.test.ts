/** Two tabs of one browser agree on the cart without a reload, and ask for little to do so. */

import { beforeEach, expect, test } from 'vitest';
import { selectItemCount } from '#machines/trade/cart/cart.selectors.ts';
import { createStorage } from '#transport/storage.ts';
import { sharedArea } from '#tests/transport/tabs.ts';
import { prefix } from '#tests/transport/wires.ts';
import { putIntoCart, water } from './checkout-steps.ts';
import { sharedBackend } from './running-shop.ts';

const opened = sharedBackend();

const openTab = (browser: ReturnType<typeof sharedArea>) => {
  const { area, events } = browser.openTab();
  const shop = opened.start({ settings: { storage: createStorage(area, prefix, Date.now, events) } });
  return {
    ...shop,
    size: () => selectItemCount(shop.cart().getSnapshot()),
    reads: () => shop.sent.filter(({ url }) => url.href.includes('CartDetails')).length,
  };
};
type Tab = ReturnType<typeof openTab>;

let browser: ReturnType<typeof sharedArea>;
let one: Tab;
let other: Tab;
beforeEach(async () => {
  browser = sharedArea();
  one = openTab(browser);
  other = openTab(browser);
  for (const tab of [one, other]) await tab.fact('session.restoredAsGuest');
});

const stamps = () => browser.written.filter((text) => text.startsWith(`${prefix}cart_change`)).length;

/** Waits until both tabs are idle. */
const settled = async () => {
  const seen = () => JSON.stringify([one.sent.length, other.sent.length, stamps()]);
  let before = '';
  let quietLooks = 0;
  await one.until(() => {
    const isQuiet =
      before === seen() &&
      [one, other].every(
        (tab) =>
          tab.cart().getSnapshot().matches({ work: 'ready' }) && !tab.cart().getSnapshot().hasTag('busy'),
      );
    before = seen();
    quietLooks = isQuiet ? quietLooks + 1 : 0;
    return quietLooks === 10;
  });
};

test('a tab reads the cart once for each change in the other, and answers with none [SESS-05]', async () => {
  await putIntoCart(one);
  await other.until(() => other.size() === 2);
  await settled();
  const before = { one: one.reads(), other: other.reads(), stamps: stamps() };
  other.cart().send({ type: 'cart.addItem', line: water });
  await one.until(() => one.size() === 4);
  await settled();
  expect({ one: one.reads(), other: other.reads(), stamps: stamps() }).toEqual({
    one: before.one + 1,
    other: before.other,
    stamps: before.stamps + 1,
  });
});
