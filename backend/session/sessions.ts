/**
 * Manages browser sessions (PHPSESSID), started by the first controller that needs one and stored
 * by the cookie's sha256 only.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { browserSession } from '../database/schema/customer.ts';
import type { Shop } from '../shop.ts';

export type BrowserSession = typeof browserSession.$inferSelect;

const sessionCookie = 'PHPSESSID';
const formKeyCookie = 'form_key';
const lifetimeSeconds = 24 * 3600;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function cookieOf(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [own, value] = pair.trim().split('=');
    if (own === name && value) return value;
  }
  return null;
}

export function hasSessionCookie(request: Request): boolean {
  return cookieOf(request, sessionCookie) !== null;
}

function oldestLiving(shop: Shop): Date {
  return new Date(shop.now().getTime() - lifetimeSeconds * 1000);
}

export async function findSession(shop: Shop, request: Request): Promise<BrowserSession | null> {
  const cookie = cookieOf(request, sessionCookie);
  if (cookie === null) return null;
  const [found] = await shop.database
    .select()
    .from(browserSession)
    .where(eq(browserSession.hash, sha256(cookie)));
  return found && found.createdAt > oldestLiving(shop) ? found : null;
}

export interface BegunSession {
  readonly session: BrowserSession;
  /** To be set on the response; empty where the browser already has them. */
  readonly cookies: readonly string[];
}

function isOverHttps(request: Request): boolean {
  return request.headers.get('x-forwarded-proto') === 'https' || new URL(request.url).protocol === 'https:';
}

function cookiesOf(request: Request, cookie: string, formKey: string): string[] {
  const rest = `Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${isOverHttps(request) ? '; Secure' : ''}`;
  // a page reads the form key and sends it along, which another site cannot do
  return [`${sessionCookie}=${cookie}; ${rest}; HttpOnly`, `${formKeyCookie}=${formKey}; ${rest}`];
}

/**
 * Starts a session under a new cookie and ignores the one that was sent, which prevents session
 * fixation.
 */
export async function beginSession(
  shop: Shop,
  request: Request,
  own: { readonly customerId: number | null; readonly quoteId: number | null },
): Promise<BegunSession> {
  const cookie = randomBytes(16).toString('hex');
  const session: BrowserSession = {
    ...own,
    hash: sha256(cookie),
    formKey: randomBytes(8).toString('hex'),
    createdAt: shop.now(),
  };
  await shop.database.delete(browserSession).where(lt(browserSession.createdAt, oldestLiving(shop)));
  await shop.database.insert(browserSession).values(session);
  return { session, cookies: cookiesOf(request, cookie, session.formKey) };
}

export async function continueSession(shop: Shop, request: Request): Promise<BegunSession> {
  const session = await findSession(shop, request);
  if (session === null) return beginSession(shop, request, { customerId: null, quoteId: null });
  const cookie = cookieOf(request, sessionCookie) ?? '';
  const isComplete = cookieOf(request, formKeyCookie) === session.formKey;
  return { session, cookies: isComplete ? [] : cookiesOf(request, cookie, session.formKey) };
}

export async function signSessionIn(shop: Shop, { hash }: BrowserSession, customerId: number): Promise<void> {
  await shop.database
    .update(browserSession)
    .set({ customerId, quoteId: null })
    .where(eq(browserSession.hash, hash));
}

export async function endSession(shop: Shop, session: BrowserSession): Promise<void> {
  await shop.database.delete(browserSession).where(eq(browserSession.hash, session.hash));
}

/** Ends the session of every browser the customer is signed in with. */
export async function endSessionsOf(queries: Queries, customerId: number): Promise<void> {
  await queries.delete(browserSession).where(eq(browserSession.customerId, customerId));
}

export function isFormKey(session: BrowserSession, formKey: string): boolean {
  const [own, given] = [Buffer.from(session.formKey), Buffer.from(formKey)];
  return own.length === given.length && timingSafeEqual(own, given);
}
