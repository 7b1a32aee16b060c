/** New releases as a page learns of them: from its worker and from lost parts. */

import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import type { ReleaseChange } from '#machines/updates/updates.events.ts';
import { createUpdatesService } from '#services/updates.service.ts';
import type { WorkerRequest } from '#services/worker-messages.ts';
import { createStorage } from '#transport/storage.ts';
import { memoryArea } from '#tests/transport/wires.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { listenTo } from './listening.ts';

class FakeWorker extends EventTarget {
  state = 'installed';
  readonly told: WorkerRequest[] = [];
  constructor(readonly release: string) {
    super();
  }
  postMessage(message: WorkerRequest, [port]: MessagePort[] = []): void {
    this.told.push(message);
    if (message.type === 'describe') port?.postMessage({ type: 'description', version: this.release });
    if (message.type === 'take') {
      this.state = 'activated';
      this.dispatchEvent(new Event('statechange'));
    }
  }
}

interface Situation {
  readonly controller?: FakeWorker | null;
  readonly waiting?: FakeWorker | null;
  readonly isRefused?: boolean;
  readonly isOnline?: boolean;
  readonly area?: ReturnType<typeof memoryArea>['area'];
}

const open = (situation: Situation = {}) => {
  const { controller = null, waiting = null, isRefused = false, isOnline = true } = situation;
  const registration = Object.assign(new EventTarget(), { waiting, installing: null });
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: () => (isRefused ? Promise.reject(new Error('no')) : Promise.resolve(registration)),
  });
  const page = new EventTarget();
  const log: string[] = [];
  const service = createUpdatesService(
    {
      parts: { page, isOnline: () => isOnline },
      worker: {
        workers: workers as unknown as ServiceWorkerContainer,
        release: 'r1',
        addresses: () => ['http://shop.test/'],
        visibility: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
        whenIdle: (then) => {
          then();
          return () => undefined;
        },
        log: (line) => void log.push(line),
      },
    },
    createStorage(situation.area ?? memoryArea().area, 'TEST__'),
  );
  const { heard: events, actor } = listenTo<ReleaseChange>(service.watchReleases);
  const heard = () => events.map(({ type }) => type);
  onTestFinished(() => void actor.stop());
  const say = (data: unknown) => workers.dispatchEvent(new MessageEvent('message', { data }));
  const losePart = (): boolean => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  const take = () => createActor(service.takeRelease).start();
  return { heard, log, say, losePart, take };
};

test('reports a waiting release and takes it when asked [PWA-01]', async () => {
  const waiting = new FakeWorker('r2');
  const { heard, take } = open({ controller: new FakeWorker('r1'), waiting });
  await eventually(heard).toEqual(['release.found']);
  const taking = take();
  await eventually(() => taking.getSnapshot().status).toBe('done');
  expect(waiting.told.map(({ type }) => type)).toEqual(['describe', 'take']);
});

test('takes a waiting worker of the page’s own release silently, and does not report the first one [PWA-01]', async () => {
  const waiting = new FakeWorker('r1');
  const { heard } = open({ controller: new FakeWorker('r0'), waiting });
  await eventually(() => waiting.told.map(({ type }) => type)).toEqual(['describe', 'take']);
  expect(heard()).toEqual([]);
  const first = new FakeWorker('r2');
  const { heard: ofFirst } = open({ waiting: first });
  await new Promise(setImmediate);
  expect(first.told).toEqual([]);
  expect(ofFirst()).toEqual([]);
});

const visit = { type: 'visited', addresses: ['http://shop.test/'] };

test('tells a worker which pages to keep, and reports one of another release that took over [PWA-01]', () => {
  const controller = new FakeWorker('r1');
  const { heard, say } = open({ controller, isRefused: true });
  for (const data of ['nonsense', null, { type: 'activated' }, { type: 'activated', version: 'r1' }])
    say(data);
  expect(heard()).toEqual([]);
  expect(controller.told).toEqual([visit]);
  say({ type: 'activated', version: 'r2' });
  expect(heard()).toEqual(['release.taken']);
});

test('logs one line where the worker cannot be registered [PWA-01]', async () => {
  const { heard, log } = open({ isRefused: true });
  await eventually(() => log).toEqual(['Failed to register SW.']);
  expect(heard()).toEqual([]);
});

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

test('watches no releases on a server [PWA-01]', async () => {
  const service = createUpdatesService(null, createStorage(null, 'TEST__'));
  const watching = createActor(service.watchReleases).start();
  const taking = createActor(service.takeRelease).start();
  await eventually(() => taking.getSnapshot().status).toBe('done');
  watching.stop();
});
