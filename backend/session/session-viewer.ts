/** Who asks, by bearer or else by the browser's session. */
import { customerOfBearer, identify, type Viewer } from '../identity/viewer.ts';
import type { Shop } from '../shop.ts';
import { readSettings, settingFlag } from '../store/settings.ts';
import { beginSession, findSession, hasSessionCookie, signSessionIn } from './sessions.ts';

/** Without the habits a bearer that is not good makes a guest, also of a browser whose session has a customer. */
export async function identifyBySession(shop: Shop, request: Request): Promise<Viewer> {
  const viewer = await identify(shop, request);
  if (viewer.customerId !== null || !hasSessionCookie(request)) return viewer;
  if (request.headers.has('authorization') && !shop.hasHabits) return viewer;
  const session = await findSession(shop, request);
  return session === null ? viewer : { ...viewer, customerId: session.customerId };
}

/** REST takes a session only from a script of the page itself: another site cannot send this header. */
export async function identifyByScript(shop: Shop, request: Request): Promise<Viewer> {
  const isScript = request.headers.get('x-requested-with') === 'XMLHttpRequest';
  return isScript ? identifyBySession(shop, request) : identify(shop, request);
}

async function isSessionIgnored({ database }: Shop): Promise<boolean> {
  return settingFlag(await readSettings(database), 'graphql/session/disable');
}

/** GraphQL takes a session unless the shop has switched that off. */
export async function identifyByQuery(shop: Shop, request: Request): Promise<Viewer> {
  if (!hasSessionCookie(request) || (await isSessionIgnored(shop))) return identify(shop, request);
  return identifyBySession(shop, request);
}

/** As a stock Magento does: a token's customer enters the session, which outlives the token. Answers with its cookies. */
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
