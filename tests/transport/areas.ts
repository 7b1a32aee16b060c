/** Storage areas with little room, or forbidden. */

import type { StorageArea } from '#transport/storage-area.ts';
import { memoryArea } from './wires.ts';

/** Room for this many characters, keys included. */
export const smallArea = (room: number) => {
  const kept = memoryArea();
  const used = (): number =>
    [...kept.entries].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const area: StorageArea = {
    ...kept.area,
    get length() {
      return kept.area.length;
    },
    setItem: (key, text) => {
      const freed = kept.entries.has(key) ? key.length + (kept.entries.get(key)?.length ?? 0) : 0;
      if (used() - freed + key.length + text.length > room)
        throw new DOMException('Full', 'QuotaExceededError');
      kept.area.setItem(key, text);
    },
  };
  return { ...kept, area, used };
};

const refuse = (): never => {
  throw new DOMException('No', 'SecurityError');
};

export const forbiddenArea: StorageArea = {
  get length(): number {
    return refuse();
  },
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
};
