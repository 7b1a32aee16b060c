/** Stores an order: head, items, payment and, where it is paid, the invoice. */
import { randomBytes } from 'node:crypto';
import type { Cart } from '../cart/cart.ts';
import { priceAt } from '../cart/item-price.ts';
import type { Queries } from '../database/database.ts';
import {
  orderComment,
  orderDocument,
  orderItem,
  orderPayment,
  salesOrder,
} from '../database/schema/order.ts';
import type { Orderable } from './order-checks.ts';
import type { TakenPayment } from './take-payment.ts';

export type Order = typeof salesOrder.$inferSelect;
export type OrderItem = typeof orderItem.$inferSelect;

export interface OrderIdentity {
  readonly number: string;
  readonly currency: string;
  readonly placedAt: Date;
}

export async function insertOrder(
  tx: Queries,
  { cart, shippingAddress, billingAddress, method, email }: Orderable,
  identity: OrderIdentity,
): Promise<Order> {
  const { totals, quote } = cart;
  const [order] = await tx
    .insert(salesOrder)
    .values({
      ...identity,
      quoteId: quote.id,
      token: randomBytes(32).toString('base64url'),
      status: 'Pending',
      email,
      subtotalInclTax: totals.subtotalInclTax,
      subtotalExclTax: totals.subtotalExclTax,
      shippingInclTax: totals.shippingInclTax,
      shippingExclTax: totals.shippingExclTax,
      taxAmount: totals.tax,
      taxRate: totals.taxRate,
      grandTotal: totals.grandTotal,
      discountAmount: totals.discount,
      couponCode: cart.coupon?.code ?? null,
      discountLabel: cart.coupon?.label ?? null,
      giftCards: cart.giftCards.map(({ code, applied }) => ({ code, amount: applied })),
      taxLabel: cart.taxLabel,
      shippingAddress,
      billingAddress,
      isVirtual: cart.isVirtual,
      shippingCarrier: method?.carrierCode ?? null,
      shippingMethod: method?.methodCode ?? null,
      shippingCarrierTitle: method?.carrierTitle ?? null,
      shippingMethodTitle: method?.methodTitle ?? null,
      deliveryInstructions: quote.deliveryInstructions,
      msdCustomerId: quote.msdCustomerId,
      customerId: quote.customerId,
      externalId: quote.externalId,
      accountId: quote.accountId,
      teamId: quote.teamId,
      pickupLocationCode: quote.pickupLocationCode,
      deliveryWindow: quote.deliveryWindow,
    })
    .returning();
  if (!order) throw new Error('The order was not stored.');
  if (quote.customerNotes !== null && quote.customerNotes.trim() !== '')
    await tx
      .insert(orderComment)
      .values({ orderId: order.id, message: quote.customerNotes, createdAt: identity.placedAt });
  return order;
}

export async function insertItems(
  tx: Queries,
  orderId: number,
  cart: Cart,
  isInvoiced: boolean,
): Promise<OrderItem[]> {
  return tx
    .insert(orderItem)
    .values(
      cart.lines.map(({ product: sold, sku, quantity, row, options, chosen }) => ({
        orderId,
        productId: sold.id,
        sku,
        name: sold.name,
        type: sold.type,
        urlKey: sold.urlKey,
        quantity,
        priceInclTax: row.priceInclTax,
        priceExclTax: row.priceExclTax,
        rowTotalInclTax: row.rowTotalInclTax,
        rowTotalExclTax: row.rowTotalExclTax,
        taxAmount: row.tax,
        discountAmount: row.discount,
        options,
        chosen,
        isRental: sold.isRental,
        rental: sold.rental && { ...sold.rental, monthlyPrice: priceAt(sold, quantity) },
        quantityInvoiced: isInvoiced ? quantity : 0,
      })),
    )
    .returning();
}

export async function insertPayment(
  tx: Queries,
  order: Order,
  method: { readonly code: string; readonly title: string; readonly poNumber: string | null },
  taken: TakenPayment,
): Promise<void> {
  await tx.insert(orderPayment).values({
    orderId: order.id,
    method: method.code,
    title: method.title,
    amount: order.grandTotal,
    transactionId: taken.transactionId,
    cardType: taken.cardType,
    lastFour: taken.lastFour,
    poNumber: method.poNumber,
    payerEmail: taken.payerEmail,
    keptToken: taken.keptToken,
  });
}

/** The invoice covers the whole order and has the order's number. */
export async function insertInvoice(tx: Queries, order: Order, items: readonly OrderItem[]): Promise<void> {
  await tx.insert(orderDocument).values({
    orderId: order.id,
    kind: 'invoice',
    number: order.number,
    items: items.map(({ id, quantity }) => ({ orderItemId: id, quantity })),
    createdAt: order.placedAt,
  });
}
