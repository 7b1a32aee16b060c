/**
 * Stores the recently viewed products, newest first. Only skus
 * are stored; prices are read again (BEY-08, BEY-12).
 */

import type { Content } from '#machines/domain/subject.ts';
import { readSlice, writeSlice, type Slice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';

/** Magento's longest sku, because skus are sent in an address. */
const isSku = (text: string): boolean => text !== '' && text.length <= 64;

/** The most products stored. */
const limit = 10;

const viewsSlice: Slice<readonly string[]> = {
  key: storageKeys.recentlyViewed,
  version: 1,
  lifetime: 30 * 86_400,
  decode: (kept) =>
    Array.isArray(kept)
      ? kept.filter((sku): sku is string => typeof sku === 'string' && isSku(sku)).slice(0, limit)
      : null,
};

export const readViewed = (local: Storage): readonly string[] => readSlice(local, viewsSlice) ?? [];

export const storeView = (local: Storage, content: Content): void => {
  if (content.kind !== 'product') return;
  const { sku } = content.product;
  const others = readViewed(local).filter((other) => other !== sku);
  writeSlice(local, viewsSlice, [sku, ...others].slice(0, limit));
};
