/** One browser with several tabs that learn of each other's writes. */

import type { StorageEvents } from '#transport/storage.ts';
import type { StorageArea } from '#transport/storage-area.ts';
import { memoryArea } from './wires.ts';

type Listener = Parameters<StorageEvents['addEventListener']>[1];

export const sharedArea = (kept = memoryArea()) => {
  const tabs = new Set<Set<Listener>>();
  const openTab = (): { readonly area: StorageArea; readonly events: StorageEvents } => {
    const mine = new Set<Listener>();
    tabs.add(mine);
    const tellOthers = (key: string): void => {
      for (const others of tabs)
        if (others !== mine) queueMicrotask(() => others.forEach((listener) => listener({ key })));
    };
    return {
      area: {
        get length() {
          return kept.area.length;
        },
        key: (index) => kept.area.key(index),
        getItem: (key) => kept.area.getItem(key),
        setItem: (key, text) => {
          const isChanged = kept.entries.get(key) !== text;
          kept.area.setItem(key, text);
          if (isChanged) tellOthers(key);
        },
        removeItem: (key) => {
          const isChanged = kept.entries.has(key);
          kept.area.removeItem(key);
          if (isChanged) tellOthers(key);
        },
      },
      events: {
        addEventListener: (_, listener) => void mine.add(listener),
        removeEventListener: (_, listener) => void mine.delete(listener),
      },
    };
  };
  return { ...kept, openTab };
};
