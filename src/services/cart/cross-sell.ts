/**
 * Reads the cross-sell products of a cart; those of its first item come first (issue: cross-sell).
 */

import type { ProductCard } from '#machines/domain/catalog.ts';
import type { Transport } from '#transport/transport.ts';
import { CrossSellDocument } from '../catalog/catalog.graphql.ts';
import { toProductCard } from '../catalog/catalog.wire.ts';
import { listExtras } from '../http/extras.ts';

/** As many as a large screen shows side by side. */
const most = 4;

export const createCrossSellReader =
  ({ graphql }: Pick<Transport, 'graphql'>) =>
  async (skus: readonly string[], signal: AbortSignal): Promise<readonly ProductCard[]> => {
    const variables = { skus: [...skus], pageSize: skus.length };
    const { products } = await graphql.readOnce(CrossSellDocument, variables, signal, listExtras.crossSell);
    const cards = (products?.items ?? [])
      .flatMap((item) => item?.crosssell_products ?? [])
      .flatMap((item) => (item === null ? [] : [toProductCard(item)]))
      .filter(({ sku, isInStock }) => isInStock && !skus.includes(sku));
    return [...new Map(cards.map((card) => [card.sku, card])).values()].slice(0, most);
  };
