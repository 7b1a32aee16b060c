/**
 * Saves the addresses of an order in the customer's address book where the shopper asked for it
 * (ADDR-09).
 */
import { and, eq, isNull } from 'drizzle-orm';
import type { Quote } from '../cart/quotes.ts';
import type { Queries } from '../database/database.ts';
import { quoteAddress } from '../database/schema/cart.ts';
import { customer, customerAddress } from '../database/schema/customer.ts';

/** The first saved address becomes the default of its kind. */
export async function storeAddresses(tx: Queries, quote: Quote): Promise<void> {
  const { customerId } = quote;
  if (customerId === null) return;
  const wanted = await tx
    .select()
    .from(quoteAddress)
    .where(
      and(
        eq(quoteAddress.quoteId, quote.id),
        quoteAddress.isSavedInBook,
        isNull(quoteAddress.customerAddressId),
      ),
    )
    .orderBy(quoteAddress.id);
  const kept = new Map<string, number>();
  // the billing address may be listed first, so look up the delivery address
  const delivered = wanted.find(({ kind }) => kind === 'shipping');
  const place = delivered === undefined ? null : JSON.stringify(delivered.address);
  for (const { kind, address } of wanted) {
    const same = JSON.stringify(address);
    let id = kept.get(same);
    if (id === undefined) {
      const deliveryInstructions = same === place ? quote.deliveryInstructions : null;
      const [saved] = await tx
        .insert(customerAddress)
        .values({ customerId, address, deliveryInstructions })
        .returning({ id: customerAddress.id });
      if (!saved) throw new Error('The address was not saved.');
      ({ id } = saved);
      kept.set(same, id);
    }
    const column = kind === 'shipping' ? 'defaultShippingId' : 'defaultBillingId';
    await tx
      .update(customer)
      .set({ [column]: id })
      .where(and(eq(customer.id, customerId), isNull(customer[column])));
  }
}
