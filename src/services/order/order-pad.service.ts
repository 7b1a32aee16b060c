/** Fills the quick-order pad's slot: what the customer usually orders, else what was looked at here and what lies in the cart (BEY-12). */

import { fromPromise } from 'xstate';
import { usualOffers, type Pad } from '#machines/domain/order-pad.ts';
import type { Transport } from '#transport/transport.ts';
import { createCardReader } from '../catalog/cards-by-sku.ts';
import { orderExtras } from '../http/extras.ts';
import { readImages } from '../device/kept-images.ts';
import { readViewed } from '../catalog/kept-views.ts';
import { PadOrdersDocument } from './order-pad.graphql.ts';
import { toPastOrders } from './order-pad.wire.ts';

/** So many orders say what is usual. */
const ordersRead = 20;

export const createOrderPadService = ({
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

  return {
    readPad: fromPromise<Pad, { readonly cartSkus: readonly string[] }>(
      async ({ input: { cartSkus }, signal }) => {
        const orders = await readOrders(signal);
        const usual = usualOffers(orders);
        if (usual.length > 0) return { offers: usual, orders, isUsual: true };
        const cards = await readCards([...cartSkus, ...readViewed(storage)], signal);
        return { offers: cards.map((card) => ({ card, last: null, quantity: 0 })), orders, isUsual: false };
      },
    ),
  };
};
