/** GraphQL over urql: reads by GET with a shrunk query, writes by POST, every failure a Failure (§7 GraphQL transport, NET-01). */

import {
  createClient,
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

const failureOf = (error: CombinedError, response: Response | undefined): FailureError => {
  const [problem] = error.graphQLErrors;
  if (problem !== undefined)
    return graphqlFailure({
      message: problem.message,
      category: typeof problem.extensions.category === 'string' ? problem.extensions.category : null,
      path: problem.path ?? [],
    });
  if (response !== undefined && response.status >= 300) return statusFailure(response.status);
  if (response !== undefined && error.networkError instanceof SyntaxError)
    return parseFailure(error.networkError);
  if (response !== undefined && error.networkError?.message === 'No Content') return missingAnswer();
  return unansweredFailure(error.networkError);
};

export const createGraphqlClient = (settings: TransportSettings): GraphqlClient => {
  let cacheId: string | null = null;

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
    kind: 'query' | 'mutation',
    isByGet: boolean,
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
      return response;
    };
    const context = {
      preferGetMethod: isByGet ? ('force' as const) : false,
      fetchOptions: { headers: headers(), credentials: 'same-origin' as const },
      fetch: fetchOnce,
    };
    const result = await (
      kind === 'query'
        ? client.query(document, variables, context)
        : client.mutation(document, variables, context)
    ).toPromise();
    if (signal.aborted) throw new FailureError('cancelled', 'Cancelled');
    if (result.error !== undefined) {
      const response: unknown = result.error.response;
      throw failureOf(result.error, response instanceof Response ? response : undefined);
    }
    if (result.data === undefined || result.data === null) throw missingAnswer();
    return result.data;
  };

  return {
    read: (document, variables, signal) => send('query', true, document, variables, signal),
    readByPost: (document, variables, signal) => send('query', false, document, variables, signal),
    write: (document, variables, signal) => send('mutation', false, document, variables, signal),
  };
};
