/** Reads the products that a page names by sku or url_key while they are shown (§2 products). */

import { useEffect, useMemo } from 'react';
import type { ProductCard } from '#machines/domain/catalog.ts';
import type { Subject } from '#machines/domain/subject.ts';
import { useShop } from './use-shop.ts';
import { useReading } from './use-reading.ts';

export interface ListedProducts {
  /** Null during the first read. */
  readonly products: readonly ProductCard[] | null;
  readonly isFailed: boolean;
}

export const useListedProducts = (skus: readonly string[], urlKeys: readonly string[]): ListedProducts => {
  const shop = useShop();
  const subject = useMemo<Subject>(() => ({ kind: 'listedProducts', skus, urlKeys }), [skus, urlKeys]);
  useEffect(() => {
    shop.send({ type: 'shop.read', subjects: [subject] });
  }, [shop, subject]);
  const { content, failure } = useReading(subject);
  return {
    products: content?.kind === 'listedProducts' ? content.products : null,
    isFailed: failure !== null,
  };
};
