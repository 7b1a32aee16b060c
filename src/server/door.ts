/** The front door: API paths go to the backend, files to the client build, every other address to the shop's page. */

import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isApiPath, isCardFramePath, isPlainPath } from './api-paths.ts';
import { addressFromProxy, type Visitor } from './forwarded.ts';
import { isPageRequest } from './page-request.ts';
import { refuseJson, refuseText } from './refusals.ts';
import { layOn, prepareSecurityHeaders, type SecurityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

export interface DoorOptions {
  /** The embedded backend or a proxy to another. */
  readonly backend: (request: Request, visitor: Visitor) => Promise<Response>;
  /** Whether the demonstration paths (card emulator, mail) exist behind this door: embedded, or the reference backend elsewhere. */
  readonly isEmbedded: boolean;
  readonly files: StaticFiles;
  /** Whether another proxy stands before this door, whose word about the visitor counts. */
  readonly isProxyTrusted?: boolean;
  /** False until the backend can answer, and again once it is closing. */
  readonly isReady?: () => boolean;
  readonly largestBody?: number;
  readonly log?: (message: string, error: unknown) => void;
}

const visitorOf = (context: Context, isProxyTrusted: boolean): Visitor => {
  const address = isProxyTrusted ? addressFromProxy(context.req.raw.headers) : null;
  if (address !== null) return { address };
  try {
    return { address: getConnInfo(context).remote.address ?? null };
  } catch {
    // called without a socket, as tests do
    return { address: null };
  }
};

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

const noStore = { 'Cache-Control': 'no-store' };

export const createDoor = async (options: DoorOptions): Promise<Hono> => {
  const {
    backend,
    isEmbedded,
    files,
    isReady = () => true,
    isProxyTrusted = false,
    largestBody = 1024 * 1024,
  } = options;
  const log = options.log ?? ((message, error) => console.error(message, error));
  const policy = { html: files.read('/index.html') ?? '', isEmbedded };
  const overHttp = await prepareSecurityHeaders(policy, false);
  const overHttps = await prepareSecurityHeaders(policy, true);
  const limit = bodyLimit({ maxSize: largestBody, onError: () => refuseJson(413) });

  const headersFor = (request: Request): SecurityHeaders =>
    request.headers.get('x-forwarded-proto') === 'https' ? overHttps : overHttp;

  const askBackend = async (context: Context): Promise<Response> => {
    const { frame, data } = headersFor(context.req.raw);
    const isFrame = isEmbedded && isCardFramePath(context.req.path);
    const answer = await answerOfBackend(context);
    return layOn(answer, isFrame ? frame : data);
  };

  const answerOfBackend = async (context: Context): Promise<Response> => {
    if (!isPlainPath(context.req.path)) return refuseJson(400);
    // absolute addresses are made of it, so only the door or its proxy may say it
    if (!isProxyTrusted) context.req.raw.headers.delete('x-forwarded-host');
    if (isRead(context.req.method)) return backend(context.req.raw, visitorOf(context, isProxyTrusted));
    let answer: Response | undefined;
    const refusal = await limit(context, async () => {
      answer = await backend(context.req.raw, visitorOf(context, isProxyTrusted));
    });
    return answer ?? refusal ?? refuseJson(500);
  };

  const askFiles = ({ req: { method, path, raw } }: Context): Response => {
    const { page } = headersFor(raw);
    if (!isRead(method)) return refuseText(405, { ...page, Allow: 'GET, HEAD' });
    if (path === '/healthz') {
      const status = isReady() ? 200 : 503;
      return Response.json(
        { status: isReady() ? 'ok' : 'starting' },
        { status, headers: { ...page, ...noStore } },
      );
    }
    const file = files.answer(path, raw, page);
    if (file !== null) return file;
    // the right status for an unknown address comes with the rendered first view
    const home = isPageRequest(path, raw) ? files.answer('/index.html', raw, page) : null;
    return home ?? refuseText(404, page);
  };

  const door = new Hono({ getPath: (request) => new URL(request.url).pathname });
  door.all('*', (context) =>
    isApiPath(context.req.path, isEmbedded) ? askBackend(context) : askFiles(context),
  );
  door.onError((error, context) => {
    log(`${context.req.method} ${context.req.path} failed`, error);
    const { page, data } = headersFor(context.req.raw);
    return isApiPath(context.req.path, isEmbedded) ? layOn(refuseJson(500), data) : refuseText(500, page);
  });
  return door;
};
