/** Turns a cart into an order, exactly once: the caller's transaction holds the cart's row from first to last (PAY-04). */
import { randomBytes } from 'node:crypto';
import { inArray, eq, sql } from 'drizzle-orm';
import { readCart, type Cart } from '../cart/cart.ts';
import { findPaymentMethod } from '../cart/payment-methods.ts';
import { emptyAddress } from '../cart/quote-addresses.ts';
import { changeQuote, type Quote } from '../cart/quotes.ts';
import type { Queries } from '../database/database.ts';
import { quoteItem } from '../database/schema/cart.ts';
import { product } from '../database/schema/catalog.ts';
import { orderItem, orderPayment, salesOrder } from '../database/schema/order.ts';
import type { SaleResult } from '../payments/gateway.ts';
import type { Shop } from '../shop.ts';
import { readCountries } from '../store/countries.ts';
import { currencyOf, readSettings } from '../store/settings.ts';
import { nonceStore } from './nonces.ts';
import { checkOrder, refuse, type Orderable, type OrderRefusal } from './order-checks.ts';

export type Order = typeof salesOrder.$inferSelect;

export type OrderOutcome = { readonly kind: 'placed'; readonly order: Order } | OrderRefusal;

type Charge = Extract<SaleResult, { kind: 'charged' }>;

/** Holds the stock of what is in the cart, lowest id first so that two orders never wait for each other. */
async function holdStock(tx: Queries, quoteId: number): Promise<void> {
  const items = tx.select({ id: quoteItem.productId }).from(quoteItem).where(eq(quoteItem.quoteId, quoteId));
  await tx
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, items))
    .orderBy(product.id)
    .for('update');
}

async function nextNumber(tx: Queries): Promise<string> {
  const { rows } = await tx.execute<{ value: number }>(sql`select nextval('order_number')::int as value`);
  return String(rows[0]?.value ?? 0).padStart(9, '0');
}

async function takeStock(tx: Queries, cart: Cart): Promise<void> {
  for (const line of cart.lines)
    await tx
      .update(product)
      .set({ stock: sql`${product.stock} - ${line.quantity}` })
      .where(eq(product.id, line.product.id));
}

async function insertOrder(
  tx: Queries,
  { cart, shippingAddress, billingAddress, method, email }: Orderable,
  identity: { readonly number: string; readonly currency: string; readonly placedAt: Date },
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
      shippingAddress,
      billingAddress,
      shippingCarrier: method.carrierCode,
      shippingMethod: method.methodCode,
      shippingCarrierTitle: method.carrierTitle,
      shippingMethodTitle: method.methodTitle,
      deliveryInstructions: quote.deliveryInstructions,
      msdCustomerId: quote.msdCustomerId,
    })
    .returning();
  if (!order) throw new Error('The order was not stored.');
  return order;
}

async function insertItems(tx: Queries, orderId: number, cart: Cart): Promise<void> {
  await tx.insert(orderItem).values(
    cart.lines.map(({ product: sold, quantity, row }) => ({
      orderId,
      productId: sold.id,
      sku: sold.sku,
      name: sold.name,
      type: sold.type,
      urlKey: sold.urlKey,
      quantity,
      priceInclTax: row.priceInclTax,
      priceExclTax: row.priceExclTax,
      rowTotalInclTax: row.rowTotalInclTax,
      rowTotalExclTax: row.rowTotalExclTax,
    })),
  );
}

async function insertPayment(tx: Queries, order: Order, method: string, charge: Charge): Promise<void> {
  await tx.insert(orderPayment).values({
    orderId: order.id,
    method,
    title: findPaymentMethod(method)?.title ?? method,
    amount: order.grandTotal,
    transactionId: charge.transactionId,
    cardType: charge.cardType,
    lastFour: charge.lastFour,
  });
}

/**
 * The quote must be active and locked by `tx`. A refusal comes back as a value, so that the transaction commits:
 * the nonce of a declined card stays spent and the billing address stays saved, while the cart stays active.
 */
export async function placeOrder(shop: Shop, tx: Queries, quote: Quote): Promise<OrderOutcome> {
  await holdStock(tx, quote.id);
  const cart = await readCart(tx, quote, shop.now());
  const settings = await readSettings(tx);
  const checked = checkOrder(cart, emptyAddress, await readCountries(tx), settings);
  if (checked.kind === 'refused') return checked;
  if (quote.paymentMethod === null || findPaymentMethod(quote.paymentMethod) === null)
    return refuse('payment', 'Enter a valid payment method and try again.');

  const identity = { number: await nextNumber(tx), currency: currencyOf(settings), placedAt: shop.now() };
  const sale = await shop.gateway.sale(
    {
      nonce: quote.paymentNonce ?? '',
      amount: cart.totals.grandTotal,
      currency: identity.currency,
      orderNumber: identity.number,
    },
    nonceStore(tx, () => shop.now()),
  );
  if (sale.kind === 'declined') {
    await changeQuote(tx, quote.id, shop.now(), { paymentNonce: null });
    return refuse('payment', sale.message);
  }
  await takeStock(tx, cart);
  const order = await insertOrder(tx, checked, identity);
  await insertItems(tx, order.id, cart);
  await insertPayment(tx, order, quote.paymentMethod, sale);
  await changeQuote(tx, quote.id, shop.now(), {
    isActive: false,
    reservedOrderId: order.number,
    paymentNonce: null,
  });
  return { kind: 'placed', order };
}
