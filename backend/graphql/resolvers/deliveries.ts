/** Deliveries still to come, and the notice that a mailed link opens (ROUTE-02). */
import { eq } from 'drizzle-orm';
import { confirmDelivery, findDelivery, type Delivery } from '../../delivery/deliveries.ts';
import { salesOrder } from '../../database/schema/order.ts';
import { requireCustomer } from '../../identity/viewer.ts';
import { readDetails } from '../../order/order-details.ts';
import { findHistory } from '../../order/order-history.ts';
import type { GraphqlContext } from '../context.ts';
import { deliveryShape } from '../shapes/delivery-shape.ts';
import { detailsShape } from '../shapes/order-shape.ts';
import { takePage } from '../shapes/page-shape.ts';

async function noticeShape(delivery: Delivery, { shop }: GraphqlContext) {
  const [order] = await shop.database.select().from(salesOrder).where(eq(salesOrder.id, delivery.orderId));
  if (!order) throw new Error('A delivery without its order.');
  return deliveryShape(delivery, order);
}

export const deliveryQueries = {
  async activeOrders(
    _: unknown,
    { pageSize, currentPage }: { pageSize: number; currentPage: number },
    context: GraphqlContext,
  ) {
    const customerId = requireCustomer(context.viewer);
    const { database } = context.shop;
    const orders = await findHistory(database, customerId, {}, null);
    const details = await readDetails(database, orders, context.shop.now(), await context.settings());
    const active = details.flatMap((one) => {
      const coming = one.deliveries.filter(({ status }) => status !== 'delivered');
      return coming.length === 0 ? [] : [{ one, coming }];
    });
    const page = takePage(active, pageSize, currentPage);
    return {
      ...page,
      items: page.items.map(({ one, coming }) => ({
        order: detailsShape(one, context),
        deliveries: coming.map((delivery) => deliveryShape(delivery, one.order)),
      })),
    };
  },

  async deliveryNotice(_: unknown, { token }: { token: string }, context: GraphqlContext) {
    const { database, now } = { database: context.shop.database, now: context.shop.now() };
    return noticeShape(await findDelivery(database, token, now, await context.settings()), context);
  },
};

export const deliveryMutations = {
  async confirmDelivery(
    _: unknown,
    { token, instructions }: { token: string; instructions?: string | null },
    context: GraphqlContext,
  ) {
    const settings = await context.settings();
    const now = context.shop.now();
    const confirmed = await context.shop.database.transaction((tx) =>
      confirmDelivery(tx, token, instructions ?? null, now, settings),
    );
    return noticeShape(confirmed, context);
  },
};
