/** The notifications machine and its numbers. */

import { describe, expect, test } from 'vitest';
import { drawId, type NewNotification, type Notification } from '#machines/domain/notification.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { selectNotifications } from '#machines/notifications/notifications.selectors.ts';
import { alone } from './bench.ts';

const open = () => {
  const bench = alone(notificationsMachine);
  const add = (notification: NewNotification): void =>
    bench.actor.send({ type: 'notifications.add', notification });
  const shown = () => selectNotifications(bench.actor.getSnapshot());
  return { ...bench, add, shown, messages: () => shown().map(({ message }) => message) };
};

describe('how long they stay', () => {
  test('notices and warnings go after five seconds, and are seen to go for 300 ms [SHELL-12]', () => {
    const { add, clock, shown, messages } = open();
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
    const { actor, add, clock, shown, messages } = open();
    add({ type: 'error', message: 'No.' });
    add({ type: 'warning', message: 'Inactive.', options: { persist: true } });
    clock.increment(600_000);
    expect(messages()).toEqual(['No.', 'Inactive.']);
    for (const { id } of shown()) actor.send({ type: 'notifications.dismiss', id });
    clock.increment(300);
    expect(messages()).toEqual([]);
  });

  test('one dismissed early is not dismissed again by its own time [SHELL-12]', () => {
    const { actor, add, clock, shown, messages } = open();
    add({ type: 'notice', message: 'First' });
    actor.send({ type: 'notifications.dismiss', id: shown()[0]?.id ?? NaN });
    clock.increment(4000);
    add({ type: 'notice', message: 'Second' });
    clock.increment(1500);
    expect(messages()).toEqual(['Second']);
  });

  test('all can be cleared at once [SHELL-12]', () => {
    const { actor, add, messages } = open();
    add({ type: 'notice', message: 'One' });
    add({ type: 'error', message: 'Two' });
    actor.send({ type: 'notifications.clear' });
    expect(messages()).toEqual([]);
  });
});

describe('repeats', () => {
  test('noRepeat keeps a second one with the same words away, while the first is shown [SHELL-12]', () => {
    const { actor, add, shown, messages } = open();
    const inactive = {
      type: 'warning',
      message: 'Inactive.',
      options: { noRepeat: true, persist: true },
    } as const;
    add(inactive);
    add(inactive);
    expect(messages()).toEqual(['Inactive.']);
    actor.send({ type: 'notifications.dismiss', id: shown()[0]?.id ?? NaN });
    add(inactive);
    expect(shown().map(({ isLeaving }) => isLeaving)).toEqual([true, false]);
  });

  test('without noRepeat the same text is shown twice [SHELL-12]', () => {
    const { add, messages } = open();
    add({ type: 'notice', message: 'Saved.' });
    add({ type: 'notice', message: 'Saved.' });
    expect(messages()).toEqual(['Saved.', 'Saved.']);
  });
});

describe('numbers', () => {
  test('are whole, below 1000, and unique among those shown [SHELL-12]', () => {
    const { add, shown } = open();
    for (let count = 0; count < 300; count += 1) add({ type: 'error', message: `${count}` });
    const ids = shown().map(({ id }) => id);
    expect(new Set(ids).size).toBe(300);
    expect(ids.filter((id) => !Number.isInteger(id) || id < 0 || id >= 1000)).toEqual([]);
    // drawn, not counted
    expect(ids).not.toEqual(ids.toSorted((one, other) => one - other));
  });

  test.each([
    [0, 0],
    [0.5, 500],
    [0.9999, 999],
  ])('a draw of %d answers %i [SHELL-12]', (drawn, id) => {
    expect(drawId([], () => drawn)).toBe(id);
  });

  test('a number already shown is passed over [SHELL-12]', () => {
    const shown: readonly Notification[] = Array.from({ length: 999 }, (_, index) => ({
      id: index + 1,
      type: 'notice',
      message: '',
      isPersistent: false,
      isLeaving: false,
      serial: index,
    }));
    expect(drawId(shown, () => 0.7)).toBe(0);
  });
});
