/** Shapes the invoices and shipments of an order. */
import type { OrderDetails } from '../../order/order-details.ts';
import { isShippable } from '../../order/order-progress.ts';
import { money } from '../../rules/money.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { discountShapes, itemShape, kindOf, kindShape, type Item } from './order-item-shape.ts';
import { totalShape } from './order-total-shape.ts';

function documentItem(item: Item, details: OrderDetails, context: GraphqlContext) {
  return {
    id: toUid(item.id),
    order_item: () => itemShape(item, details, context),
    product_name: item.name,
    product_sku: item.sku,
    product_sale_price: money(item.priceExclTax, details.order.currency),
    ...kindShape(item, details.order.currency),
  };
}

export function invoiceShapes(details: OrderDetails, context: GraphqlContext) {
  return details.invoices.map(({ id, number, items }) => ({
    id: toUid(id),
    number,
    comments: [],
    total: totalShape(details),
    items: items.flatMap(({ orderItemId, quantity }) => {
      const item = details.items.find((one) => one.id === orderItemId);
      if (!item) return [];
      return [
        {
          __typename: `${kindOf(item)}InvoiceItem`,
          ...documentItem(item, details, context),
          discounts: discountShapes(item.discountAmount, details),
          quantity_invoiced: quantity,
        },
      ];
    }),
  }));
}

/** One shipment per delivery; it exists once the delivery day has passed. */
export function shipmentShapes(details: OrderDetails, context: GraphqlContext) {
  const items = details.items.filter(isShippable);
  if (details.progress.shippedOn === null || items.length === 0) return [];
  const { order } = details;
  return [
    {
      id: toUid(order.id),
      number: order.number,
      comments: [],
      tracking: [
        {
          carrier: order.shippingCarrier ?? '',
          title: order.shippingCarrierTitle ?? '',
          number: `${order.number}-1`,
        },
      ],
      items: items.map((item) => ({
        __typename: kindOf(item) === 'Downloadable' ? 'ShipmentItem' : `${kindOf(item)}ShipmentItem`,
        ...documentItem(item, details, context),
        quantity_shipped: item.quantity,
      })),
    },
  ];
}
