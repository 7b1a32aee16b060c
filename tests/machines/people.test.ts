/** The root with people in it, on the test's services: what the facts of session and customer lead to (SESS-02, SESS-03, BEY-02, CART-14, SHELL-08). */

import { describe, expect, test } from 'vitest';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { selectIsExpiryShown, selectIsSignedIn } from '#machines/session/session.selectors.ts';
import { selectCustomerFailure, selectIsGettingDetails } from '#machines/customer/customer.selectors.ts';
import type { TokenChange } from '#machines/session/session.events.ts';
import { cups, failure, lineOf, water } from '../models/goods.ts';
import { colin, hannah } from '../models/people.ts';
import type { FakePeople } from './fake-people.ts';
import { failing, held, openShop, type FakeShop } from './fake-services.ts';

const settle = async (shop: FakeShop): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await shop.quiet();
};

const openSignedIn = async (people: Partial<FakePeople> = {}): Promise<FakeShop> => {
  const owner = { email: people.customer?.email ?? hannah.email };
  const shop = openShop({ lines: [lineOf('1', water(2))], people: { owner, ...people } });
  await settle(shop);
  return shop;
};

const signIn = async (shop: FakeShop, email = hannah.email): Promise<void> => {
  shop.session().send({ type: 'session.signIn', credentials: { email, password: 'Water4all!' } });
  await settle(shop);
};

const toasts = (shop: FakeShop): readonly string[] =>
  selectToasts(shop.toasts().getSnapshot()).map(({ message }) => message);
const isExpiryShown = (shop: FakeShop): boolean => selectIsExpiryShown(shop.session().getSnapshot());
const parked = (shop: FakeShop) => shop.actor.getSnapshot().context.parked;
const writes = (shop: FakeShop): number => shop.asked('writeCart').length;

/** Signed in, with a server that will say the cart is not theirs. */
const doubtful = async (): Promise<FakeShop> => {
  const shop = await openSignedIn();
  failing(shop, 'writeCart', failure('cartForbidden'));
  return shop;
};

const replacedBy = (email: string): TokenChange => ({ type: 'token.replaced', email });

describe('details', () => {
  test('SESS-03 are read once somebody is signed in, and never for a guest', async () => {
    const guest = openShop();
    await settle(guest);
    expect(guest.asked('readCustomer')).toEqual([]);
    await signIn(guest);
    expect(guest.asked('readCustomer')).toHaveLength(1);
    expect(guest.types()).toContain('customer.loaded');
  });

  test('SESS-03 that cannot be read are said once, and read when the connection is back', async () => {
    const shop = openShop({ people: { owner: { email: hannah.email } } });
    failing(shop, 'readCustomer', failure('network', 'No connection.'));
    await settle(shop);
    expect(toasts(shop)).toEqual(['No connection.']);
    expect(selectCustomerFailure(shop.customer().getSnapshot())?.kind).toBe('network');
    shop.connection('connection.lost');
    shop.connection('connection.restored');
    expect(selectIsGettingDetails(shop.customer().getSnapshot())).toBe(true);
    await settle(shop);
    expect(selectCustomerFailure(shop.customer().getSnapshot())).toBeNull();
  });

  test('SESS-04 an expired session is left to the dialog', async () => {
    const shop = openShop({ people: { owner: { email: hannah.email } } });
    failing(shop, 'readCustomer', failure('sessionExpired'));
    await settle(shop);
    expect(shop.types()).toContain('customer.loadFailed');
    expect(toasts(shop)).toEqual([]);
  });

  test('SESS-03 the first account is selected and its number goes on the cart', async () => {
    const shop = await openSignedIn({ customer: colin });
    expect(shop.asked('setExternalId').map(({ input }) => input)).toEqual([
      { cartId: expect.any(String), account: colin.accounts[0], isCorporate: false },
    ]);
    expect(shop.facts).toContainEqual({ type: 'customer.externalIdSet', externalId: 70_001 });
  });
});

describe('a session that nearly ends', () => {
  test('SESS-01 is announced, and no longer once it has ended or begun anew', async () => {
    const shop = await openSignedIn();
    shop.token({ type: 'token.nearlyExpired' });
    expect(toasts(shop)).toEqual([
      'For your safety you will be signed out in two minutes. What you have entered is kept.',
    ]);
    shop.token(replacedBy(hannah.email));
    expect(toasts(shop)).toEqual([]);
    shop.token({ type: 'token.nearlyExpired' });
    shop.token({ type: 'token.expired' });
    expect(toasts(shop)).toEqual([]);
    expect(isExpiryShown(shop)).toBe(true);
  });
});

describe('a doubt about the cart', () => {
  test('CART-14 with a token that holds the cart is renewed', async () => {
    const shop = await doubtful();
    shop.cart().send({ type: 'cart.addItem', line: cups(1) });
    await settle(shop);
    expect(shop.types()).toContain('cart.recreated');
    expect(isExpiryShown(shop)).toBe(false);
  });

  test('CART-14 BEY-02 with one that does not, what was asked is parked and done once', async () => {
    const shop = await doubtful();
    shop.surprise('verifyToken', () => false);
    shop.cart().send({ type: 'cart.addItem', line: cups(1) });
    await settle(shop);
    expect(isExpiryShown(shop)).toBe(true);
    expect(parked(shop)).toEqual([{ type: 'cart.addItem', line: cups(1) }]);
    expect(toasts(shop)).toEqual([]);
    const before = writes(shop);
    await signIn(shop);
    expect(writes(shop)).toBe(before + 1);
    expect(parked(shop)).toEqual([]);
    expect(shop.types()).toContain('cart.itemAdded');
  });

  test('CART-14 a second doubt while the dialog is open is answered too', async () => {
    const shop = await doubtful();
    shop.surprise('verifyToken', () => false);
    failing(shop, 'writeCart', failure('cartForbidden'));
    shop.cart().send({ type: 'cart.addItem', line: cups(1) });
    await settle(shop);
    shop.cart().send({ type: 'cart.addItem', line: water(1) });
    await settle(shop);
    expect(parked(shop)).toHaveLength(2);
    await signIn(shop);
    expect(parked(shop)).toEqual([]);
    expect(shop.types().filter((type) => type === 'cart.itemAdded')).toHaveLength(2);
  });

  test('SESS-05 CART-14 a sign-in in another tab settles it', async () => {
    const shop = await doubtful();
    const answer = held(shop, 'verifyToken');
    shop.cart().send({ type: 'cart.addItem', line: cups(1) });
    await settle(shop);
    shop.token(replacedBy(hannah.email));
    await settle(shop);
    expect(shop.types()).toContain('cart.itemAdded');
    expect(isExpiryShown(shop)).toBe(false);
    await answer();
    expect(shop.death).toEqual([]);
  });
});

describe('signing out', () => {
  test('SESS-02 no step is skipped because an earlier one failed', async () => {
    const shop = await openSignedIn();
    for (const slot of ['revokeToken', 'clearToken', 'clearCaches', 'clearCustomerInfo'])
      failing(shop, slot, failure('server'));
    const from = shop.facts.length;
    shop.session().send({ type: 'session.signOut' });
    await settle(shop);
    expect(
      shop
        .types()
        .slice(from)
        .filter((type) => type.startsWith('session.')),
    ).toEqual([
      'session.customerForgotten',
      'session.checkoutForgotten',
      'session.cartForgotten',
      'session.homeWanted',
      'session.signedOut',
    ]);
    expect(shop.asked('createCart')).toHaveLength(1);
    expect(toasts(shop)).toEqual([]);
  });

  test('SESS-02 a server that never answers holds nobody back', async () => {
    const shop = await openSignedIn();
    held(shop, 'revokeToken');
    held(shop, 'clearCaches');
    shop.session().send({ type: 'session.signOut' });
    await settle(shop);
    expect(shop.asked('clearToken')).toEqual([]);
    shop.clock.increment(5000);
    await settle(shop);
    expect(shop.asked('clearToken')).toHaveLength(1);
    shop.clock.increment(3000);
    await settle(shop);
    expect(shop.types()).toContain('session.signedOut');
  });

  test('BEY-08 the mail somebody asked for is forgotten as well', async () => {
    const shop = await openSignedIn();
    shop.password().send({ type: 'password.request', email: 'hannah@example.com' });
    await settle(shop);
    shop.session().send({ type: 'session.signOut' });
    await settle(shop);
    expect(shop.password().getSnapshot().context.email).toBe('');
    expect(shop.customer().getSnapshot().context.customer).toBeNull();
  });

  test('SESS-05 in another tab is followed here, without being sent home', async () => {
    const shop = await openSignedIn();
    shop.token({ type: 'token.removed' });
    await settle(shop);
    expect(selectIsSignedIn(shop.session().getSnapshot())).toBe(false);
    expect(shop.types()).toContain('session.forgotten');
    expect(shop.types()).not.toContain('session.homeWanted');
    expect(shop.asked('revokeToken')).toEqual([]);
  });
});

test('CART-11 a sign-in that a busy cart holds up is given up in words, and tried again it succeeds', async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  await settle(shop);
  const answer = held(shop, 'writeCart');
  shop.cart().send({ type: 'cart.addItem', line: cups(1) });
  await signIn(shop);
  shop.clock.increment(9_999);
  expect(shop.types()).not.toContain('session.signInUndone');
  shop.clock.increment(1);
  expect(shop.session().getSnapshot().context.failure?.message).toBe(
    'Your cart is busy just now. Please try to sign in again in a moment.',
  );
  await answer();
  await settle(shop);
  expect(shop.types()).not.toContain('cart.released');
  expect(selectIsSignedIn(shop.session().getSnapshot())).toBe(false);
  await signIn(shop);
  expect(selectIsSignedIn(shop.session().getSnapshot())).toBe(true);
});

test('NET-09 where one registers the types of customer are read', async () => {
  const shop = openShop();
  await settle(shop);
  shop.session().send({ type: 'session.visit', isSignInPage: true, isAccountDoor: true });
  shop.session().send({ type: 'session.visit', isSignInPage: true, isAccountDoor: true });
  expect(shop.asked('readContent').map(({ input }) => input)).toEqual([
    { subject: { kind: 'customerTypes' } },
  ]);
});
