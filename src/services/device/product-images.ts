/**
 * Stores the picture of every viewed product, for places
 * that know only its sku (CAT-04 imagesBySku).
 */

import type { Content } from '#machines/domain/subject.ts';
import type { Slice } from '#transport/slice.ts';
import { readSlice, writeSlice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';

/** The most pictures stored; the oldest are dropped. */
const limit = 200;

/** Pairs, not an object: a sku may be `__proto__` or a number. */
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

/**
 * The picture at position 1, or the first if the merchant numbers them
 * otherwise. Variants are stored too, because orders name their skus.
 */
export const storeImages = (local: Storage, content: Content): void => {
  if (content.kind !== 'product') return;
  const { sku, gallery, offer } = content.product;
  const shown = gallery.find(({ position }) => position === 1) ?? gallery[0];
  const seen = [
    ...offer.variants.map((variant) => [variant.sku, variant.gallery[0]?.url ?? ''] as const),
    [sku, shown?.url ?? ''] as const,
  ].filter(([, url]) => url !== '');
  if (seen.length === 0) return;
  const fresh = new Set(seen.map(([own]) => own));
  const others = readImages(local).filter(([other]) => !fresh.has(other));
  writeSlice(local, imagesSlice, [...others, ...seen].slice(-limit));
};
