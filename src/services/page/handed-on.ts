/** What one page hands on to the next of its shopper, in the tab's session: the history holds no more than a name for it, so forgetting the customer forgets this too (BEY-08, TRK-04). */

import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';

type Given = Readonly<Record<string, string>>;

/** Seconds: as long as a form may be left open. */
const lifetime = 3600;

const keyOf = (name: string): string => `${storageKeys.handedOn}:${name}`;

/** Fields that open something: this page alone knows them, no storage ever. */
const secretFields = ['token'];

/** Never given twice: an entry of the history may outlive what it names. */
const newName = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');

const decode = (kept: unknown): Given =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)]))
    : {};

export const forgetHandedOn = (session: Storage): void => session.removeAll(`${storageKeys.handedOn}:`);

const fieldsOf = (given: Given, isWanted: (field: string) => boolean): Given =>
  Object.fromEntries(Object.entries(given).filter(([field]) => isWanted(field)));

export const createHandedOn = (session: Storage) => {
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
      // what was forgotten or is too old takes its secrets along
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
