/** Deliveries still to come, and the notice that a mailed link opens (ROUTE-02). */
import { eq } from 'drizzle-orm';
import { readAddresses } from '../../cart/quote-addresses.ts';
import { findQuote } from '../../cart/quotes.ts';
import type { Queries } from '../../database/database.ts';
import { comingWindows, type ComingWindow } from '../../delivery/coming-windows.ts';
import { confirmDelivery, findDelivery, type Delivery } from '../../delivery/deliveries.ts';
import { salesOrder } from '../../database/schema/order.ts';
import { requireCustomer } from '../../identity/viewer.ts';
import { readDetails } from '../../order/order-details.ts';
import { findHistory } from '../../order/order-history.ts';
import type { Order } from '../../order/store-order.ts';
import { refuseInput } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { changeCart } from './open-cart.ts';
import { detailsShape } from '../shapes/order-shape.ts';
import { takePage } from '../shapes/page-shape.ts';

function deliveryShape(delivery: Delivery, order: Order) {
  const address = order.shippingAddress;
  return {
    id: delivery.id,
    order_number: order.number,
    date: delivery.deliverOn,
    starts_at: delivery.startsAt,
    ends_at: delivery.endsAt,
    status: delivery.status.toUpperCase(),
    confirmed: delivery.confirmedAt !== null,
    instructions: delivery.instructions,
    address: address && {
      firstname: address.firstname,
      lastname: address.lastname,
      street: address.street,
      city: address.city,
      region: address.region,
      postcode: address.postcode,
      country_code: address.countryId,
    },
  };
}

function windowShape({ startsAt, endsAt, ...window }: ComingWindow) {
  return { ...window, starts_at: startsAt, ends_at: endsAt };
}

/** Those that go to where the cart is sent. */
async function windowsFor(queries: Queries, quoteId: number, context: GraphqlContext) {
  const { shipping } = await readAddresses(queries, quoteId);
  if (shipping === null) return [];
  return comingWindows(queries, shipping.address, context.shop.now(), await context.settings());
}

/** Cart.delivery_window: the chosen one on its next day. */
export async function cartWindowField({ id }: { readonly id: string }, _: unknown, context: GraphqlContext) {
  const { database } = context.shop;
  const quote = await findQuote(database, id);
  if (quote === null || quote.deliveryWindow === null) return null;
  const windows = await windowsFor(database, quote.id, context);
  const chosen = windows.find(({ code }) => code === quote.deliveryWindow);
  return chosen ? windowShape(chosen) : null;
}

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

  async deliveryWindows(
    _: unknown,
    { country_code: countryId, postcode }: { country_code: string; postcode: string },
    context: GraphqlContext,
  ) {
    const { database, now } = { database: context.shop.database, now: context.shop.now() };
    const windows = await comingWindows(database, { countryId, postcode }, now, await context.settings());
    return windows.map(windowShape);
  },
};

export const deliveryMutations = {
  /** Null takes the choice back: the first window with room is then as good as any. */
  async setDeliveryWindowOnCart(
    _: unknown,
    { cart_id: cartId, code }: { cart_id: string; code?: string | null },
    context: GraphqlContext,
  ) {
    const cart = await changeCart(cartId, context, async (tx, quote) => {
      if (code == null || code === '') return { deliveryWindow: null };
      const window = (await windowsFor(tx, quote.id, context)).find((one) => one.code === code);
      if (!window) throw refuseInput('No delivery window of this code goes to the delivery address.');
      if (window.remaining === 0) throw refuseInput('The delivery window is full.');
      return { deliveryWindow: code };
    });
    return { cart };
  },

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
