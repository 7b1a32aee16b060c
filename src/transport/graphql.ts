/**
 * GraphQL over urql: reads by GET with a shortened query, writes by
 * POST, every error a Failure (§7 GraphQL transport, NET-01).
 */

import { createClient, createRequest, fetchExchange, type AnyVariables, type DocumentInput } from 'urql';
import { asksAnything, withoutFields } from './absent-fields.ts';
import type { Authorization } from './authorization.ts';
import { gapsOf, openSourceGaps } from './backend-versions.ts';
import { createCacheId } from './cache-id.ts';
import { absentFailure, cancelledFailure, missingAnswer, unansweredFailure } from './failures.ts';
import { answerOf, failureOf, lacksOnlyExtras, type Extras } from './graphql-answer.ts';
import { withUnparsedFragments } from './gql.ts';
import { isPublic, rootFields } from './graphql-fields.ts';
import { shrinkQuery } from './graphql-get.ts';
import { withoutNulls } from './graphql-variables.ts';
import type { StoredAnswers } from './stored-answers.ts';
import { storeReads } from './stored-reads.ts';
import { refuseOffline } from './refused-offline.ts';
import { repeatReads } from './retry.ts';
import type { TransportSettings } from './settings.ts';
import { exchangeOf, type WireRequest } from './steps.ts';

export interface GraphqlClient {
  /** Whether this backend's version can answer the document at all. */
  canAsk<Data, Variables extends AnyVariables>(document: DocumentInput<Data, Variables>): boolean;
  /** Reads data, with retries on network failures. A failure of only `extras` leaves these null. */
  read<Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
    extras?: Extras,
  ): Promise<Data>;
  /** A read for the moment (suggestions, a filtered list), whose response is not stored. */
  readOnce<Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
    extras?: Extras,
  ): Promise<Data>;
  /** A read that is sent by POST, such as urlResolver, which needs cookies and cannot be cached. */
  readByPost<Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
    extras?: Extras,
  ): Promise<Data>;
  /** Writes data; sent exactly once, and not at all while offline. */
  write<Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): Promise<Data>;
}

interface Manner {
  readonly kind: 'query' | 'mutation';
  readonly isByGet: boolean;
  readonly isPassing: boolean;
}

const byGet: Manner = { kind: 'query', isByGet: true, isPassing: false };
const byGetOnce: Manner = { ...byGet, isPassing: true };
const byPost: Manner = { ...byGet, isByGet: false };
const writing: Manner = { ...byPost, kind: 'mutation' };

export const createGraphqlClient = (
  settings: TransportSettings,
  authorization: Authorization,
  kept: StoredAnswers,
): GraphqlClient => {
  const cacheId = createCacheId();
  const { fields: lacks, inputs } = gapsOf[settings.version];
  const layerLacks = settings.layer === 'stock' ? openSourceGaps : [];
  const withoutGaps = withoutFields([...lacks, ...layerLacks, ...settings.lacks], inputs);
  const answerable = <Data, Variables extends AnyVariables>(document: DocumentInput<Data, Variables>) =>
    withUnparsedFragments(withoutGaps(document));
  let serial = 0;

  const client = createClient({
    url: `${settings.origin}/graphql`,
    exchanges: [
      exchangeOf(refuseOffline(settings.isOnline)),
      exchangeOf(storeReads(kept, settings)),
      exchangeOf(repeatReads(settings)),
      fetchExchange,
    ],
    requestPolicy: 'network-only',
  });

  const headers = (bearer: string | null): Record<string, string> => ({
    ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    Store: settings.storeCode,
    ...cacheId.headers(),
  });

  const fetchFor =
    (request: WireRequest): typeof fetch =>
    async (input, init) => {
      const address = request.isByGet ? shrinkQuery(String(input)) : input;
      const response = await settings
        .fetch(address, { ...init, signal: request.signal })
        .catch((cause: unknown) => {
          throw unansweredFailure(cause);
        });
      cacheId.hear(response);
      return answerOf(response, request);
    };

  const send = async <Data, Variables extends AnyVariables>(
    manner: Manner,
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
    extras: Extras = [],
  ): Promise<Data> => {
    if (signal.aborted) throw cancelledFailure(signal.reason);
    const { kind, isByGet, isPassing } = manner;
    const asked = answerable(document);
    if (!asksAnything(asked)) throw absentFailure();
    const { query, ...rest } = createRequest(asked, withoutNulls(kind, variables));
    const fields = rootFields(query);
    const bearer = isPublic(fields) ? null : authorization.token();
    const request: WireRequest = { fields, hasToken: bearer !== null, isByGet, isPassing, signal };
    // urql shares and cancels equal requests together, so each gets a key of its own
    serial += 1;
    const operation = client.createRequestOperation(
      kind,
      { ...rest, query, key: serial },
      {
        request,
        preferGetMethod: isByGet ? ('force' as const) : false,
        fetchOptions: { headers: headers(bearer), credentials: 'same-origin' as const },
        fetch: fetchFor(request),
      },
    );
    const { data, error } = await client.executeRequestOperation<Data, Variables>(operation).toPromise();
    if (signal.aborted) throw cancelledFailure(signal.reason);
    const isPartial = Boolean(data) && error !== undefined && lacksOnlyExtras(error, extras);
    if (error !== undefined && !isPartial) {
      const failure = failureOf(error, request);
      if (failure.kind === 'sessionExpired') authorization.refuse(bearer);
      throw failure;
    }
    if (data === undefined || data === null) throw missingAnswer();
    // a mutation that returns null has not been confirmed (BEY-20)
    if (kind === 'mutation' && Object.values(data).some((field) => field === null)) throw missingAnswer();
    return data;
  };

  return {
    canAsk: (document) => asksAnything(answerable(document)),
    read: (document, variables, signal, extras) => send(byGet, document, variables, signal, extras),
    readOnce: (document, variables, signal, extras) => send(byGetOnce, document, variables, signal, extras),
    readByPost: (document, variables, signal, extras) => send(byPost, document, variables, signal, extras),
    write: (document, variables, signal) => send(writing, document, variables, signal),
  };
};
