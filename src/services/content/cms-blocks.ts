/**
 * Reads the merchant's blocks. Missing blocks are requested once a day
 * only, because Magento logs an error each time (GEN-07).
 */

import { readSlice, writeSlice, type Slice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Transport } from '#transport/transport.ts';
import { CmsBlocksDocument } from './content.graphql.ts';
import { blockExtras } from '../http/extras.ts';
import type { CmsBlocksQuery } from '../generated/graphql.ts';

type WireBlock = NonNullable<NonNullable<NonNullable<CmsBlocksQuery['cmsBlocks']>['items']>[number]>;

/** Seconds. */
const day = 86_400;
/** Milliseconds since 1970 after which each missing block is requested again. */
type Absent = Readonly<Record<string, number>>;

const absentSlice: Slice<Absent> = {
  key: storageKeys.absentBlocks,
  version: 1,
  lifetime: day,
  decode: (kept) =>
    typeof kept === 'object' && kept !== null
      ? Object.fromEntries(
          Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
        )
      : null,
};

export type ReadBlocks = (
  identifiers: readonly string[],
  signal: AbortSignal,
) => Promise<readonly WireBlock[]>;

export function createBlockReader(
  { graphql, storage }: Pick<Transport, 'graphql' | 'storage'>,
  now: () => number = Date.now,
): ReadBlocks {
  const absentNow = (): Absent =>
    Object.fromEntries(
      Object.entries(readSlice(storage, absentSlice) ?? {}).filter(([, until]) => until > now()),
    );

  return async (identifiers, signal) => {
    const absent = absentNow();
    const asked = identifiers.filter((name) => absent[name] === undefined);
    if (asked.length === 0) return [];
    const { cmsBlocks } = await graphql.read(CmsBlocksDocument, { identifiers: asked }, signal, blockExtras);
    // without a list it is unknown which are missing
    if (!cmsBlocks?.items) return [];
    const found = cmsBlocks.items.filter((block): block is WireBlock => Boolean(block?.identifier));
    const missing = asked.filter((name) => found.every(({ identifier }) => identifier !== name));
    if (missing.length > 0) {
      const until = now() + day * 1000;
      const known = { ...absentNow(), ...Object.fromEntries(missing.map((name) => [name, until])) };
      writeSlice(storage, absentSlice, known);
    }
    return found;
  };
}
