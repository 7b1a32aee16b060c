/** Two tabs of one browser agree on cart and session without a reload. */

import { beforeEach, expect, test } from 'vitest';
import { selectItemCount } from '#machines/trade/cart/cart.selectors.ts';
import { selectIsSignedIn } from '#machines/session/session.selectors.ts';
import { createStorage } from '#transport/storage.ts';
import { sharedArea } from '#tests/transport/tabs.ts';
import { prefix } from '#tests/transport/wires.ts';
import { putIntoCart, water } from './checkout-steps.ts';
import { password, sharedBackend } from './running-shop.ts';

const opened = sharedBackend();

const openTab = (browser: ReturnType<typeof sharedArea>) => {
  const { area, events } = browser.openTab();
  const shop = opened.start({ settings: { storage: createStorage(area, prefix, Date.now, events) } });
  return {
    ...shop,
    sendSignIn: (email: string) =>
      shop.session().send({ type: 'session.signIn', credentials: { email, password } }),
    size: () => selectItemCount(shop.cart().getSnapshot()),
    cartId: () => shop.cart().getSnapshot().context.cartId,
    isSignedIn: () => selectIsSignedIn(shop.session().getSnapshot()),
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

test('a sign-out in one tab signs out the other, which makes no second cart [SESS-05 SESS-02]', async () => {
  one.sendSignIn('joel@example.com');
  await other.until(() => other.isSignedIn());
  for (const tab of [one, other]) await tab.fact('cart.adopted');
  await settled();
  const owned = one.cartId();
  other.session().send({ type: 'session.signOut' });
  await one.fact('session.forgotten');
  await other.fact('session.signedOut');
  await other.until(() => other.cartId() !== null && other.cartId() !== owned);
  await one.until(() => one.cartId() === other.cartId());
  expect([one.isSignedIn(), other.isSignedIn()]).toEqual([false, false]);
  await settled();
  expect(one.count('session.homeWanted')).toBe(0);

  await putIntoCart(one);
  await other.until(() => other.size() === 2);
});
