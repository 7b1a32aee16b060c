/** Shapes an order. */
import type { StoredAddress } from '../../database/schema/cart.ts';
import { includesLayer } from '../../layers.ts';
import { readDetails, type OrderDetails } from '../../order/order-details.ts';
import type { Order } from '../../order/store-order.ts';
import { toAmount } from '../../rules/money.ts';
import { toUid } from '../../uid.ts';
import type { Shop } from '../../shop.ts';
import type { GraphqlContext } from '../context.ts';
import { deliveryShape } from './delivery-shape.ts';
import { invoiceShapes, shipmentShapes } from './order-documents-shape.ts';
import { itemShape, rentalShapes } from './order-item-shape.ts';
import { totalShape } from './order-total-shape.ts';
import { money } from '../../rules/money.ts';

/** UTC without a zone, Magento's format. */
export function dateText(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

function addressShape(address: StoredAddress) {
  return {
    ...address,
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    city: address.city ?? '',
    country_code: address.countryId,
    region_id: address.regionId,
    vat_id: address.vatId,
    custom_attributesV2: [],
  };
}

interface PaymentDatum {
  readonly name: string;
  readonly value: string | null;
}

function instrumentData({ payment }: OrderDetails): PaymentDatum[] {
  if (payment?.payerEmail) return [{ name: 'Payer Email', value: payment.payerEmail }];
  if (!payment?.lastFour) return [];
  return [
    { name: 'Credit Card Type', value: payment.cardType },
    { name: 'Credit Card Number', value: `xxxx-${payment.lastFour}` },
  ];
}

/** Stock Magento has no purchase order number here. */
function paymentData(details: OrderDetails, { layer }: Shop): PaymentDatum[] {
  const poNumber = includesLayer(layer, 'commerce') ? (details.payment?.poNumber ?? null) : null;
  return [
    ...instrumentData(details),
    ...(poNumber === null ? [] : [{ name: 'Purchase Order Number', value: poNumber }]),
  ];
}

export function detailsShape(details: OrderDetails, context: GraphqlContext) {
  const { order, items, payment, comments, progress } = details;
  const date = dateText(order.placedAt);
  const person = order.billingAddress;
  const delivery = [order.shippingCarrierTitle, order.shippingMethodTitle].filter((part) => part !== null);
  return {
    id: toUid(order.id),
    number: order.number,
    order_number: order.number,
    increment_id: order.number,
    token: order.token,
    status: progress.status,
    email: order.email,
    order_date: date,
    created_at: date,
    order_status_change_date: dateText(progress.changedAt),
    grand_total: toAmount(order.grandTotal),
    is_virtual: order.isVirtual,
    carrier: order.shippingCarrierTitle,
    shipping_method: delivery.length === 0 ? null : delivery.join(' - '),
    shipping_address: order.shippingAddress && addressShape(order.shippingAddress),
    billing_address: addressShape(order.billingAddress),
    customer_info: { ...person, firstname: person.firstname ?? '' },
    items: items.map((item) => itemShape(item, details, context)),
    total: totalShape(details),
    payment_methods: payment
      ? [{ name: payment.title, type: payment.method, additional_data: paymentData(details, context.shop) }]
      : [],
    comments:
      comments.length === 0
        ? null
        : comments.map(({ message, createdAt }) => ({ message, timestamp: dateText(createdAt) })),
    rentals: items.flatMap((item) => rentalShapes(item, order.currency)),
    deliveries: () => details.deliveries.map((one) => deliveryShape({ delivery: one, order }, context)),
    invoices: () => invoiceShapes(details, context),
    shipments: () => shipmentShapes(details, context),
    applied_coupons: order.couponCode === null ? [] : [{ code: order.couponCode }],
    applied_gift_cards: order.giftCards.map(({ code, amount }) => ({
      code,
      applied_balance: money(amount, order.currency),
    })),
  };
}

export async function orderShapes(orders: readonly Order[], context: GraphqlContext) {
  const { database } = context.shop;
  const details = await readDetails(database, orders, context.shop.now(), await context.settings());
  return details.map((one) => detailsShape(one, context));
}

export async function orderShape({ order }: { readonly order: Order }, context: GraphqlContext) {
  const [shape] = await orderShapes([order], context);
  if (!shape) throw new Error('The order was not read.');
  return shape;
}
