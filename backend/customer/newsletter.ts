/** Subscribes customers and guests to the newsletter. */
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { customer, newsletterSubscriber } from '../database/schema/customer.ts';
import { Refusal } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/**
 * A subscription belongs to the address; the customer's own flag changes only if they are signed
 * in.
 */
export async function subscribe(shop: Shop, customerId: number | null, email: string): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const [owner] = await tx
      .select()
      .from(customer)
      .where(sql`lower(${customer.email}) = lower(${email})`);
    const made = await tx
      .insert(newsletterSubscriber)
      .values({ email: email.toLowerCase(), createdAt: shop.now() })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0 || owner?.isSubscribed === true)
      throw new Refusal('alreadyExists', 'This email address is already subscribed.');
    if (owner && owner.id === customerId)
      await tx.update(customer).set({ isSubscribed: true }).where(eq(customer.id, owner.id));
  });
}

export async function unsubscribe(tx: Queries, email: string): Promise<void> {
  await tx.delete(newsletterSubscriber).where(eq(newsletterSubscriber.email, email.toLowerCase()));
}
