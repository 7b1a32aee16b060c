/** What the browser keeps for the shop: entries with a time to live under a prefix; broken or full storage never breaks a page (§7, STO-01). */

/** The part of the platform's storage that is used. */
export interface StorageArea {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface Storage {
  /** The value as it was kept, null when absent, expired or unreadable. Whoever reads it decodes it. */
  read(key: string): unknown;
  /** `lifetime` in seconds; null keeps it until removed. */
  write(key: string, value: unknown, lifetime: number | null): void;
  remove(key: string): void;
}

interface Entry {
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
  /** Seconds. */
  readonly lifetime: number | null;
}

const isEntry = (candidate: unknown): candidate is Entry =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'value' in candidate &&
  'storedAt' in candidate &&
  typeof candidate.storedAt === 'number' &&
  'lifetime' in candidate &&
  (candidate.lifetime === null || typeof candidate.lifetime === 'number');

const isExpired = ({ storedAt, lifetime }: Entry, now: number): boolean =>
  typeof lifetime === 'number' && now - storedAt > lifetime * 1000;

/** Storage that refuses (blocked, full, foreign) behaves like storage that is empty. */
const quietly = <Value>(attempt: () => Value, otherwise: Value): Value => {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
};

export const createStorage = (
  area: StorageArea | null,
  prefix: string,
  now: () => number = Date.now,
): Storage => ({
  read: (key) =>
    quietly(() => {
      const text = area?.getItem(prefix + key) ?? null;
      if (text === null) return null;
      const entry: unknown = JSON.parse(text);
      if (!isEntry(entry) || isExpired(entry, now())) {
        area?.removeItem(prefix + key);
        return null;
      }
      return entry.value;
    }, null),
  write: (key, value, lifetime) =>
    quietly(
      () => area?.setItem(prefix + key, JSON.stringify({ value, storedAt: now(), lifetime })),
      undefined,
    ),
  remove: (key) => quietly(() => area?.removeItem(prefix + key), undefined),
});
