/**
 * Fills the quick-order slot: the customer's usual products, else
 * those viewed here or in the cart (BEY-12).
 */

import { fromPromise } from 'xstate';
import { usualOffers, type QuickOrder, type QuickOrderOffer } from '#machines/domain/quick-order.ts';
import type { QuickOrderQuestion } from '#machines/desk/quick-order/quick-order.actors.ts';
import type { Transport } from '#transport/transport.ts';
import { createCardReader } from '../catalog/cards-by-sku.ts';
import { orderExtras } from '../http/extras.ts';
import { readImages } from '../device/product-images.ts';
import { readViewed } from '../catalog/viewed-products.ts';
import { PadOrdersDocument } from './quick-order.graphql.ts';
import { toPastOrders } from './quick-order.wire.ts';

/** The number of orders that determine the usual products. */
const ordersRead = 20;

export const createQuickOrderService = ({
  graphql,
  authorization,
  storage,
}: Pick<Transport, 'graphql' | 'authorization' | 'storage'>) => {
  const readCards = createCardReader({ graphql });

  const readOrders = async (signal: AbortSignal) => {
    if (authorization.token() === null) return [];
    const answer = await graphql.read(PadOrdersDocument, { pageSize: ordersRead }, signal, orderExtras);
    return toPastOrders(answer, readImages(storage));
  };

  const readViewedOffers = async (
    cartSkus: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly QuickOrderOffer[]> => {
    const cards = await readCards([...cartSkus, ...readViewed(storage)], signal);
    return cards.map((card) => ({ card, last: null, quantity: 0 }));
  };

  return {
    readRows: fromPromise<QuickOrder, QuickOrderQuestion>(
      async ({ input: { cartSkus, enteredSkus }, signal }) => {
        const orders = await readOrders(signal);
        const usual = usualOffers(orders);
        const isUsual = usual.length > 0;
        const offers = isUsual ? usual : await readViewedOffers(cartSkus, signal);
        const offered = new Set(offers.map(({ card }) => card.sku));
        const others = await readCards(
          enteredSkus.filter((sku) => !offered.has(sku)),
          signal,
        );
        return { offers, others, orders, isUsual };
      },
    ),
  };
};
