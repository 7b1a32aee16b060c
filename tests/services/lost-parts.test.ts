/** New releases as a page learns of them from its lost parts. */

import { expect, onTestFinished, test } from 'vitest';
import type { ReleaseChange } from '#machines/notices/updates/updates.events.ts';
import { createUpdatesService } from '#services/device/updates.service.ts';
import { createStorage } from '#transport/storage.ts';
import { memoryArea } from '#tests/transport/wires.ts';
import { listenTo } from './listening.ts';

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
