/** Who asks: a bearer that is good names a customer; any other is silently a guest, as in Magento (§6). */
import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { customerToken } from '../database/schema/customer.ts';
import type { Shop } from '../shop.ts';

export interface Viewer {
  /** Null: a guest. */
  readonly customerId: number | null;
  /** sha256 of the bearer that proved it. */
  readonly tokenHash: string | null;
}

export const guest: Viewer = { customerId: null, tokenHash: null };

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function bearerOf(request: Request): string | null {
  return /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

export async function identify(shop: Shop, request: Request): Promise<Viewer> {
  const bearer = bearerOf(request);
  if (bearer === null) return guest;
  const tokenHash = sha256(bearer);
  const [token] = await shop.database
    .select({ customerId: customerToken.customerId })
    .from(customerToken)
    .where(and(eq(customerToken.hash, tokenHash), gt(customerToken.expiresAt, shop.now())));
  return token ? { customerId: token.customerId, tokenHash } : guest;
}
