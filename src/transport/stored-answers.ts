/**
 * Stores public responses in the browser, so that visited pages open without a connection (STO-02).
 */

import type { TransportSettings } from './settings.ts';
import { storageKeys } from './storage-keys.ts';

export type Answer = Readonly<Record<string, unknown>>;

export interface StoredAnswers {
  /** Null if there is no stored response. */
  read(question: string): Answer | null;
  /** Stores it when the page is idle. */
  keep(question: string, answer: Answer): void;
  forget(): void;
}

/** Raise it to ignore what older versions stored. */
const version = 1;
/** Seconds: a week. */
const lifetime = 7 * 86_400;
/** Storage holds about five million characters, and the cart has priority. */
const limits = { answers: 80, characters: 2_000_000, charactersOfOne: 300_000 };

interface Note {
  readonly key: string;
  readonly characters: number;
}

const isAnswer = (kept: unknown): kept is Answer => typeof kept === 'object' && kept !== null;

const isNote = (candidate: unknown): candidate is Note =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'key' in candidate &&
  typeof candidate.key === 'string' &&
  'characters' in candidate &&
  typeof candidate.characters === 'number';

/** Two FNV-1a hashes with different seeds: 64 bits, so that collisions are unlikely. */
const hashOf = (text: string): string => {
  const run = (beginning: number): string => {
    let hash = beginning;
    for (let place = 0; place < text.length; place += 1)
      hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
    return (hash >>> 0).toString(36);
  };
  return `${run(0x811c9dc5)}${run(0x1b873593)}`;
};

const keyOf = (question: string): string => `${storageKeys.storedAnswers}:${hashOf(question)}`;

export const createStoredAnswers = ({
  storage,
  whenIdle,
}: Pick<TransportSettings, 'storage' | 'whenIdle'>): StoredAnswers => {
  const waiting = new Map<string, Answer>();
  /** What this tab has written, to skip identical writes. */
  const written = new Map<string, string>();

  const readNotes = (): readonly Note[] => {
    const kept = storage.read(storageKeys.storedAnswers, version);
    return Array.isArray(kept) ? kept.filter(isNote) : [];
  };

  const writeNotes = (notes: readonly Note[]): void =>
    storage.write(storageKeys.storedAnswers, notes, null, version);

  const makeRoom = (notes: readonly Note[]): readonly Note[] => {
    const kept = [...notes];
    let characters = kept.reduce((sum, note) => sum + note.characters, 0);
    while (kept.length > limits.answers || characters > limits.characters) {
      const oldest = kept.shift();
      if (oldest === undefined) break;
      characters -= oldest.characters;
      storage.remove(oldest.key);
      written.delete(oldest.key);
    }
    return kept;
  };

  const writeDown = (key: string, answer: Answer): void => {
    const text = JSON.stringify(answer);
    const hash = hashOf(text);
    if (text.length > limits.charactersOfOne || written.get(key) === hash) return;
    const others = readNotes().filter((note) => note.key !== key);
    writeNotes(makeRoom([...others, { key, characters: text.length }]));
    storage.write(key, answer, lifetime, version);
    written.set(key, hash);
  };

  // one write per idle callback keeps each short
  const writeNext = (): void => {
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next[0]);
    writeDown(...next);
    if (waiting.size > 0) whenIdle(writeNext);
  };

  return {
    read: (question) => {
      const key = keyOf(question);
      const kept = waiting.get(key) ?? storage.read(key, version);
      return isAnswer(kept) ? kept : null;
    },
    keep: (question, answer) => {
      waiting.set(keyOf(question), answer);
      if (waiting.size === 1) whenIdle(writeNext);
    },
    forget: () => {
      waiting.clear();
      written.clear();
      storage.removeAll(storageKeys.storedAnswers);
    },
  };
};
