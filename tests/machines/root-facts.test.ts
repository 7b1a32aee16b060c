/** What the root makes of the facts of its parts, of errors and of a restored connection. */

import { expect, test } from 'vitest';
import { selectIsExpiryShown } from '#machines/session/session.selectors.ts';
import type { Customer } from '#machines/domain/customer.ts';
import type { TokenChange } from '#machines/session/session.events.ts';
import { hannah } from '../models/people.ts';
import { openFor } from './walk.ts';
import { openShop, type FakeShop } from './fake-services.ts';
import { present } from '#machines/domain/present.ts';
import { selectErrors } from '#machines/notices/errors/errors.selectors.ts';
import { selectToasts } from '#machines/notices/toasts/toasts.selectors.ts';
import { partsOf } from './parts.ts';

const openSignedIn = (customer: Customer = hannah): Promise<FakeShop> => openFor(customer, { cartId: null });

const isExpiryShown = (shop: FakeShop): boolean => selectIsExpiryShown(shop.session().getSnapshot());

const replacedBy = (email: string): TokenChange => ({ type: 'token.replaced', email });

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
