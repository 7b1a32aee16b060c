/**
 * Reads the products that a content page names, by sku or url_key, in
 * its order; missing ones are left out (CONTENT-01).
 */

import type { ProductCard } from '#machines/domain/catalog.ts';
import type { Transport } from '#transport/transport.ts';
import { toProductCard } from './catalog.wire.ts';
import { listExtras } from '../http/extras.ts';
import { foundAtMost } from './found-product.ts';
import type { ProductCardFieldsFragment } from '../generated/graphql.ts';
import { CardsBySkuDocument, CardsByUrlKeyDocument } from '../order/quick-order.graphql.ts';

interface Listed {
  readonly skus: readonly string[];
  readonly urlKeys: readonly string[];
}

type Wire = { readonly items?: readonly (ProductCardFieldsFragment | null)[] | null } | null | undefined;

const inOrder = (wire: Wire, keys: readonly string[], keyName: 'sku' | 'url_key'): readonly ProductCard[] => {
  const found = new Map(
    (wire?.items ?? []).flatMap((item) => (item === null ? [] : [[item[keyName], item]])),
  );
  return keys.flatMap((key) => {
    const item = found.get(key);
    return item === undefined ? [] : [toProductCard(item)];
  });
};

export const createListedReader = ({ graphql }: Pick<Transport, 'graphql'>) => {
  const bySku = async (skus: readonly string[], signal: AbortSignal) => {
    if (skus.length === 0) return [];
    const variables = { skus: [...skus], pageSize: skus.length };
    const { products } = await graphql.read(CardsBySkuDocument, variables, signal, listExtras.cards);
    return inOrder(products, skus, 'sku');
  };
  const byUrlKey = async (urlKeys: readonly string[], signal: AbortSignal) => {
    if (urlKeys.length === 0) return [];
    // Magento also returns the sets that contain each product
    const variables = { urlKeys: [...urlKeys], pageSize: urlKeys.length * foundAtMost };
    const { products } = await graphql.read(CardsByUrlKeyDocument, variables, signal, listExtras.cards);
    return inOrder(products, urlKeys, 'url_key');
  };
  return async ({ skus, urlKeys }: Listed, signal: AbortSignal): Promise<readonly ProductCard[]> => {
    const both = await Promise.all([
      bySku([...new Set(skus)], signal),
      byUrlKey([...new Set(urlKeys)], signal),
    ]);
    const products = both.flat();
    return [...new Map(products.map((product) => [product.sku, product])).values()];
  };
};
