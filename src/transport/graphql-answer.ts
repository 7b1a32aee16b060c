/**
 * Reads GraphQL responses: the body before the status, each error by the catalogue (NET-01, §8).
 */

import type { CombinedError } from 'urql';
import { FailureError, isLostCart } from '#machines/domain/failure.ts';
import {
  graphqlFailure,
  missingAnswer,
  parseFailure,
  statusFailure,
  unansweredFailure,
  type GraphqlCall,
} from './failures.ts';

/** The root fields of a request, and whether it has a token. */
export type Asked = Omit<GraphqlCall, 'status'>;

const isGraphqlBody = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (('data' in body && body.data !== null) || ('errors' in body && Array.isArray(body.errors)));

const decode = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw parseFailure(cause);
  }
};

const decodeIfJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The response if it is GraphQL; any other is thrown as a Failure. */
export const answerOf = async (response: Response, asked: Asked): Promise<Response> => {
  const text = await response.text().catch((cause: unknown) => {
    throw unansweredFailure(cause);
  });
  const { status } = response;
  const isGood = status < 300;
  const retryAfter = response.headers.get('Retry-After');
  // the status only matters if the body is not GraphQL
  const body = isGood ? decode(text) : decodeIfJson(text);
  if (isGraphqlBody(body))
    return new Response(text, {
      status,
      headers: {
        'Content-Type': 'application/json',
        ...(retryAfter === null ? {} : { 'Retry-After': retryAfter }),
      },
    });
  throw isGood ? missingAnswer() : statusFailure(status, asked, retryAfter, body);
};

/** A lost session or cart comes first, because other errors may only follow from it. */
const mostTelling = (failures: readonly FailureError[]): FailureError | undefined =>
  failures.find(({ kind }) => kind === 'sessionExpired') ?? failures.find(isLostCart) ?? failures[0];

export const failureOf = (error: CombinedError, asked: Asked): FailureError => {
  if (error.networkError instanceof FailureError) return error.networkError;
  const answer: Response | undefined = error.response;
  const call = { ...asked, status: answer?.status ?? 200 };
  const failures = error.graphQLErrors.map(({ message, path, extensions }) =>
    graphqlFailure(
      {
        message,
        category: typeof extensions.category === 'string' ? extensions.category : null,
        path: path ?? [],
      },
      call,
    ),
  );
  return mostTelling(failures) ?? unansweredFailure(error.networkError);
};

/** There was no response, so a retry or a cached response may help. */
export const isUnanswered = (error: CombinedError | undefined): boolean =>
  error?.networkError instanceof FailureError && error.networkError.kind === 'network';

/**
 * Paths of optional fields, with `*` for a place in a list:
 * `products.items.*.related_products`. An error at any other field fails the read.
 */
export type Extras = readonly string[];

const isWithin = (path: string, extra: string): boolean => path === extra || path.startsWith(`${extra}.`);

/** An authorization error always leads to sign-in, even at an optional field. */
const isAboutSession = (category: unknown): boolean =>
  category === 'graphql-authorization' || category === 'graphql-authentication';

export const lacksOnlyExtras = ({ graphQLErrors, networkError }: CombinedError, extras: Extras): boolean =>
  networkError === undefined &&
  graphQLErrors.every(({ path, extensions }) => {
    const at = (path ?? []).map((part) => (typeof part === 'number' ? '*' : part)).join('.');
    return !isAboutSession(extensions.category) && extras.some((extra) => isWithin(at, extra));
  });
