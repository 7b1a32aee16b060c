/**
 * The shop's side: records this window's machines and sends
 * the records to inspectors in the same browser.
 */

import type { InspectionEvent, Observer } from 'xstate';
import { createRecorder } from './recorder.ts';
import { notifyStately } from './stately.ts';
import { channelName, type FromInspector, type FromShop, type Moment, type Place } from './wire.ts';

/** Milliseconds during which moments are collected before they are sent. */
const gathering = 40;

const recordTab = (view: Window): Observer<InspectionEvent> => {
  const place: Place = {
    id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    openedAt: Date.now(),
    label: 'Window',
  };
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const tell = (message: FromShop): void => channel.postMessage(message);
  let isWatched = false;
  let gathered: Moment[] = [];

  const tellGathered = (): void => {
    tell({ kind: 'moments', place, isWhole: false, moments: gathered });
    gathered = [];
  };
  const recorder = createRecorder({
    onMoment: (moment) => {
      if (!isWatched) return;
      gathered.push(moment);
      if (gathered.length === 1) view.setTimeout(tellGathered, gathering);
    },
  });

  channel.addEventListener('message', ({ data }: MessageEvent<FromInspector>) => {
    if (data.kind === 'watch') {
      isWatched = true;
      tell({ kind: 'moments', place, isWhole: true, moments: recorder.moments() });
    } else if (data.kind === 'send' && data.place === place.id) recorder.find(data.actor)?.send(data.event);
  });
  view.addEventListener('pagehide', () => tell({ kind: 'closed', place }));
  // the scripts may run after the load event
  if (view.document.readyState === 'complete') tell({ kind: 'opened', place });
  // a page restored from the history is the same window as before
  view.addEventListener('pageshow', () => tell({ kind: 'opened', place }));
  return recorder.inspect;
};

/**
 * Forwards inspection events to this browser's inspector, to Stately's if
 * VITE_INSPECT_URL is set, and to the observer `beside`.
 */
export const watchMachines = (view: Window, beside: Observer<InspectionEvent>): Observer<InspectionEvent> => {
  const recorder = recordTab(view);
  const stately = notifyStately(import.meta.env['VITE_INSPECT_URL'] as string | undefined);
  return {
    next: (event) => {
      beside.next?.(event);
      recorder.next?.(event);
      stately?.next?.(event);
    },
  };
};
