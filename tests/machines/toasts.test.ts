/** The toasts machine. */

import { expect, test } from 'vitest';
import { errorToast } from '#machines/domain/toast.ts';
import { type NewNotification } from '#machines/domain/notification.ts';
import { type NewToast } from '#machines/domain/toast.ts';
import { notificationsMachine } from '#machines/notices/notifications/notifications.machine.ts';
import { selectNotifications } from '#machines/notices/notifications/notifications.selectors.ts';
import { toastsMachine } from '#machines/notices/toasts/toasts.machine.ts';
import { selectToasts } from '#machines/notices/toasts/toasts.selectors.ts';
import { alone } from './bench.ts';

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
