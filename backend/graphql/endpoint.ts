/**
 * Serves /graphql: checks headers and limits, then runs the schema; malformed queries are a 400.
 */
import type { DocumentNode } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Viewer } from '../identity/viewer.ts';
import { TooLarge, Unreadable } from '../request-body.ts';
import { LostResponse } from '../order/lost-response.ts';
import { noteCart } from '../session/session-cart.ts';
import { enterSession, identifyByQuery } from '../session/session-viewer.ts';
import type { Shop } from '../shop.ts';
import { defaultStoreCode, hasStoreView } from '../store/store-views.ts';
import { cacheIdOf, cachingOf, isCurrency } from './caching.ts';
import { createContext, type AnswerState, type GraphqlContext } from './context.ts';
import { isUnavailable, maskError, reword } from './errors.ts';
import { reportedErrors } from './habits.ts';
import { findOverstep } from './query-limits.ts';
import {
  answerFault,
  countOperations,
  hasMutation,
  inputFault,
  readDocument,
  readQueryRequest,
  type QueryRequest,
} from './query-request.ts';
import { createShopSchema } from './schema.ts';
import { rewordFault } from './wording.ts';

interface Asked extends Pick<QueryRequest, 'variables'> {
  readonly origin: string;
  readonly viewer: Viewer;
  readonly storeCode: string;
  readonly answerState: AnswerState;
}

/** Magento's validation errors contain only message and locations. */
const plainFaults = (shop: Shop): Plugin<object, Asked> => ({
  onExecutionResult({ result, setResult, context: { variables } }) {
    if (!result || Array.isArray(result) || !('errors' in result) || !result.errors) return;
    const errors = reportedErrors(shop, result.errors).map((error) => {
      if (isUnavailable(error)) return error;
      const { code: _code, http: _http, ...extensions } = error.extensions;
      const message = error.path ? error.message : rewordFault(error.message, variables);
      return reword(error, message, extensions);
    });
    // where there is no data at all, Magento omits the key
    const { data, ...rest } = result;
    setResult({ ...rest, ...(data === null || data === undefined ? {} : { data }), errors });
  },
});

/** As in Magento, store and currency are checked before the query is read. */
async function refuseHeaders(shop: Shop, { headers }: Request, storeCode: string): Promise<Response | null> {
  if (!(await hasStoreView(shop.database, storeCode)))
    return answerFault(400, inputFault(`Requested store is not found (${storeCode})`));
  const currency = headers.get('content-currency')?.trim() ?? '';
  if (currency !== '' && !(await isCurrency(shop, currency.toUpperCase())))
    return answerFault(400, inputFault('Please correct the target currency'));
  return null;
}

const noOperation = 'Must provide an operation.';
const manyOperations = 'Must provide operation name if query contains multiple operations.';

function refuseDocument(document: DocumentNode, isRead: boolean): Response | null {
  if (isRead && hasMutation(document))
    return answerFault(400, inputFault('Mutation requests allowed only for POST requests'));
  const count = countOperations(document);
  if (count !== 1) return answerFault(200, { message: count === 0 ? noOperation : manyOperations });
  const overstep = findOverstep(document);
  if (overstep === null) return null;
  const { message, isInput, location } = overstep;
  return isInput
    ? answerFault(400, inputFault(message))
    : answerFault(200, { message, ...(location ? { locations: [location] } : {}) });
}

export function createGraphqlEndpoint(shop: Shop): (request: Request) => Promise<Response> {
  const yoga = createYoga<Asked, GraphqlContext>({
    schema: createShopSchema(shop.layer),
    context: ({ origin, viewer, storeCode, answerState }) =>
      createContext(shop, origin, viewer, storeCode, answerState),
    maskedErrors: { maskError: (error) => maskError(error, (line) => shop.log(line)) },
    plugins: [plainFaults(shop)],
    graphqlEndpoint: '/graphql',
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
  });

  async function execute(request: Request): Promise<Response> {
    const storeCode = request.headers.get('store')?.trim() || defaultStoreCode;
    const refused = await refuseHeaders(shop, request, storeCode);
    if (refused) return refused;
    const asked = await readQueryRequest(request);
    if (asked instanceof Response) return asked;
    const document = readDocument(asked.query);
    if (document instanceof Response) return document;
    const isRead = request.method !== 'POST';
    const overstepped = refuseDocument(document, isRead);
    if (overstepped) return overstepped;

    const viewer = await identifyByQuery(shop, request);
    const answerState: AnswerState = { isLost: false };
    const answer = await yoga.fetch(
      'http://backend/graphql',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        // without operationName, which Magento ignores: a document has one operation
        body: JSON.stringify(asked),
      },
      { origin: originOf(request), viewer, storeCode, answerState, variables: asked.variables },
    );
    if (answerState.isLost) throw new LostResponse();
    const body = await answer.text();
    if (hasMutation(document)) await noteCart(shop, request, JSON.stringify(asked), body);
    const isAnonymous = viewer.customerId === null && !request.headers.has('authorization');
    const response = new Response(body, {
      // Magento responds 200 even when the query failed
      status: answer.status === 503 ? 503 : 200,
      headers: {
        'Content-Type': 'application/json',
        ...(answer.status === 503 ? { 'Retry-After': '2' } : {}),
        ...(await cachingOf(shop, { document, isRead, isAnonymous, body })),
        ...(hasMutation(document) ? {} : { 'X-Magento-Cache-Id': await cacheIdOf(shop, viewer, storeCode) }),
      },
    });
    for (const cookie of await enterSession(shop, request, viewer, answerState.bearer))
      response.headers.append('Set-Cookie', cookie);
    return response;
  }

  return async (request) => {
    try {
      const response = await execute(request);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    } catch (error) {
      if (error instanceof TooLarge) return answerFault(413, inputFault(error.message));
      if (error instanceof Unreadable) return answerFault(400, inputFault(error.message));
      throw error;
    }
  };
}

/** Behind a front door the page's origin comes from X-Forwarded-Host. */
function originOf(request: Request): string {
  const host = request.headers.get('x-forwarded-host');
  const protocol = request.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return host !== null && /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : new URL(request.url).origin;
}
