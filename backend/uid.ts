/** Encodes Magento's uid: the id in base64. */
import { refuseInput } from './refusal.ts';

export function toUid(id: number): string {
  return Buffer.from(String(id)).toString('base64');
}

/** The uid of an option: its kind and ids, as in configurable/93/52. */
export function toOptionUid(...parts: readonly (string | number)[]): string {
  return Buffer.from(parts.join('/')).toString('base64');
}

/** The id in a uid; NaN where it has none. */
export function fromUid(uid: string): number {
  const text = Buffer.from(uid, 'base64').toString();
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

export function requireUid(uid: string): number {
  const id = fromUid(uid);
  if (Number.isNaN(id)) throw refuseInput(`Value of uid "${uid}" is incorrect.`);
  return id;
}
