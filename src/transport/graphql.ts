/** GraphQL over urql: reads by GET with a shrunk query, writes by POST, every failure a Failure (§7 GraphQL transport, NET-01). */

import {
  createClient,
  createRequest,
  fetchExchange,
  type AnyVariables,
  type CombinedError,
  type DocumentInput,
} from '@urql/core';
import { FailureError } from '#machines/domain/failure.ts';
import { graphqlFailure, missingAnswer, parseFailure, statusFailure, unansweredFailure } from './failures.ts';
import { fetchWithRetry } from './retry.ts';
import type { TransportSettings } from './settings.ts';

export interface GraphqlClient {
  /** Asks without changing anything; repeated by itself when the network fails. */
  read<Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): Promise<Data>;
  /** A read whose answer may have gaps: a place in a list that the server could not fill is null there. */
  readPartly<Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): Promise<Data>;
  /** A read that is sent by POST (urlResolver, which needs cookies and is no use to a cache). */
  readByPost<Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): Promise<Data>;
  /** Changes something; sent exactly once. */
  write<Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): Promise<Data>;
}

interface Manner {
  readonly kind: 'query' | 'mutation';
  readonly isByGet: boolean;
  readonly mayHaveGaps: boolean;
}

const byGet: Manner = { kind: 'query', isByGet: true, mayHaveGaps: false };
const byGetPartly: Manner = { kind: 'query', isByGet: true, mayHaveGaps: true };
const byPost: Manner = { kind: 'query', isByGet: false, mayHaveGaps: false };
const writing: Manner = { kind: 'mutation', isByGet: false, mayHaveGaps: false };

const shrinkQuery = (address: string): string => {
  const url = new URL(address);
  const query = url.searchParams.get('query');
  if (query === null) return address;
  const shrunk = query
    .replace(/#[^\n]*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}():,!]) ?/g, '$1');
  url.searchParams.set('query', shrunk.trim());
  return url.toString();
};

const decode = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw parseFailure(cause);
  }
};

const isGraphqlBody = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (('data' in body && body.data !== null) || ('errors' in body && Array.isArray(body.errors)));

/** The body is read before the status is judged: only what is no GraphQL answer is known by its status. */
const answerOf = async (response: Response): Promise<Response> => {
  const text = await response.text();
  const isGood = response.status < 300;
  const body = isGood
    ? decode(text)
    : await Promise.resolve(text)
        .then(decode)
        .catch(() => null);
  if (isGraphqlBody(body))
    return new Response(text, { status: response.status, headers: { 'Content-Type': 'application/json' } });
  throw isGood ? missingAnswer() : statusFailure(response.status);
};

/** A place in a list that the server could not fill is null there; the rest of the list is as good as it was. */
const isGap = ({ path }: CombinedError['graphQLErrors'][number]): boolean => typeof path?.at(-1) === 'number';

const failureOf = (error: CombinedError): FailureError => {
  if (error.networkError instanceof FailureError) return error.networkError;
  const [problem] = error.graphQLErrors;
  if (problem === undefined) return unansweredFailure(error.networkError);
  return graphqlFailure({
    message: problem.message,
    category: typeof problem.extensions.category === 'string' ? problem.extensions.category : null,
    path: problem.path ?? [],
  });
};

export const createGraphqlClient = (settings: TransportSettings): GraphqlClient => {
  let cacheId: string | null = null;
  let serial = 0;

  const headers = (): Record<string, string> => ({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    Store: settings.storeCode,
    ...(cacheId === null ? {} : { 'X-Magento-Cache-Id': cacheId }),
  });

  const client = createClient({
    url: `${settings.origin}/graphql`,
    exchanges: [fetchExchange],
    requestPolicy: 'network-only',
    preferGetMethod: 'force',
  });

  const send = async <Data, Variables extends AnyVariables>(
    { kind, isByGet, mayHaveGaps }: Manner,
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): Promise<Data> => {
    const fetchOnce: typeof fetch = async (input, init) => {
      const address = isByGet ? shrinkQuery(String(input)) : input;
      const options = { ...init, signal };
      const response = await (kind === 'query'
        ? fetchWithRetry(settings, address, options)
        : settings.fetch(address, options));
      cacheId = response.headers.get('X-Magento-Cache-Id') ?? cacheId;
      return answerOf(response);
    };
    // urql answers equal reads under way with one request, and cancels them together: here each has a key of its own
    serial += 1;
    const context = {
      preferGetMethod: isByGet ? ('force' as const) : false,
      fetchOptions: { headers: headers(), credentials: 'same-origin' as const },
      fetch: fetchOnce,
    };
    const result = await (
      kind === 'query'
        ? client.executeQuery({ ...createRequest(document, variables), key: serial }, context)
        : client.mutation(document, variables, context)
    ).toPromise();
    if (signal.aborted) throw new FailureError('cancelled', 'Cancelled');
    const isPartial =
      mayHaveGaps && Boolean(result.data) && (result.error?.graphQLErrors.every(isGap) ?? false);
    if (result.error !== undefined && !isPartial) throw failureOf(result.error);
    if (result.data === undefined || result.data === null) throw missingAnswer();
    return result.data;
  };

  return {
    read: (document, variables, signal) => send(byGet, document, variables, signal),
    readPartly: (document, variables, signal) => send(byGetPartly, document, variables, signal),
    readByPost: (document, variables, signal) => send(byPost, document, variables, signal),
    write: (document, variables, signal) => send(writing, document, variables, signal),
  };
};
