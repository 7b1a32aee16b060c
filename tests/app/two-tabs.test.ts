/** Two whole shops in one browser agree on cart and session, without a reload and without answering each other for ever (SESS-05). */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { selectItemCount } from '#machines/cart/cart.selectors.ts';
import { present } from '#machines/domain/present.ts';
import {
  selectIsSignedIn,
  selectIsTimedOut,
  selectSessionEmail,
} from '#machines/session/session.selectors.ts';
import { createStorage } from '#transport/storage.ts';
import { sharedArea } from '#tests/transport/tabs.ts';
import { prefix } from '#tests/transport/wires.ts';
import { putIntoCart, water } from './guest-steps.ts';
import { newBrowser, sharedBackend, startShop, type RunningShop } from './running-shop.ts';

const opened = sharedBackend();

const openTab = (browser: ReturnType<typeof sharedArea>) => {
  const { area, events } = browser.openTab();
  const shop = startShop((request) => opened.backend.fetch(request), newBrowser(), null, {
    storage: createStorage(area, prefix, Date.now, events),
  });
  const session = () => present(shop.shop.getSnapshot().children.session, 'session');
  return {
    ...shop,
    session,
    signIn: (email: string) =>
      session().send({ type: 'session.signIn', credentials: { email, password: 'Water4all!' } }),
    count: () => selectItemCount(shop.cart().getSnapshot()),
    cartId: () => shop.cart().getSnapshot().context.cartId,
    isSignedIn: () => selectIsSignedIn(session().getSnapshot()),
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
afterEach(() => {
  one.stop();
  other.stop();
});

const lineOf = (tab: RunningShop) => present(tab.cart().getSnapshot().context.cart?.lines[0], 'line');
const stamps = () => browser.written.filter((text) => text.startsWith(`${prefix}cart_change`)).length;

/** Waits until neither tab does anything any more. */
const settled = async () => {
  const seen = () => JSON.stringify([one.sent.length, other.sent.length, stamps()]);
  let before = '';
  let quietLooks = 0;
  await one.until(() => {
    const isQuiet =
      before === seen() &&
      [one, other].every(
        (tab) => tab.cart().getSnapshot().matches('ready') && !tab.cart().getSnapshot().hasTag('busy'),
      );
    before = seen();
    quietLooks = isQuiet ? quietLooks + 1 : 0;
    return quietLooks === 10;
  });
};

describe('the cart', () => {
  test('SESS-05 CART-01 is the same in both after adding, updating and removing in either', async () => {
    await putIntoCart(one);
    await other.until(() => other.count() === 2);
    expect(other.cartId()).toBe(one.cartId());

    other.cart().send({ type: 'cart.updateItem', lineId: lineOf(other).id, line: { ...water, quantity: 5 } });
    await one.until(() => one.count() === 5);

    one.cart().send({ type: 'cart.removeItem', lineId: lineOf(one).id, line: water });
    await other.until(() => other.count() === 0);
  });

  test('SESS-05 is read once for each change elsewhere, and following is no change', async () => {
    await putIntoCart(one);
    await other.until(() => other.count() === 2);
    await settled();
    const before = { one: one.reads(), other: other.reads(), stamps: stamps() };
    other.cart().send({ type: 'cart.addItem', line: water });
    await one.until(() => one.count() === 4);
    await settled();
    expect({ one: one.reads(), other: other.reads(), stamps: stamps() }).toEqual({
      one: before.one + 1,
      other: before.other,
      stamps: before.stamps + 1,
    });
  });

  test('SESS-05 both add to the same one', async () => {
    await putIntoCart(one);
    await other.until(() => other.count() === 2);
    await Promise.all([putIntoCart(one), putIntoCart(other)]);
    for (const tab of [one, other]) await tab.until(() => tab.count() === 6);
    expect(other.cartId()).toBe(one.cartId());
  });
});

describe('the session', () => {
  test('SESS-05 CART-11 signing in in one signs in the other, with the same cart and the guest’s things', async () => {
    await putIntoCart(one);
    await other.until(() => other.count() === 2);
    const guests = one.cartId();
    one.signIn('noel@example.com');
    for (const tab of [one, other]) {
      await tab.until(() => tab.isSignedIn());
      expect(selectSessionEmail(tab.session().getSnapshot())).toBe('noel@example.com');
    }
    await one.fact('cart.adopted');
    await other.until(() => other.cartId() === one.cartId() && one.cartId() !== guests);
    await settled();
    await one.until(() => one.count() >= 2 && other.count() === one.count());
  });

  test('SESS-05 SESS-02 signing out in one signs out the other, which makes no cart of its own', async () => {
    one.signIn('joel@example.com');
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
    expect(one.facts.filter(({ type }) => type === 'session.homeWanted')).toEqual([]);

    await putIntoCart(one);
    await other.until(() => other.count() === 2);
  });

  test('SESS-05 SESS-04 a session that timed out in one has timed out in the other', async () => {
    one.signIn('priya@example.com');
    await other.until(() => other.isSignedIn());
    await settled();
    await opened.direct.fetch('/rest/V1/integration/customer/revoke-customer-token', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${JSON.parse(browser.entries.get(`${prefix}signin_token`) ?? '{}').value}`,
      },
    });
    one.cart().send({ type: 'cart.load' });
    for (const tab of [one, other]) await tab.until(() => selectIsTimedOut(tab.session().getSnapshot()));
    expect(browser.entries.has(`${prefix}signin_token`)).toBe(false);
  });
});
