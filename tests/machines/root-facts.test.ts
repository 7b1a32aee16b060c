/** What the root makes of the facts of its parts, of errors and of a restored connection. */

import { expect, test } from 'vitest';
import {
  selectSignInFailure,
  selectIsExpiryShown,
  selectIsSignedIn,
} from '#machines/session/session.selectors.ts';
import {
  selectCustomerFailure,
  selectIsGettingDetails,
} from '#machines/account/customer/customer.selectors.ts';
import type { Customer } from '#machines/domain/customer.ts';
import type { TokenChange } from '#machines/session/session.events.ts';
import { cups, failure } from '../models/goods.ts';
import { hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openFor } from './walk.ts';
import { openShop, held, failing, type FakeShop } from './fake-services.ts';
import { present } from '#machines/domain/present.ts';
import { selectErrors } from '#machines/notices/errors/errors.selectors.ts';
import { selectToasts } from '#machines/notices/toasts/toasts.selectors.ts';
import { partsOf } from './parts.ts';

const openSignedIn = (customer: Customer = hannah): Promise<FakeShop> => openFor(customer, { cartId: null });

const isExpiryShown = (shop: FakeShop): boolean => selectIsExpiryShown(shop.session().getSnapshot());

/** Signed in, with a server that will say the cart is not theirs. */
const doubtful = async (): Promise<FakeShop> => {
  const shop = await openSignedIn();
  failing(shop, 'writeCart', failure('cartForbidden'));
  return shop;
};

const replacedBy = (email: string): TokenChange => ({ type: 'token.replaced', email });

test('reports details that fail once, and reads them when the connection is back [SESS-03]', async () => {
  const shop = openShop({ people: { owner: { email: hannah.email } } });
  failing(shop, 'readCustomer', failure('network', 'No connection.'));
  await shop.quiet();
  expect(shop.toastTexts()).toEqual(['No connection.']);
  expect(selectCustomerFailure(shop.customer().getSnapshot())?.kind).toBe('network');
  shop.connection('connection.lost');
  shop.connection('connection.restored');
  expect(selectIsGettingDetails(shop.customer().getSnapshot())).toBe(true);
  await shop.quiet();
  expect(selectCustomerFailure(shop.customer().getSnapshot())).toBeNull();
});

test('announces the end of a session until it has ended or was renewed [SESS-01]', async () => {
  const shop = await openSignedIn();
  shop.token({ type: 'token.nearlyExpired' });
  expect(shop.toastTexts()).toEqual([
    'For your safety you will be signed out in two minutes. What you have entered is kept.',
  ]);
  shop.token(replacedBy(hannah.email));
  expect(shop.toastTexts()).toEqual([]);
  shop.token({ type: 'token.nearlyExpired' });
  shop.token({ type: 'token.expired' });
  expect([shop.toastTexts(), isExpiryShown(shop)]).toEqual([[], true]);
});

test('replaces a forbidden cart when the token is valid [CART-14]', async () => {
  const shop = await doubtful();
  await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(1) });
  expect(shop.types()).toContain('cart.recreated');
  expect(isExpiryShown(shop)).toBe(false);
});

test('a sign-in in another tab ends the check of the token [SESS-05 CART-14]', async () => {
  const shop = await doubtful();
  const answer = held(shop, 'verifyToken');
  await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(1) });
  await shop.token(replacedBy(hannah.email));
  expect(shop.types()).toContain('cart.itemAdded');
  expect(isExpiryShown(shop)).toBe(false);
  await answer();
  expect(shop.death).toEqual([]);
});

test('gives up a sign-in that a busy cart blocks, and accepts the next one [CART-11]', async () => {
  const shop = await openFor();
  const answer = held(shop, 'writeCart');
  shop.cart().send({ type: 'cart.addItem', line: cups(1) });
  await shop.signIn();
  shop.clock.increment(9_999);
  expect(shop.types()).not.toContain('session.signInUndone');
  shop.clock.increment(1);
  expect(selectSignInFailure(shop.session().getSnapshot())?.message).toBe(
    'Your cart is busy just now. Please try to sign in again in a moment.',
  );
  await answer();
  expect(shop.types()).not.toContain('cart.released');
  expect(selectIsSignedIn(shop.session().getSnapshot())).toBe(false);
  await shop.signIn();
  expect(selectIsSignedIn(shop.session().getSnapshot())).toBe(true);
});

const shownToasts = (shop: FakeShop) => selectToasts(shop.toasts().getSnapshot());
const errorsOf = (shop: FakeShop) => present(partsOf(shop.actor).errors, 'errors');
const collected = (shop: FakeShop) => selectErrors(errorsOf(shop).getSnapshot());
const error = { id: 'a1b2c3d4', message: 'x is not a function' };

const occur = (shop: FakeShop): void => errorsOf(shop).send({ type: 'error.occurred', error });

test('shows an unexpected error with its details for fifteen seconds, which handles nothing [NET-06]', () => {
  const shop = openShop();
  occur(shop);
  const message = 'Sorry! An unexpected error occurred. x is not a function';
  expect(shownToasts(shop)).toMatchObject([{ type: 'error', message, timeout: 15_000, isDismissable: true }]);
  expect(shop.facts).toContainEqual({ type: 'errors.collected', error });
  shop.clock.increment(14_999);
  expect(shownToasts(shop)).toHaveLength(1);
  shop.clock.increment(1);
  expect([shownToasts(shop), collected(shop)]).toEqual([[], [{ ...error, isHandled: false }]]);
});

test('a dismissed error counts as handled [NET-06]', () => {
  const shop = openShop();
  occur(shop);
  const [toast] = shownToasts(shop);
  shop.toasts().send({ type: 'toasts.dismiss', id: present(toast, 'toast').id });
  expect([shownToasts(shop), collected(shop)]).toEqual([[], [{ ...error, isHandled: true }]]);
});

test('tells each loss and return of the connection for three seconds [NET-05 NET-10]', () => {
  const shop = openShop();
  shop.connection('connection.lost');
  expect(shop.toastTexts()).toEqual(['You are offline. Some features may be unavailable.']);
  shop.clock.increment(2999);
  expect(shop.toastTexts()).toHaveLength(1);
  shop.clock.increment(1);
  expect(shop.toastTexts()).toEqual([]);
  shop.connection('connection.restored');
  expect(shop.toastTexts()).toEqual(['You are online.']);
});

const updates = (shop: FakeShop) => present(partsOf(shop.actor).updates, 'updates');

test('keeps the page during an order even if parts of it are gone [R7]', () => {
  const shop = openShop();
  shop.actor.send({ type: 'checkout.lockWanted' });
  updates(shop).send({ type: 'release.found' });
  updates(shop).send({ type: 'release.lost' });
  expect(shop.types()).not.toContain('updates.offered');
  expect(shop.types()).not.toContain('updates.reloadWanted');
  shop.actor.send({ type: 'checkout.lockReleased' });
  expect(shop.types()).toContain('updates.reloadWanted');
});
