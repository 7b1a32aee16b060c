/**
 * The inspector's side of the channel: collects the
 * records of each window and sends commands to it.
 */

import {
  channelName,
  pagesPath,
  type DrawnPlace,
  type FromInspector,
  type FromShop,
  type Moment,
  type Place,
} from './wire.ts';

export interface Watched extends Place {
  readonly isOpen: boolean;
  /** The server rendered this page; its machines no longer run. */
  readonly isDrawn: boolean;
  readonly moments: readonly Moment[];
}

export interface Watch {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => readonly Watched[];
  readonly send: (place: string, actor: string, event: { readonly type: string }) => void;
  readonly readPages: () => Promise<void>;
}

/** More than a window itself keeps. */
const mostMoments = 6000;

const isDrawnPlaces = (value: unknown): value is { readonly pages: readonly DrawnPlace[] } =>
  typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages);

export const openWatch = (): Watch => {
  const channel = new BroadcastChannel(channelName);
  const listeners = new Set<() => void>();
  let places: readonly Watched[] = [];

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const tell = (message: FromInspector): void => channel.postMessage(message);
  const change = (next: readonly Watched[]): void => {
    places = next;
    for (const listener of listeners) listener();
  };
  const put = (place: Watched): void => {
    const isKnown = places.some(({ id }) => id === place.id);
    change(isKnown ? places.map((one) => (one.id === place.id ? place : one)) : [place, ...places]);
  };

  channel.addEventListener('message', ({ data }: MessageEvent<FromShop | FromInspector>) => {
    if (!('place' in data) || data.kind === 'send') return;
    const known = places.find(({ id }) => id === data.place.id);
    const moments = known?.moments ?? [];
    if (data.kind === 'opened') tell({ kind: 'watch' });
    else if (data.kind === 'closed') put({ ...data.place, moments, isOpen: false, isDrawn: false });
    else {
      const last = data.isWhole ? 0 : (moments.at(-1)?.n ?? 0);
      const more = data.moments.filter(({ n }) => n > last);
      // ask for the whole record: the window keeps fewer moments, including each actor's last
      if (moments.length + more.length > mostMoments) tell({ kind: 'watch' });
      put({
        ...data.place,
        moments: data.isWhole ? more : [...moments, ...more],
        isOpen: true,
        isDrawn: false,
      });
    }
  });
  tell({ kind: 'watch' });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => places,
    send: (place, actor, event) => tell({ kind: 'send', place, actor, event }),
    readPages: async () => {
      const answer = await fetch(pagesPath).catch(() => null);
      const said: unknown = answer?.ok === true ? await answer.json() : null;
      if (!isDrawnPlaces(said)) return;
      const pages = said.pages.map((page) => ({ ...page, isOpen: true, isDrawn: true }));
      change([...places.filter(({ isDrawn }) => !isDrawn), ...pages]);
    },
  };
};
