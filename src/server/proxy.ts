/**
 * Forwards requests to a Magento at another address and returns its responses unread (BACKEND_URL).
 */

import { forwardedFor, type Visitor } from './forwarded.ts';
import { refuseJson } from './refusals.ts';

/** Headers about one connection, not about the message (RFC 9110, 7.6.1). */
const hopByHop: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

const withoutHops = (source: Headers): Headers => {
  const headers = new Headers(source);
  const named = headers.get('connection')?.split(',') ?? [];
  for (const name of [...hopByHop, ...named.map((word) => word.trim())])
    if (/^[\w-]+$/.test(name)) headers.delete(name);
  return headers;
};

const requestHeaders = (request: Request, visitor: Visitor): Headers => {
  const url = new URL(request.url);
  const headers = withoutHops(request.headers);
  const chain = forwardedFor(headers, visitor);
  headers.delete('host');
  headers.delete('expect');
  if (chain === null) headers.delete('x-forwarded-for');
  else headers.set('X-Forwarded-For', chain);
  headers.set('X-Forwarded-Host', request.headers.get('x-forwarded-host') ?? url.host);
  headers.set('X-Forwarded-Proto', request.headers.get('x-forwarded-proto') ?? url.protocol.slice(0, -1));
  return headers;
};

const responseHeaders = (response: Response, backend: URL): Headers => {
  const headers = withoutHops(response.headers);
  // fetch has already decompressed the body
  if (headers.has('content-encoding')) {
    headers.delete('content-encoding');
    headers.delete('content-length');
  }
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  // the cookie belongs to the shop's host, not to the backend's domain
  for (const cookie of cookies) headers.append('Set-Cookie', cookie.replace(/;\s*domain=[^;]*/i, ''));
  const location = headers.get('location');
  if (location?.startsWith(`${backend.origin}/`))
    headers.set('Location', location.slice(backend.origin.length));
  return headers;
};

const addressAt = (backend: URL, request: Request): URL => {
  const asked = new URL(request.url);
  const url = new URL(backend);
  url.pathname = `${backend.pathname.replace(/\/$/, '')}${asked.pathname}`;
  url.search = asked.search;
  return url;
};

export type Proxy = (request: Request, visitor: Visitor) => Promise<Response>;

/**
 * Milliseconds until a read must begin to respond: an unresponsive server must not block a slot.
 */
const readPatience = 60_000;

export const createProxy =
  (backend: URL, patience = readPatience): Proxy =>
  async (request, visitor) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const late = new AbortController();
    // stops with the headers: a large download may take longer
    const timer = setTimeout(() => late.abort(), patience);
    try {
      const response = await fetch(addressAt(backend, request), {
        method: request.method,
        headers: requestHeaders(request, visitor),
        redirect: 'manual',
        // closing the page must not abort an order, so only reads are aborted
        ...(isRead
          ? { signal: AbortSignal.any([request.signal, late.signal]) }
          : { body: request.body, duplex: 'half' as const }),
      });
      return new Response(response.body, {
        status: response.status,
        headers: responseHeaders(response, backend),
      });
    } catch {
      return refuseJson(isRead && late.signal.aborted ? 504 : 502);
    } finally {
      clearTimeout(timer);
    }
  };
