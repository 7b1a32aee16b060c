/** Changes upcoming deliveries from the account or through a mailed link (ROUTE-02, BEY-19). */
import {
  changeDelivery,
  choicesFor,
  findMailedDelivery,
  findOwnDelivery,
  type WindowOfDay,
} from '../../delivery/change-delivery.ts';
import { requireCustomer } from '../../identity/viewer.ts';
import { readDetails } from '../../order/order-details.ts';
import { findHistory } from '../../order/order-history.ts';
import type { GraphqlContext } from '../context.ts';
import { deliveryShape, windowShape } from '../shapes/delivery-shape.ts';
import { detailsShape } from '../shapes/order-shape.ts';
import { takePage } from '../shapes/page-shape.ts';

interface DeliveryUpdate {
  readonly delivery_id: number;
  readonly input: { readonly instructions?: string | null; readonly window?: WindowOfDay | null };
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
        deliveries: coming.map((delivery) => deliveryShape({ delivery, order: one.order }, context)),
      })),
    };
  },

  async deliveryChoices(_: unknown, { delivery_id: id }: { delivery_id: number }, context: GraphqlContext) {
    const customerId = requireCustomer(context.viewer);
    const { database } = context.shop;
    const own = await findOwnDelivery(database, customerId, id);
    return (await choicesFor(database, own, context.shop.now(), await context.settings())).map(windowShape);
  },

  async deliveryNotice(_: unknown, { token }: { token: string }, context: GraphqlContext) {
    return deliveryShape(await findMailedDelivery(context.shop.database, token), context);
  },
};

export const deliveryMutations = {
  async confirmDelivery(
    _: unknown,
    { token, instructions = null }: { token: string; instructions?: string | null },
    context: GraphqlContext,
  ) {
    const settings = await context.settings();
    const confirmed = await context.shop.database.transaction(async (tx) => {
      const own = await findMailedDelivery(tx, token);
      return changeDelivery(tx, own, { instructions, window: null }, context.shop.now(), settings);
    });
    return deliveryShape(confirmed, context);
  },

  async updateDelivery(_: unknown, { delivery_id: id, input }: DeliveryUpdate, context: GraphqlContext) {
    const customerId = requireCustomer(context.viewer);
    const settings = await context.settings();
    const { instructions = null, window = null } = input;
    const changed = await context.shop.database.transaction(async (tx) => {
      const own = await findOwnDelivery(tx, customerId, id);
      return changeDelivery(tx, own, { instructions, window }, context.shop.now(), settings);
    });
    return deliveryShape(changed, context);
  },
};
