/**
 * Serves /rest/V1 and /rest/{storeCode}/V1: finds the service, reads the body, formats refusals
 * like Magento (NET-02).
 */
import { isConnectionLoss } from '../database/failed-statement.ts';
import { Refusal, type RefusalKind } from '../refusal.ts';
import { readBody, TooLarge, Unreadable } from '../request-body.ts';
import { LostResponse } from '../order/lost-response.ts';
import { noteCart } from '../session/session-cart.ts';
import { identifyByScript } from '../session/session-viewer.ts';
import type { Shop } from '../shop.ts';
import { defaultStoreCode, hasStoreView } from '../store/store-views.ts';
import { adminRoutes } from './admin-routes.ts';
import { isObject, type JsonObject } from './body.ts';
import type { Route } from './call.ts';
import { cartServices } from './cart-services.ts';
import { customerPasswordRoutes } from './customer-password-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { customerTokenRoutes } from './customer-token-routes.ts';
import { directoryRoutes } from './directory-routes.ts';
import { filterFields } from './field-filter.ts';
import { paymentRoutes } from './payment-routes.ts';

const routes: readonly Route[] = [
  ...cartServices,
  ...paymentRoutes,
  ...customerTokenRoutes,
  ...customerRoutes,
  ...customerPasswordRoutes,
  ...directoryRoutes,
  ...adminRoutes,
];
const everyStore = 'all';
const methods = ['GET', 'POST', 'PUT', 'DELETE'];

const statuses: Readonly<Record<RefusalKind, number>> = {
  input: 400,
  noSuchEntity: 404,
  authorization: 401,
  authentication: 401,
  alreadyExists: 400,
  tooMany: 429,
};

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

function problem(status: number, message: string): Response {
  return answer(status, { message });
}

interface Match {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
}

function readParameters(pattern: readonly string[], parts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pattern.flatMap((part, place) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[place] ?? '')]] : [],
    ),
  );
}

function findRoute(method: string, path: string): Match | null {
  const parts = path.split('/');
  for (const route of routes) {
    const pattern = route.path.split('/');
    const isMatch =
      route.method === method &&
      pattern.length === parts.length &&
      pattern.every((part, place) => part.startsWith(':') || part === parts[place]);
    if (isMatch) return { route, parameters: readParameters(pattern, parts) };
  }
  return null;
}

async function readJson(request: Request): Promise<JsonObject | Response> {
  if (request.method === 'GET' || request.method === 'DELETE') return {};
  const text = await readBody(request);
  if (text.trim() === '') return {};
  const type =
    (request.headers.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json')
    return problem(400, `Server cannot understand Content-Type HTTP header media type ${type}`);
  try {
    const body: unknown = JSON.parse(text);
    // null and lists have no parameters, so required ones are reported as missing
    if (isObject(body)) return body;
    return body === null || Array.isArray(body) ? {} : problem(400, 'Decoding error.');
  } catch {
    return problem(400, 'Decoding error.');
  }
}

function refusalBody({ template, parameters, errors }: Refusal): object {
  return {
    message: template,
    ...(errors.length > 0 ? { errors: errors.map(refusalBody) } : {}),
    ...(parameters ? { parameters } : {}),
  };
}

export function createRestEndpoint(shop: Shop): (request: Request) => Promise<Response> {
  async function isStore(code: string): Promise<boolean> {
    return code === everyStore || hasStoreView(shop.database, code);
  }

  async function call(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const [, store = defaultStoreCode, path = ''] = /^\/rest\/(?:([^/]+)\/)?V1(\/.*)$/.exec(pathname) ?? [];
    if (!(await isStore(store))) return problem(400, 'Specified request cannot be processed.');
    const match = findRoute(request.method, path.replace(/\/$/, ''));
    if (match === null) return problem(404, 'Request does not match any route.');
    const body = await readJson(request);
    if (body instanceof Response) return body;
    const { route, parameters } = match;
    const viewer = await identifyByScript(shop, request);
    const cartId = parameters['cartId'] ?? '';
    const result = await route.handle({ shop, body, cartId, parameters, viewer });
    if (request.method !== 'GET') await noteCart(shop, request, cartId, String(result));
    return answer(200, filterFields(result, searchParams.get('fields')));
  }

  return async (request) => {
    if (!methods.includes(request.method))
      return problem(405, `The ${request.method} HTTP method is not supported.`);
    try {
      return await call(request);
    } catch (error) {
      if (error instanceof LostResponse) throw error;
      if (error instanceof Refusal) return answer(statuses[error.kind], refusalBody(error));
      if (error instanceof TooLarge) return problem(413, error.message);
      if (error instanceof Unreadable) return problem(400, error.message);
      if (error instanceof URIError) return problem(404, 'Request does not match any route.');
      if (isConnectionLoss(error)) throw error;
      const { pathname } = new URL(request.url);
      shop.log(
        `rest ${request.method} ${pathname}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      return problem(500, 'Internal server error');
    }
  };
}
