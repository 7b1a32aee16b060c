/**
 * The shop's browser storage: prefixed entries with a lifetime. Broken,
 * full or blocked storage never breaks a page (§7, STO-01).
 */

import { createTexts, type StorageArea } from './storage-area.ts';
import { refetchableKeys } from './storage-keys.ts';

export interface StoredValue {
  readonly value: unknown;
  readonly isExpired: boolean;
}

export interface Storage {
  /**
   * The stored value; null if absent, expired, unreadable or of
   * another version. The caller decodes it.
   */
  read(key: string, version?: number): unknown;
  /**
   * Like `read`, but returns and keeps expired values: a stale value is better than none (ROUTE-08).
   */
  readEvenExpired(key: string): StoredValue | null;
  /**
   * `lifetime` in seconds; null for no expiry. What storage
   * refuses is kept in memory for the page's life.
   */
  write(key: string, value: unknown, lifetime: number | null, version?: number): void;
  remove(key: string): void;
  /** Removes every entry whose key starts with this text. */
  removeAll(beginning: string): void;
  /**
   * Milliseconds since 1970 at which the entry expires; null if there is none or it does not expire.
   */
  expiresAt(key: string): number | null;
  /** Calls back when another tab writes or removes the key; returns how to stop. */
  watch(key: string, listener: () => void): () => void;
}

/** The part of the window that reports storage changes of other tabs; no key means all of them. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
  removeEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
}

interface Entry {
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
  /** Seconds. */
  readonly lifetime: number | null;
  readonly version?: number;
}

const isEntry = (candidate: unknown): candidate is Entry =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'value' in candidate &&
  'storedAt' in candidate &&
  typeof candidate.storedAt === 'number' &&
  'lifetime' in candidate &&
  (candidate.lifetime === null || typeof candidate.lifetime === 'number');

const decode = (text: string | null): Entry | null => {
  if (text === null) return null;
  try {
    const entry: unknown = JSON.parse(text);
    return isEntry(entry) ? entry : null;
  } catch {
    return null;
  }
};

/** Null if the value cannot be serialised. */
const encode = (entry: Entry): string | null => {
  try {
    return JSON.stringify(entry);
  } catch {
    return null;
  }
};

const isExpired = ({ storedAt, lifetime }: Entry, now: number): boolean =>
  lifetime !== null && now - storedAt > lifetime * 1000;

export const createStorage = (
  area: StorageArea | null,
  prefix: string,
  now: () => number = Date.now,
  events: StorageEvents | null = null,
): Storage => {
  const texts = createTexts(area, (key, text) => {
    if (!key.startsWith(prefix)) return false;
    if (refetchableKeys.some((beginning) => key.startsWith(prefix + beginning))) return true;
    const entry = decode(text);
    return entry !== null && isExpired(entry, now());
  });
  const entryAt = (key: string): Entry | null => decode(texts.get(prefix + key));

  return {
    read: (key, version) => {
      const text = texts.get(prefix + key);
      if (text === null) return null;
      const entry = decode(text);
      if (entry === null || isExpired(entry, now())) {
        texts.remove(prefix + key);
        return null;
      }
      return entry.version === version ? entry.value : null;
    },
    readEvenExpired: (key) => {
      const entry = entryAt(key);
      return entry === null ? null : { value: entry.value, isExpired: isExpired(entry, now()) };
    },
    write: (key, value, lifetime, version) => {
      const entry = { value, storedAt: now(), lifetime };
      const text = encode(version === undefined ? entry : { ...entry, version });
      if (text !== null) texts.set(prefix + key, text);
    },
    remove: (key) => texts.remove(prefix + key),
    removeAll: (beginning) => {
      for (const key of texts.keys()) if (key.startsWith(prefix + beginning)) texts.remove(key);
    },
    expiresAt: (key) => {
      const entry = entryAt(key);
      return entry === null || entry.lifetime === null ? null : entry.storedAt + entry.lifetime * 1000;
    },
    watch: (key, listener) => {
      const onEvent = (event: { readonly key: string | null }): void => {
        if (event.key !== null && event.key !== prefix + key) return;
        texts.yield(event.key);
        listener();
      };
      events?.addEventListener('storage', onEvent);
      return () => events?.removeEventListener('storage', onEvent);
    },
  };
};
