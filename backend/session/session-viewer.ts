/** Identifies the requester by bearer token or else by the browser's session. */
import { customerOfBearer, identify, type Viewer } from '../identity/viewer.ts';
import type { Shop } from '../shop.ts';
import { readSettings, settingFlag } from '../store/settings.ts';
import { beginSession, findSession, hasSessionCookie, signSessionIn } from './sessions.ts';

/**
 * Without the imitated faults an invalid bearer token means guest, even where the session has a
 * customer.
 */
export async function identifyBySession(shop: Shop, request: Request): Promise<Viewer> {
  const viewer = await identify(shop, request);
  if (viewer.customerId !== null || !hasSessionCookie(request)) return viewer;
  if (request.headers.has('authorization') && !shop.hasHabits) return viewer;
  const session = await findSession(shop, request);
  return session === null ? viewer : { ...viewer, customerId: session.customerId };
}

/** REST accepts a session only with X-Requested-With, a header another site cannot send. */
export async function identifyByScript(shop: Shop, request: Request): Promise<Viewer> {
  const isScript = request.headers.get('x-requested-with') === 'XMLHttpRequest';
  return isScript ? identifyBySession(shop, request) : identify(shop, request);
}

async function isSessionIgnored({ database }: Shop): Promise<boolean> {
  return settingFlag(await readSettings(database), 'graphql/session/disable');
}

/** GraphQL accepts a session unless a shop setting disables that. */
export async function identifyByQuery(shop: Shop, request: Request): Promise<Viewer> {
  if (!hasSessionCookie(request) || (await isSessionIgnored(shop))) return identify(shop, request);
  return identifyBySession(shop, request);
}

/**
 * As in stock Magento a token's customer enters the session, which outlives the token. Returns the
 * cookies to set.
 */
export async function enterSession(
  shop: Shop,
  request: Request,
  viewer: Viewer,
  newBearer?: string,
): Promise<readonly string[]> {
  if (!shop.hasHabits) return [];
  const byToken = viewer.tokenHash === null ? null : viewer.customerId;
  const customerId = newBearer === undefined ? byToken : await customerOfBearer(shop, newBearer);
  if (customerId === null || (await isSessionIgnored(shop))) return [];
  const session = await findSession(shop, request);
  if (session === null) return (await beginSession(shop, request, { customerId, quoteId: null })).cookies;
  if (session.customerId !== customerId) await signSessionIn(shop, session, customerId);
  return [];
}
