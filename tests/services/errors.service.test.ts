/** Uncaught errors: an id, one log line, no personal data. */

import { expect, test, onTestFinished } from 'vitest';
import { FailureError } from '#machines/domain/failure.ts';
import type { ErrorOccurrence } from '#machines/notices/errors/errors.events.ts';
import { createErrorsService, type ErrorSource } from '#services/device/errors.service.ts';
import { withoutPersonalData } from '#services/device/unexpected-error.ts';
import { listenTo } from './listening.ts';
import type { ReleaseChange } from '#machines/notices/updates/updates.events.ts';
import { createUpdatesService } from '#services/device/updates.service.ts';
import { createStorage } from '#transport/storage.ts';
import { memoryArea } from '#tests/transport/wires.ts';

const listen = (given?: ErrorSource | null) => {
  const source = new EventTarget();
  const log: string[] = [];
  const clock = { now: 1_000_000 };
  const { watchErrors } = createErrorsService(
    given === undefined ? source : given,
    (line) => void log.push(line),
    () => clock.now,
  );
  const { heard, actor } = listenTo<ErrorOccurrence>(watchErrors);
  return { source, errors: () => heard.map(({ error }) => error), log, clock, actor };
};

const thrown = (error: unknown, message = ''): Event =>
  Object.assign(new Event('error', { cancelable: true }), { error, message });
const rejected = (reason: unknown): Event =>
  Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });

const abort = Object.assign(new Error('The user aborted a request.'), { name: 'AbortError' });

test.each([
  ['thrown', thrown(new TypeError('x is not a function'))],
  ['a promise’s', rejected(new TypeError('x is not a function'))],
  ['of which only the words are known', thrown(null, 'x is not a function')],
])('reports an uncaught error with an id and logs it once: %s [NET-06]', (_, event) => {
  const { source, errors, log } = listen();
  source.dispatchEvent(event);
  expect(errors()).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{8}$/), message: 'x is not a function' }]);
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(
    new RegExp(`^Unexpected error ${errors()[0]?.id}: (TypeError|Error): x is not a function`),
  );
  // the browser does not log it again without an id
  expect(event.defaultPrevented).toBe(true);
});

test('treats a repeated error as the same while its toast is shown [NET-06]', () => {
  const { source, errors, log, clock } = listen();
  source.dispatchEvent(thrown(new Error('again')));
  clock.now += 14_999;
  source.dispatchEvent(thrown(new Error('again')));
  expect(new Set(errors().map(({ id }) => id)).size).toBe(1);
  expect(log).toHaveLength(1);
  clock.now += 15_000;
  source.dispatchEvent(thrown(new Error('again')));
  expect(new Set(errors().map(({ id }) => id)).size).toBe(2);
  expect(log).toHaveLength(2);
});

test('logs the place and no personal data [NET-06]', () => {
  const { source, errors, log } = listen();
  source.dispatchEvent(thrown(new Error('No cart for rosa@example.com, 0400 000 000')));
  source.dispatchEvent(rejected(new FailureError('refused', 'Rosa Lind lives elsewhere.')));
  expect(errors()[0]?.message).toBe('No cart for …, …');
  expect(log[0]).toMatch(/\n\s+at /);
  expect(log.join('\n')).not.toMatch(/rosa|0400|Lind/i);
  expect(log[1]).toContain('Failure refused');
});

test.each([
  ['the noise of a resize observer', thrown(null, 'ResizeObserver loop limit exceeded')],
  ['a script of somebody else', thrown(null, 'Script error.')],
  ['a fetch called off', rejected(abort)],
  ['a question no longer wanted', rejected(new FailureError('cancelled', 'Cancelled'))],
  ['a part of another release', rejected(new TypeError('Importing a module script failed.'))],
  ['a part that is gone', rejected(new TypeError('Failed to fetch dynamically imported module: /a.js'))],
])('ignores %s [NET-06]', (_, event) => {
  const { source, errors, log } = listen();
  source.dispatchEvent(event);
  expect([errors(), log, event.defaultPrevented]).toEqual([[], [], false]);
});

test.each([
  ['mail to a.b+c@example.com failed', 'mail to … failed'],
  ['GET https://shop.example/x?email=a%40b.c&token=1 failed', 'GET https://shop.example/x failed'],
  ['Bearer 0123456789abcdef0123 refused', 'Bearer … refused'],
  ['4111 1111 1111 1111 is no card', '… is no card'],
  ['+61 400 000 000 rang', '… rang'],
])('removes personal data from "%s": "%s" [NET-06]', (text, kept) => {
  expect(withoutPersonalData(text)).toBe(kept);
});

interface Situation {
  readonly isOnline?: boolean;
  readonly area?: ReturnType<typeof memoryArea>['area'];
}

const open = ({ isOnline = true, area = memoryArea().area }: Situation = {}) => {
  const page = new EventTarget();
  const parts = { page, isOnline: () => isOnline };
  const service = createUpdatesService({ parts, worker: null }, createStorage(area, 'TEST__'));
  const { heard: events, actor } = listenTo<ReleaseChange>(service.watchReleases);
  onTestFinished(() => void actor.stop());
  return {
    heard: () => events.map(({ type }) => type),
    losePart: () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true })),
  };
};

test('reports a lost part of the page, stops its error, and does neither again after reloading [PWA-01]', () => {
  const { area } = memoryArea();
  const { heard, losePart } = open({ area });
  expect(losePart()).toBe(false);
  expect(heard()).toEqual(['release.lost']);
  const again = open({ area });
  expect(again.losePart()).toBe(true);
  expect(again.heard()).toEqual([]);
});

test('does not report a lost part offline or without storage [PWA-01]', () => {
  const area = { ...memoryArea().area, setItem: () => undefined };
  for (const situation of [{ area }, { isOnline: false }]) {
    const { heard, losePart } = open(situation);
    expect(losePart()).toBe(true);
    expect(heard()).toEqual([]);
  }
});
