/** The toasts machine. */

import { describe, expect, test } from 'vitest';
import { errorToast } from '#machines/domain/notice.ts';
import { toastOf, toToast, type NewToast } from '#machines/domain/toast.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { alone } from './bench.ts';

const open = () => {
  const bench = alone(toastsMachine);
  const add = (toast: NewToast): void => bench.actor.send({ type: 'toasts.add', toast });
  const shown = () => selectToasts(bench.actor.getSnapshot());
  return { ...bench, add, shown, messages: () => shown().map(({ message }) => message) };
};

describe('toasts', () => {
  test('the newest stands in front, with the defaults: dismissable, five seconds [SHELL-11]', () => {
    const { add, shown, messages } = open();
    add({ type: 'info', message: 'One' });
    add({ type: 'warning', message: 'Two' });
    expect(messages()).toEqual(['Two', 'One']);
    expect(shown()[0]).toMatchObject({ isDismissable: true, timeout: 5000, isDuplicate: false });
  });

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
    expect(messages()).toEqual([]);
    expect(errorToast('No GraphQL error: here').message).toBe('No GraphQL error: here');
  });

  test('a toast with the same id refreshes and restarts its time [SHELL-11]', () => {
    const { add, clock, shown } = open();
    add({ id: 'connection', type: 'error', message: 'Off', timeout: 3000 });
    clock.increment(2000);
    add({ id: 'connection', type: 'info', message: 'On', timeout: 3000 });
    expect(shown()).toMatchObject([{ message: 'On', isDuplicate: true }]);
    clock.increment(2000);
    expect(shown()).toHaveLength(1);
    clock.increment(1000);
    expect(shown()).toHaveLength(0);
  });

  test('one is dismissed by its id, all are cleared at once [SHELL-11]', () => {
    const { actor, add, messages } = open();
    add({ id: 'a', type: 'info', message: 'A' });
    add({ id: 'b', type: 'info', message: 'B' });
    add({ id: 'c', type: 'info', message: 'C' });
    actor.send({ type: 'toasts.dismiss', id: 'b' });
    expect(messages()).toEqual(['C', 'A']);
    actor.send({ type: 'toasts.clear' });
    expect(messages()).toEqual([]);
  });

  test('emits what the shopper does with a toast, not what happens by itself [SHELL-11]', () => {
    const { actor, add, clock, facts } = open();
    add({ id: 'offer', type: 'info', message: 'A new version.', actionText: 'Update', timeout: null });
    add({ id: 'gone', type: 'info', message: 'Gone by itself.' });
    clock.increment(5000);
    add({ id: 'back', type: 'info', message: 'Taken back.' });
    actor.send({ type: 'toasts.remove', id: 'back' });
    expect(facts).toEqual([]);
    actor.send({ type: 'toasts.act', id: 'offer' });
    actor.send({ type: 'toasts.dismiss', id: 'offer' });
    add({ id: 'read', type: 'info', message: 'Read.' });
    actor.send({ type: 'toasts.act', id: 'read' });
    actor.send({ type: 'toasts.dismiss', id: 'read' });
    expect(facts).toEqual([
      { type: 'toasts.acted', id: 'offer' },
      { type: 'toasts.dismissed', id: 'read' },
    ]);
  });

  test('keeps toasts while they are read and restarts their time afterwards [SHELL-11]', () => {
    const { actor, add, clock, messages } = open();
    add({ type: 'info', message: 'Short', timeout: 3000 });
    add({ type: 'info', message: 'Long' });
    clock.increment(2000);
    actor.send({ type: 'toasts.hold' });
    add({ type: 'info', message: 'New', timeout: 1000 });
    clock.increment(60_000);
    expect(messages()).toEqual(['New', 'Long', 'Short']);
    actor.send({ type: 'toasts.release' });
    clock.increment(2999);
    expect(messages()).toEqual(['Long', 'Short']);
    clock.increment(1);
    expect(messages()).toEqual(['Long']);
    clock.increment(2000);
    expect(messages()).toEqual([]);
  });

  test('dismissing one under the pointer lets the others go on [SHELL-11]', () => {
    const { actor, add, clock, messages } = open();
    add({ id: 'a', type: 'info', message: 'A' });
    add({ id: 'b', type: 'info', message: 'B' });
    actor.send({ type: 'toasts.hold' });
    actor.send({ type: 'toasts.dismiss', id: 'a' });
    clock.increment(5000);
    expect(messages()).toEqual([]);
  });

  test('the other shape of §3 has its own defaults: no error, five seconds [SHELL-11]', () => {
    expect(toastOf({ message: 'Hello' })).toEqual({ type: 'info', message: 'Hello', timeout: 5000 });
    expect(toastOf({ message: 'No', error: true, displayTime: 900 })).toEqual({
      type: 'error',
      message: 'No',
      timeout: 900,
    });
  });

  test('accepts a brief toast with its defaults [SHELL-11]', () => {
    const { actor, clock, shown } = open();
    actor.send({ type: 'toasts.addBrief', toast: { message: 'No.', error: true } });
    expect(shown()).toMatchObject([{ type: 'error', message: 'No.', timeout: 5000, isDismissable: true }]);
    clock.increment(5000);
    expect(shown()).toEqual([]);
  });

  test.each([
    [{ message: 'No type' }, 'toast.type is required'],
    [{ type: 'info' }, 'toast.message is required'],
    [
      { type: 'info', message: 'Stuck', dismissable: false, timeout: null },
      'Toast should be user-dismissable or have a timeout',
    ],
  ] as const)("a developer's mistake %j says so [SHELL-11]", (toast, message) => {
    expect(() => toToast(toast, 1)).toThrow(message);
  });
});
