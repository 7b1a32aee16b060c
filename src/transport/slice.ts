/** A slice of stored state: its key, version, lifetime and decoder (BEY-04, STO-02). */

import type { Storage } from './storage.ts';

export interface Slice<Value> {
  readonly key: string;
  /** Raise it whenever the shape changes: other versions are ignored. */
  readonly version: number;
  /** Seconds; null for no expiry. */
  readonly lifetime: number | null;
  /** Null for an invalid value, which an earlier release or another program may have written. */
  readonly decode: (kept: unknown) => Value | null;
}

export const readSlice = <Value>(storage: Storage, { key, version, decode }: Slice<Value>): Value | null => {
  try {
    return decode(storage.read(key, version));
  } catch {
    return null;
  }
};

export const writeSlice = <Value>(storage: Storage, slice: Slice<Value>, value: Value): void =>
  storage.write(slice.key, value, slice.lifetime, slice.version);
