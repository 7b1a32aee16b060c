/**
 * Identifies the requester: a valid bearer token names a customer; as in Magento any other counts
 * silently as a guest (§6).
 */
import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { customerToken } from '../database/schema/customer.ts';
import { refuseConsumer, refuseGuest } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export interface Viewer {
  /** Null for a guest. */
  readonly customerId: number | null;
  /** sha256 of the bearer token. */
  readonly tokenHash: string | null;
  /** The network address as the front door saw it; empty without a front door. */
  readonly address: string;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function bearerOf(request: Request): string | null {
  return /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** The front door adds the last entry; earlier ones come from the visitor and cannot be trusted. */
function addressOf(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
}

export async function customerOfBearer(shop: Shop, bearer: string): Promise<number | null> {
  const [token] = await shop.database
    .select({ customerId: customerToken.customerId })
    .from(customerToken)
    .where(and(eq(customerToken.hash, sha256(bearer)), gt(customerToken.expiresAt, shop.now())));
  return token?.customerId ?? null;
}

export async function identify(shop: Shop, request: Request): Promise<Viewer> {
  const guest = { customerId: null, tokenHash: null, address: addressOf(request) };
  const bearer = bearerOf(request);
  if (bearer === null) return guest;
  const customerId = await customerOfBearer(shop, bearer);
  return customerId === null ? guest : { ...guest, customerId, tokenHash: sha256(bearer) };
}

/** For GraphQL: the customer's id, or Magento's refusal of a guest. */
export function requireCustomer(viewer: Viewer): number {
  if (viewer.customerId === null) throw refuseGuest();
  return viewer.customerId;
}

/** The same for REST. */
export function requireSelf(viewer: Viewer): number {
  if (viewer.customerId === null) throw refuseConsumer();
  return viewer.customerId;
}
