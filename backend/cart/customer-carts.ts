/** Finds or creates a customer's one active cart and merges the guest cart into it (CART-11). */
import { randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { createProductReader } from '../catalog/product-reader.ts';
import { readAddressBook } from '../customer/address-book.ts';
import { findCustomer, type CustomerRow } from '../customer/customers.ts';
import type { Queries } from '../database/database.ts';
import { quote } from '../database/schema/cart.ts';
import type { Shop } from '../shop.ts';
import { placeLines } from './add-items.ts';
import { readItemRows } from './cart-lines.ts';
import { readAddresses, saveAddress } from './quote-addresses.ts';
import { changeQuote, createQuote, type Quote } from './quotes.ts';

export async function findCustomerQuote(queries: Queries, customerId: number): Promise<Quote | null> {
  const [found] = await queries
    .select()
    .from(quote)
    .where(and(eq(quote.customerId, customerId), eq(quote.isActive, true)))
    .orderBy(asc(quote.id));
  return found ?? null;
}

/** A new cart starts with the customer's default billing address. */
async function prefillBilling(queries: Queries, quoteId: number, owner: CustomerRow | null): Promise<void> {
  const book = owner?.defaultBillingId == null ? [] : await readAddressBook(queries, owner.id);
  const entry = book.find(({ id }) => id === owner?.defaultBillingId);
  if (entry) await saveAddress(queries, quoteId, 'billing', entry.address, { customerAddressId: entry.id });
}

/**
 * Stock 2.4.7 sets the default delivery address when items are added to a customer's cart that has
 * some.
 */
export async function fillDelivery(
  { hasHabits }: Shop,
  tx: Queries,
  { id, customerId }: Quote,
  hadLines: boolean,
): Promise<void> {
  if (!hasHabits || !hadLines || customerId === null) return;
  if ((await readAddresses(tx, id)).shipping !== null) return;
  const owner = await findCustomer(tx, customerId);
  const book = owner?.defaultShippingId == null ? [] : await readAddressBook(tx, customerId);
  const entry = book.find((one) => one.id === owner?.defaultShippingId);
  if (entry) await saveAddress(tx, id, 'shipping', entry.address, { customerAddressId: entry.id });
}

/** Concurrent requests get the same cart: a unique index allows only one to be created. */
export async function customerQuote(queries: Queries, customerId: number, now: Date): Promise<Quote> {
  const found = await findCustomerQuote(queries, customerId);
  if (found !== null) return found;
  const owner = await findCustomer(queries, customerId);
  const made = await createQuote(queries, now, undefined, { customerId, email: owner?.email ?? null });
  if (made !== null) {
    await prefillBilling(queries, made.id, owner);
    return made;
  }
  const others = await findCustomerQuote(queries, customerId);
  if (others === null) throw new Error('The cart of the customer was neither made nor found.');
  return others;
}

export async function lockCustomerQuote(tx: Queries, customerId: number): Promise<Quote | null> {
  const [found] = await tx
    .select()
    .from(quote)
    .where(and(eq(quote.customerId, customerId), eq(quote.isActive, true)))
    .for('update');
  return found ?? null;
}

/**
 * Both rows must be locked. Where stock does not suffice for the sum, the customer's quantity stays
 * silently.
 */
export async function mergeQuotes(tx: Queries, source: Quote, destination: Quote, now: Date): Promise<void> {
  const reader = createProductReader(tx);
  const rows = await readItemRows(tx, source.id);
  await changeQuote(tx, source.id, now, { isActive: false });
  for (const row of rows) {
    const product = await reader.byId(row.productId);
    if (product?.isActive)
      await placeLines(
        tx,
        destination.id,
        [{ product, options: row.options, quantity: row.quantity }],
        reader,
      );
  }
  await changeQuote(tx, destination.id, now, {
    couponCode: destination.couponCode ?? source.couponCode,
    giftCardCodes: [...new Set([...destination.giftCardCodes, ...source.giftCardCodes])],
  });
}

/**
 * Gives the guest cart to the customer under a new id, so that the guest's id opens nothing any
 * more. The items of the customer's previous cart are merged into it.
 */
export async function assignQuote(tx: Queries, guest: Quote, customerId: number, now: Date): Promise<Quote> {
  const before = await lockCustomerQuote(tx, customerId);
  if (before !== null) await mergeQuotes(tx, before, guest, now);
  const maskedId = randomBytes(16).toString('hex');
  const owner = await findCustomer(tx, customerId);
  const [assigned] = await tx
    .update(quote)
    .set({ customerId, maskedId, email: owner?.email ?? null, updatedAt: now })
    .where(eq(quote.id, guest.id))
    .returning();
  if (!assigned) throw new Error('The cart was not assigned.');
  return assigned;
}
