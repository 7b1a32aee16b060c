/** Decodes orders from GraphQL for the quick-order list. */

import type { OrderedItem, PastOrder } from '#machines/domain/quick-order.ts';
import { toProductCard } from '../catalog/catalog.wire.ts';
import type { PadOrdersQuery } from '../generated/graphql.ts';
import type { ImagesBySku } from '../device/product-images.ts';
import { toProductSku } from './order-sku.ts';
import { toMoney } from '../http/money.wire.ts';

type WireOrder = NonNullable<NonNullable<NonNullable<PadOrdersQuery['customer']>['orders']>['items'][number]>;
type WireItem = NonNullable<NonNullable<WireOrder['items']>[number]>;

const isPresent = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

/** A product that is no longer sold may have a stored picture from an earlier view (CAT-04). */
const toItem = (wire: WireItem, images: ReadonlyMap<string, string>): OrderedItem => {
  const card = wire.product ? toProductCard(wire.product) : null;
  const sku = toProductSku(wire.product_sku);
  return {
    sku,
    name: wire.product_name ?? card?.name ?? sku,
    quantity: wire.quantity_ordered ?? 0,
    card,
    image: card?.image.url || (images.get(sku) ?? null),
  };
};

export const toPastOrders = (answer: PadOrdersQuery, kept: ImagesBySku): readonly PastOrder[] => {
  const images = new Map(kept);
  return (answer.customer?.orders?.items ?? []).filter(isPresent).map((order) => ({
    number: order.number,
    placedAt: order.order_date,
    total: toMoney(order.total?.grand_total),
    items: (order.items ?? []).filter(isPresent).map((item) => toItem(item, images)),
  }));
};
