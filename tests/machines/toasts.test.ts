/** Toasts and notifications, and which facts of a whole shop lead to them. */

import { expect, test } from 'vitest';
import { errorToast, type NewToast } from '#machines/domain/toast.ts';
import type { NewNotification } from '#machines/domain/notification.ts';
import { notificationsMachine } from '#machines/notices/notifications/notifications.machine.ts';
import { selectNotifications } from '#machines/notices/notifications/notifications.selectors.ts';
import { toastsMachine } from '#machines/notices/toasts/toasts.machine.ts';
import { selectToasts } from '#machines/notices/toasts/toasts.selectors.ts';
import { alone } from './bench.ts';
import { selectIsExpiryShown } from '#machines/session/session.selectors.ts';
import type { Customer } from '#machines/domain/customer.ts';
import type { TokenChange } from '#machines/session/session.events.ts';
import { hannah } from '../models/people.ts';
import { openFor } from './walk.ts';
import { openShop, type FakeShop } from './fake-services.ts';
import { present } from '#machines/domain/present.ts';
import { selectErrors } from '#machines/notices/errors/errors.selectors.ts';
import { partsOf } from './parts.ts';

const open = () => {
  const bench = alone(toastsMachine);
  const add = (toast: NewToast): void => bench.actor.send({ type: 'toasts.add', toast });
  const shown = () => selectToasts(bench.actor.getSnapshot());
  return { ...bench, add, shown, messages: () => shown().map(({ message }) => message) };
};

test('each goes by itself after its own time [SHELL-11]', () => {
  const { add, clock, messages } = open();
  add({ type: 'info', message: 'Short', timeout: 3000 });
  add({ type: 'info', message: 'Long' });
  add({ type: 'error', message: 'Sticky', timeout: null });
  clock.increment(2999);
  expect(messages()).toEqual(['Sticky', 'Long', 'Short']);
  clock.increment(1);
  expect(messages()).toEqual(['Sticky', 'Long']);
  clock.increment(600_000);
  expect(messages()).toEqual(['Sticky']);
});

test('the error banner is an error without its prefix, and goes after five seconds [SHELL-18]', () => {
  const { add, clock, shown, messages } = open();
  add(errorToast('GraphQL error: The cart is closed.'));
  expect(shown()[0]).toMatchObject({ type: 'error', message: 'The cart is closed.' });
  clock.increment(4999);
  expect(messages()).toEqual(['The cart is closed.']);
  clock.increment(1);
  expect([messages(), errorToast('No GraphQL error: here').message]).toEqual([[], 'No GraphQL error: here']);
});

const openNotices = () => {
  const bench = alone(notificationsMachine);
  const add = (notification: NewNotification): void =>
    bench.actor.send({ type: 'notifications.add', notification });
  const shown = () => selectNotifications(bench.actor.getSnapshot());
  return { ...bench, add, shown, messages: () => shown().map(({ message }) => message) };
};

test('notices and warnings go after five seconds, and are seen to go for 300 ms [SHELL-12]', () => {
  const { add, clock, shown, messages } = openNotices();
  add({ type: 'notice', message: 'Saved.' });
  add({ type: 'warning', message: 'Low.' });
  clock.increment(4999);
  expect(shown().map(({ isLeaving }) => isLeaving)).toEqual([false, false]);
  clock.increment(1);
  expect(shown().map(({ isLeaving }) => isLeaving)).toEqual([true, true]);
  clock.increment(299);
  expect(messages()).toEqual(['Saved.', 'Low.']);
  clock.increment(1);
  expect(messages()).toEqual([]);
});

test('errors and persistent notifications stay until dismissed [SHELL-12]', () => {
  const { actor, add, clock, shown, messages } = openNotices();
  add({ type: 'error', message: 'No.' });
  add({ type: 'warning', message: 'Inactive.', options: { persist: true } });
  clock.increment(600_000);
  expect(messages()).toEqual(['No.', 'Inactive.']);
  for (const { id } of shown()) actor.send({ type: 'notifications.dismiss', id });
  clock.increment(300);
  expect(messages()).toEqual([]);
});

test('are whole, below 1000, and unique among those shown [SHELL-12]', () => {
  const { add, shown } = openNotices();
  for (let count = 0; count < 300; count += 1) add({ type: 'error', message: `${count}` });
  const ids = shown().map(({ id }) => id);
  expect(new Set(ids).size).toBe(300);
  expect(ids.filter((id) => !Number.isInteger(id) || id < 0 || id >= 1000)).toEqual([]);
  // drawn, not counted
  expect(ids).not.toEqual(ids.toSorted((one, other) => one - other));
});

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
  const message = `Sorry! An unexpected error occurred. Error id: ${error.id}.`;
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
