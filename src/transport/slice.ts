/** A slice of what the shop knows, kept for a later visit: its key, its version, how long it is worth keeping, and how it is read (BEY-04, STO-02). */

import type { Storage } from './storage.ts';

export interface Slice<Value> {
  readonly key: string;
  /** Raised whenever the shape changes: what another version wrote is nothing. */
  readonly version: number;
  /** Seconds; null as long as the storage itself. */
  readonly lifetime: number | null;
  /** Null for whatever is no such value; it was written by an earlier release, or by somebody else. */
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
