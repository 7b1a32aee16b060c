/** /graphql: reads the request as strictly as Magento and hands it to the schema; a body that is no query is a 400. */
import { Kind, parse, type DocumentNode } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { defaultStoreCode, hasStoreView } from '../store/store-views.ts';
import { identify, type Viewer } from '../identity/viewer.ts';
import { readBody, TooLarge, Unreadable } from '../request-body.ts';
import type { Shop } from '../shop.ts';
import { createContext, type GraphqlContext } from './context.ts';
import { isGraphqlError, maskError, reword } from './errors.ts';
import { createShopSchema } from './schema.ts';

interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

function answer(status: number, message: string, category?: string): Response {
  const error = category ? { message, extensions: { category } } : { message };
  return Response.json({ errors: [error] }, { status, headers: { 'Cache-Control': 'no-store' } });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function decode(value: unknown): GraphqlRequest | Response {
  if (!isRecord(value)) return answer(400, 'The request body must be a JSON object.', 'graphql-input');
  const { query, variables } = value;
  if (typeof query !== 'string' || query.trim() === '') return answer(400, 'Syntax Error: Unexpected <EOF>');
  if (variables != null && !isRecord(variables))
    return answer(400, 'Variables must be a JSON object.', 'graphql-input');
  return { query, variables: variables ?? {} };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readGet(url: URL): GraphqlRequest | Response {
  const variables = url.searchParams.get('variables');
  const decoded = variables === null ? {} : parseJson(variables);
  return decode({ query: url.searchParams.get('query') ?? '', variables: decoded ?? 'not JSON' });
}

async function readPost(request: Request): Promise<GraphqlRequest | Response> {
  const isJson = request.headers.get('content-type')?.toLowerCase().startsWith('application/json') ?? false;
  // Neither header can be sent by another site's form, so a shopper's browser cannot be made to change a cart.
  if (!isJson && request.headers.get('x-requested-with') === null)
    return answer(400, 'Send the query as application/json.', 'graphql-input');
  const text = await readBody(request);
  return decode(parseJson(text));
}

function readDocument(query: string): DocumentNode | Response {
  try {
    return parse(query, { maxTokens: 5000 });
  } catch (error) {
    return answer(400, isGraphqlError(error) ? error.message : 'Syntax Error');
  }
}

function hasMutation(document: DocumentNode): boolean {
  return document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation',
  );
}

function isUnavailable(error: { readonly extensions: Readonly<Record<string, unknown>> }): boolean {
  const { http } = error.extensions;
  return isRecord(http) && http['status'] === 503;
}

/** Magento's validation errors carry nothing but message and place. */
const withoutCodes: Plugin = {
  onExecutionResult({ result, setResult }) {
    if (!result || Array.isArray(result) || !('errors' in result) || !result.errors) return;
    const errors = result.errors.map((error) => {
      if (isUnavailable(error)) return error;
      const { code: _code, http: _http, ...extensions } = error.extensions;
      return reword(error, error.message, extensions);
    });
    setResult({ ...result, errors });
  },
};

export function createGraphqlEndpoint(shop: Shop): (request: Request) => Promise<Response> {
  const yoga = createYoga<{ origin: string; viewer: Viewer; storeCode: string }, GraphqlContext>({
    schema: createShopSchema(shop.layer),
    context: ({ origin, viewer, storeCode }) => createContext(shop, origin, viewer, storeCode),
    maskedErrors: { maskError: (error) => maskError(error, (line) => shop.log(line)) },
    plugins: [withoutCodes],
    graphqlEndpoint: '/graphql',
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
  });

  return async (request) => {
    const url = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && request.method !== 'POST') return answer(405, 'Use GET or POST.', 'graphql-input');
    const storeCode = request.headers.get('store') ?? defaultStoreCode;
    if (!(await hasStoreView(shop.database, storeCode)))
      return answer(400, `Requested store is not found (${storeCode})`, 'graphql-input');
    try {
      const asked = isRead ? readGet(url) : await readPost(request);
      if (asked instanceof Response) return asked;
      const document = readDocument(asked.query);
      if (document instanceof Response) return document;
      if (isRead && hasMutation(document))
        return answer(400, 'Mutation requests allowed only for POST requests', 'graphql-input');
      const { status, body } = await yoga.fetch(
        'http://backend/graphql',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          // Without operationName, which Magento ignores: one operation a document.
          body: JSON.stringify(asked),
        },
        { origin: originOf(request, url), viewer: await identify(shop, request), storeCode },
      );
      return new Response(body, {
        status,
        headers: {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-store',
          ...(status === 503 ? { 'Retry-After': '2' } : {}),
        },
      });
    } catch (error) {
      if (error instanceof TooLarge) return answer(413, error.message, 'graphql-input');
      if (error instanceof Unreadable) return answer(400, error.message, 'graphql-input');
      throw error;
    }
  };
}

/** Behind a front door the page's origin is the one the door names. */
function originOf(request: Request, url: URL): string {
  const host = request.headers.get('x-forwarded-host');
  const protocol = request.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return host !== null && /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : url.origin;
}
