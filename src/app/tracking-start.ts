/** The tracking of one tab: the data layer, which stays in the page, and the providers consented to. */

import { createDataLayer, type DataLayerHost } from '#tracking/data-layer.ts';
import { createFactListener } from '#tracking/fact-listener.ts';
import { quietly } from '#tracking/quietly.ts';
import { readTracking } from '#tracking/tracking-settings.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { FactBuffer } from './fact-buffer.ts';
import type { TrackingOptions } from './tracking.ts';

export const startTracking = (
  { opened, session, configuration }: TrackingOptions,
  facts: FactBuffer,
): void => {
  const settings = readTracking(configuration);
  const track = quietly(createDataLayer(window as DataLayerHost, settings.shape));
  const steps = {
    read: () => session.read(storageKeys.reportedSteps),
    write: (reported: readonly number[]) =>
      reported.length === 0
        ? session.remove(storageKeys.reportedSteps)
        : session.write(storageKeys.reportedSteps, reported, null),
  };
  const hear = createFactListener(track, steps, { contents: opened?.contents ?? [] });
  facts.release(quietly(hear));
};
