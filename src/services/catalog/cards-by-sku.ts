/** Reads product cards by sku, with current price and stock, in the given order. */

import type { ProductCard } from '#machines/domain/catalog.ts';
import type { Transport } from '#transport/transport.ts';
import { toProductCard } from './catalog.wire.ts';
import { listExtras } from '../http/extras.ts';
import { CardsBySkuDocument } from '../order/quick-order.graphql.ts';

export const createCardReader =
  ({ graphql }: Pick<Transport, 'graphql'>) =>
  async (asked: readonly string[], signal: AbortSignal): Promise<readonly ProductCard[]> => {
    const skus = [...new Set(asked)];
    if (skus.length === 0) return [];
    const variables = { skus, pageSize: skus.length };
    const { products } = await graphql.readOnce(CardsBySkuDocument, variables, signal, listExtras.cards);
    const cards = (products?.items ?? []).flatMap((item) => (item === null ? [] : [toProductCard(item)]));
    return skus.flatMap((sku) => cards.filter((card) => card.sku === sku));
  };
