/**
 * The part of the server that forwards API requests to the
 * backend, without headers that it must not see.
 */

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isPlainPath, passesCookies } from './api-paths.ts';
import { allowedMethods, dropOtherHeaders, isAllowedMethod, withWholeBody } from './api-request.ts';
import { addressFromProxy, schemeFor, type Visitor } from './forwarded.ts';
import type { Load } from './load.ts';
import { refuseJson } from './refusals.ts';

export interface ApiDoorOptions {
  readonly backend: (request: Request, visitor: Visitor) => Promise<Response>;
  readonly isProxyTrusted: boolean;
  readonly largestBody: number;
  /** The origin to report to the backend; null keeps the requested one. */
  readonly originOf: (context: Context) => URL | null;
  readonly loadOf: (path: string) => Load;
}

const visitorOf = (context: Context, isProxyTrusted: boolean): Visitor => {
  const address = isProxyTrusted ? addressFromProxy(context.req.raw.headers) : null;
  if (address !== null) return { address };
  try {
    return { address: getConnInfo(context).remote.address ?? null };
  } catch {
    // there is no socket in tests
    return { address: null };
  }
};

const withoutSetCookie = (response: Response): Response => {
  if (!response.headers.has('set-cookie')) return response;
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  return new Response(response.body, { status: response.status, headers });
};

export const createApiDoor = (options: ApiDoorOptions) => {
  const { backend, isProxyTrusted, largestBody, originOf, loadOf } = options;

  const requestOf = async (context: Context): Promise<Request | null> => {
    const { raw, method, path } = context.req;
    const { headers } = raw;
    dropOtherHeaders(headers);
    if (!passesCookies(path)) headers.delete('cookie');
    // the backend builds absolute addresses and secure cookies from these two, so only this server
    // or its proxy may set them
    const origin = originOf(context);
    headers.set('x-forwarded-proto', origin?.protocol.slice(0, -1) ?? schemeFor(raw, isProxyTrusted));
    if (!isProxyTrusted) headers.delete('x-forwarded-host');
    if (origin !== null) headers.set('x-forwarded-host', origin.host);
    return method === 'GET' || method === 'HEAD' ? raw : withWholeBody(raw, largestBody);
  };

  return async (context: Context): Promise<Response> => {
    const { path, method, raw } = context.req;
    if (!isAllowedMethod(method)) return refuseJson(405, { Allow: allowedMethods });
    if (!isPlainPath(path)) return refuseJson(400);
    // null: the body is too large; undefined: the visitor disconnected
    const request = await requestOf(context).catch(() => undefined);
    if (request === undefined) return refuseJson(408);
    if (request === null) return refuseJson(413);
    const visitor = visitorOf(context, isProxyTrusted);
    const answer = await loadOf(path).run(
      () => backend(request, visitor),
      () => raw.signal,
    );
    if (answer === null) return refuseJson('busy');
    return passesCookies(path) ? answer : withoutSetCookie(answer);
  };
};
