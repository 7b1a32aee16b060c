/** The picture of every product looked at, for places that know nothing but its sku (CAT-04 imagesBySku). */

import type { Content } from '#machines/domain/subject.ts';
import type { Slice } from '#transport/slice.ts';
import { readSlice, writeSlice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';

/** So many are kept, the newest. */
const limit = 200;

/** Pairs rather than an object: a sku may be any text, `__proto__` or a number as well. */
export type ImagesBySku = readonly (readonly [sku: string, url: string])[];

const isPair = (kept: unknown): kept is readonly [string, string] =>
  Array.isArray(kept) && kept.length === 2 && kept.every((part) => typeof part === 'string');

const imagesSlice: Slice<ImagesBySku> = {
  key: storageKeys.imagesBySku,
  version: 1,
  lifetime: 30 * 86_400,
  decode: (kept) => (Array.isArray(kept) ? kept.filter(isPair) : null),
};

export const readImages = (local: Storage): ImagesBySku => readSlice(local, imagesSlice) ?? [];

/** The picture at position 1; the first one where the merchant numbers them otherwise. */
export const keepImages = (local: Storage, content: Content): void => {
  if (content.kind !== 'product') return;
  const { sku, gallery } = content.product;
  const { url } = gallery.find(({ position }) => position === 1) ?? gallery[0] ?? { url: '' };
  if (url === '') return;
  const others = readImages(local).filter(([other]) => other !== sku);
  writeSlice(local, imagesSlice, [...others, [sku, url] as const].slice(-limit));
};
