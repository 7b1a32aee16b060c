/**
 * Finds the cart of a browser session: the customer's own, or the guest cart last used with the
 * session's cookie.
 */
import { and, eq, isNull } from 'drizzle-orm';
import type { Quote } from '../cart/quotes.ts';
import type { Queries } from '../database/database.ts';
import { quote } from '../database/schema/cart.ts';
import { browserSession } from '../database/schema/customer.ts';
import type { Viewer } from '../identity/viewer.ts';
import type { Shop } from '../shop.ts';
import { findSession, hasSessionCookie, type BrowserSession } from './sessions.ts';

const maskedIds = /\b[A-Za-z0-9]{32}\b/g;

/** Remembers the guest cart that a write names or creates: the first masked id in the texts. */
export async function noteCart(shop: Shop, request: Request, ...texts: readonly string[]): Promise<void> {
  if (!hasSessionCookie(request)) return;
  const session = await findSession(shop, request);
  if (session === null) return;
  const [maskedId] = texts.flatMap((text) => text.match(maskedIds) ?? []);
  if (maskedId === undefined) return;
  const [found] = await shop.database
    .select({ id: quote.id })
    .from(quote)
    .where(and(eq(quote.maskedId, maskedId), eq(quote.isActive, true), isNull(quote.customerId)));
  if (found === undefined || found.id === session.quoteId) return;
  await shop.database
    .update(browserSession)
    .set({ quoteId: found.id })
    .where(eq(browserSession.hash, session.hash));
}

/** Locked until the transaction ends. */
export async function lockSessionCart(
  tx: Queries,
  session: BrowserSession,
  viewer: Viewer,
): Promise<Quote | null> {
  const own =
    viewer.customerId === null
      ? and(eq(quote.id, session.quoteId ?? 0), isNull(quote.customerId))
      : eq(quote.customerId, viewer.customerId);
  const [found] = await tx
    .select()
    .from(quote)
    .where(and(own, eq(quote.isActive, true)))
    .for('update');
  return found ?? null;
}
