/**
 * Passes data from one page to the next in session storage. The history entry holds only
 * a name, so that forgetting the customer removes the data (BEY-08, TRK-04).
 */

import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';

type Given = Readonly<Record<string, string>>;

/** Seconds: as long as a form may stay open. */
const lifetime = 3600;

const keyOf = (name: string): string => `${storageKeys.navigationState}:${name}`;

/** Fields that grant access: kept in memory only, never in storage. */
const secretFields = ['token'];

/** Random, so that a name is never reused: a history entry may outlive its data. */
const newName = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');

const decode = (kept: unknown): Given =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)]))
    : {};

export const forgetNavigationState = (session: Storage): void =>
  session.removeAll(`${storageKeys.navigationState}:`);

const fieldsOf = (given: Given, isWanted: (field: string) => boolean): Given =>
  Object.fromEntries(Object.entries(given).filter(([field]) => isWanted(field)));

export const createNavigationState = (session: Storage) => {
  const secrets = new Map<string, Given>();
  return {
    keep: (given: Given): string => {
      const name = newName();
      secrets.set(
        name,
        fieldsOf(given, (field) => secretFields.includes(field)),
      );
      const open = fieldsOf(given, (field) => !secretFields.includes(field));
      session.write(keyOf(name), open, lifetime);
      return name;
    },
    read: (name: string | null): Given => {
      const kept = name === null ? null : session.read(keyOf(name));
      // secrets of removed or expired data are not returned either
      if (name === null || kept === null || kept === undefined) return {};
      return { ...decode(kept), ...secrets.get(name) };
    },
    drop: (name: string | null): void => {
      if (name === null) return;
      secrets.delete(name);
      session.remove(keyOf(name));
    },
  };
};
