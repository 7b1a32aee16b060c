/** Who asks, by bearer or else by the browser's session. */
import { identify, type Viewer } from '../identity/viewer.ts';
import type { Shop } from '../shop.ts';
import { findSession, hasSessionCookie } from './sessions.ts';

/** A bearer that is not good makes a guest, also of a browser whose session has a customer. */
export async function identifyBySession(shop: Shop, request: Request): Promise<Viewer> {
  const viewer = await identify(shop, request);
  if (viewer.customerId !== null || request.headers.has('authorization') || !hasSessionCookie(request))
    return viewer;
  const session = await findSession(shop, request);
  return session === null ? viewer : { ...viewer, customerId: session.customerId };
}

/** REST takes a session only from a script of the page itself: another site cannot send this header. */
export async function identifyByScript(shop: Shop, request: Request): Promise<Viewer> {
  const isScript = request.headers.get('x-requested-with') === 'XMLHttpRequest';
  return isScript ? identifyBySession(shop, request) : identify(shop, request);
}
