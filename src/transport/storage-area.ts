/**
 * Text storage that never fails: what the browser's storage
 * refuses is kept in memory for the page's life (STO-01).
 */

/** The part of the platform's storage that is used. */
export interface StorageArea {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface Texts {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  keys(): readonly string[];
  /** Another tab wrote or removed the key, or all keys: its value replaces the one in memory. */
  yield(key: string | null): void;
}

/** The most recoverable texts kept in memory. */
const remembranceLimit = 50;

const hasWorked = (attempt: () => void): boolean => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};

/** A browser may deny access at any time, not only at the start. */
const quietly = <Value>(attempt: () => Value, otherwise: Value): Value => {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
};

const keysIn = (area: StorageArea): readonly string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index)).filter((key) => key !== null);

export const createTexts = (
  area: StorageArea | null,
  canBeHadAgain: (key: string, text: string) => boolean,
): Texts => {
  /** Null for an entry that could not be removed. */
  const remembered = new Map<string, string | null>();

  const get = (key: string): string | null =>
    remembered.get(key) ?? (remembered.has(key) ? null : quietly(() => area?.getItem(key) ?? null, null));
  const keptKeys = (): readonly string[] => quietly(() => (area === null ? [] : keysIn(area)), []);

  const keep = (key: string, text: string): boolean => {
    const isKept = area !== null && hasWorked(() => area.setItem(key, text));
    if (isKept) remembered.delete(key);
    return isKept;
  };

  const remember = (key: string, text: string): void => {
    remembered.delete(key);
    remembered.set(key, text);
    const spare = [...remembered].filter(([other, kept]) => kept !== null && canBeHadAgain(other, kept));
    for (const [other] of spare.slice(0, -remembranceLimit)) remembered.delete(other);
  };

  const remove = (key: string): void => {
    if (hasWorked(() => area?.removeItem(key))) remembered.delete(key);
    else remembered.set(key, null);
  };

  const makeRoom = (): void => {
    for (const key of keptKeys()) if (canBeHadAgain(key, get(key) ?? '')) remove(key);
  };

  return {
    get,
    keys: () => [...new Set([...remembered.keys(), ...keptKeys()])].filter((key) => get(key) !== null),
    remove,
    set: (key, text) => {
      if (keep(key, text)) return;
      makeRoom();
      if (keep(key, text)) return;
      // otherwise the older value would be back on the next page
      remove(key);
      remember(key, text);
    },
    yield: (key) => {
      if (key === null) remembered.clear();
      else remembered.delete(key);
    },
  };
};
