/** The error catalogue: turns a response into a Failure with a kind to decide by (§8). */

import { FailureError, type Failure, type FailureKind } from '#machines/domain/failure.ts';
import { cartKindOf, isForCustomers, isForOthers, isRouteMissing, subjectOf } from './error-texts.ts';
import {
  absentMessage,
  closedMessage,
  connectionMessage,
  expiredMessage,
  lostCartMessage,
  missingMessage,
  notFoundMessage,
  offlineMessage,
  tooManyMessage,
  unreadableMessage,
} from './failure-messages.ts';

/** An error in a GraphQL response. */
export interface GraphqlProblem {
  readonly message: string;
  readonly category: string | null;
  readonly path: readonly (string | number)[];
}

/** The request of a response: what it asked for, with which token, and the status. */
export interface GraphqlCall {
  /** The document's root fields. */
  readonly fields: readonly string[];
  /** A guest has no session that could expire (SESS-07). */
  readonly hasToken: boolean;
  readonly status: number;
}

const categoryKinds: Readonly<Record<string, FailureKind>> = {
  'graphql-no-such-entity': 'notFound',
  'graphql-input': 'refused',
  'graphql-already-exists': 'refused',
  'graphql-authentication': 'refused',
  'graphql-authorization': 'refused',
};

// in other fields the same category may also mean a missing item or address
const cartFields = ['cart', 'addProductsToCart'];
const cartWrites = [...cartFields, 'updateCartItems', 'removeItemFromCart', 'setGuestEmailOnCart'];

/** A rejection of these fields means that the token is no longer valid. */
const ownFields = ['customer', 'customerCart'];

/** Mutations that take a password also respond with 401 to a wrong one (SESS-07). */
const passwordFields = ['generateCustomerToken', 'changeCustomerPassword', 'updateCustomerEmail'];

/** In other languages no message matches; then the category of an error at a cart field decides. */
const cartKindByCategory = ({ category, path }: GraphqlProblem): FailureKind | null => {
  const field = String(path[0] ?? '');
  if (path.length > 1) return null;
  if (category === 'graphql-authorization') return cartWrites.includes(field) ? 'cartForbidden' : null;
  return category === 'graphql-no-such-entity' && cartFields.includes(field) ? 'cartMissing' : null;
};

const isExpiredByText = ({ message, category }: GraphqlProblem): boolean =>
  isForCustomers(message) || (category === 'graphql-authorization' && isForOthers(message));

const isExpiredByField = ({ category, path }: GraphqlProblem): boolean =>
  category === 'graphql-authorization' && path.length === 1 && ownFields.includes(String(path[0]));

const isExpiredByStatus = ({ message, category }: GraphqlProblem, { status, fields }: GraphqlCall): boolean =>
  [null, 'graphql-authentication', 'graphql-authorization'].includes(category) &&
  !fields.some((field) => passwordFields.includes(field)) &&
  (status === 401 || (status === 403 && message === ''));

const isExpired = (problem: GraphqlProblem, call: GraphqlCall): boolean =>
  call.hasToken &&
  (isExpiredByText(problem) || isExpiredByField(problem) || isExpiredByStatus(problem, call));

const aboutOf = (message: string): Pick<Failure, 'about'> => {
  const about = subjectOf(message);
  return about === undefined ? {} : { about };
};

export const graphqlFailure = (problem: GraphqlProblem, call: GraphqlCall): FailureError => {
  const message = problem.message.replace(/^GraphQL error: /, '');
  if (isRouteMissing(message)) return pageNotFound();
  const kind =
    cartKindOf(message) ??
    (isExpired(problem, call) ? 'sessionExpired' : null) ??
    cartKindByCategory(problem) ??
    categoryKinds[problem.category ?? ''] ??
    'server';
  const isLost = kind === 'cartMissing' || kind === 'cartForbidden';
  return new FailureError(kind, isLost ? lostCartMessage : message, aboutOf(message));
};

/** An error in a REST response: a template and its parameters. */
export interface RestProblem {
  readonly message: string;
  readonly parameters?: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isProblem = (body: unknown): body is RestProblem =>
  isObject(body) && 'message' in body && typeof body.message === 'string' && body.message !== '';

/** Fills Magento's template: named (%fieldName) or numbered (%1) parameters. */
export const interpolate = ({ message, parameters }: RestProblem): string => {
  if (!isObject(parameters)) return message;
  const values = new Map(
    Array.isArray(parameters)
      ? parameters.map((value, index) => [String(index + 1), value] as const)
      : Object.entries(parameters),
  );
  return message.replace(/%(\w+)/g, (placeholder, name: string) =>
    values.has(name) ? String(values.get(name)) : placeholder,
  );
};

/** A response that is not the API's own and only has a status. */
export class StatusError extends FailureError {
  readonly status: number;
  /** The Retry-After header, unparsed. */
  readonly retryAfter: string | null;

  constructor(kind: FailureKind, status: number, retryAfter: string | null, words: string | null) {
    super(kind, words ?? `Response not successful: Received status code ${status}`);
    this.name = 'StatusError';
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const statusKind = (status: number, isExpiry: boolean): FailureKind => {
  if (isExpiry) return 'sessionExpired';
  return status >= 500 ? 'server' : 'refused';
};

/** Statuses of Magento in maintenance, or of a server in front of it. */
const inItsPlace: Readonly<Record<number, string>> = {
  429: tooManyMessage,
  502: closedMessage,
  503: closedMessage,
  504: closedMessage,
};

const wordsInItsPlace = (status: number, body: unknown): string | null => {
  const words = inItsPlace[status] ?? null;
  return words !== null && isProblem(body) ? interpolate(body) : words;
};

/**
 * The failure of a response that is not GraphQL; its body may
 * still have a message (§8, extraction order).
 */
export const statusFailure = (
  status: number,
  { hasToken, fields }: Pick<GraphqlCall, 'hasToken' | 'fields'>,
  retryAfter: string | null = null,
  body: unknown = null,
): StatusError => {
  const isPassword = fields.some((field) => passwordFields.includes(field));
  const isExpiry = hasToken && !isPassword && (status === 401 || status === 403);
  const words = wordsInItsPlace(status, body);
  return new StatusError(statusKind(status, isExpiry), status, retryAfter, words);
};

export interface RestCall {
  readonly method: string;
  readonly url: string;
  readonly status: number;
}

/** A rejected REST call, with details for developers (NET-03). */
export class RestError extends FailureError {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** The server's own message, empty if it sent none. */
  readonly baseMessage: string;
  /** The response, with the message for shoppers. */
  readonly data: Readonly<Record<string, unknown>> & { readonly message: string };

  constructor(kind: FailureKind, call: RestCall, baseMessage: string, data: RestError['data']) {
    super(kind, data.message, aboutOf(baseMessage));
    this.name = 'RestError';
    this.method = call.method;
    this.url = call.url;
    this.status = call.status;
    this.baseMessage = baseMessage;
    this.data = data;
  }
}

const isCartId = (parameters: unknown): boolean =>
  isObject(parameters) && 'fieldName' in parameters && String(parameters.fieldName) === 'cartId';

const isPasswordCall = ({ url }: RestCall): boolean =>
  /\/V1\/(customers\/me\/password|integration\/customer\/token)$/.test(url.replace(/[?#].*/, ''));

/** A wrong password is reported without a resource; a rejected token names one (SESS-07). */
const isWrongPassword = (problem: RestProblem | null, call: RestCall): boolean =>
  call.status === 401 &&
  isPasswordCall(call) &&
  !(isObject(problem?.parameters) && 'resources' in problem.parameters);

const restKind = (problem: RestProblem | null, call: RestCall, hasToken: boolean): FailureKind => {
  if (isCartId(problem?.parameters)) return 'cartMissing';
  if (call.status === 404) return 'notFound';
  const isUnauthorized = call.status === 401 && !isWrongPassword(problem, call);
  const isForbidden = call.status === 403 && problem === null;
  return statusKind(call.status, hasToken && (isUnauthorized || isForbidden));
};

export const restFailure = (body: unknown, call: RestCall, hasToken: boolean): RestError => {
  const problem = isProblem(body) ? body : null;
  const baseMessage = problem === null ? '' : interpolate(problem);
  const isKeptFromPeople = problem === null || (call.status === 401 && !isWrongPassword(problem, call));
  const kind = restKind(problem, call, hasToken);
  const ownMessage = kind === 'cartMissing' ? lostCartMessage : baseMessage;
  const told = isKeptFromPeople ? expiredMessage : ownMessage;
  const message = (problem === null ? inItsPlace[call.status] : null) ?? told;
  const data = isObject(body) && !Array.isArray(body) ? { ...body, message } : { message };
  return new RestError(kind, call, baseMessage, data);
};

export const pageNotFound = (): FailureError => new FailureError('notFound', notFoundMessage);

/** This backend version lacks all requested fields. */
export const absentFailure = (): FailureError => new FailureError('refused', absentMessage);

export const missingAnswer = (): FailureError => new FailureError('malformed', missingMessage);

/** The first error message in a response that should have been a success. */
const sentenceIn = (body: unknown): string => {
  if (isProblem(body)) return interpolate(body);
  const errors: unknown = isObject(body) && 'errors' in body ? body.errors : null;
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  return isProblem(first) ? interpolate(first) : '';
};

/** A success status with an unexpected body: nothing counts as done. */
export const unconfirmedFailure = (body: unknown): FailureError => {
  const sentence = sentenceIn(body);
  return sentence === '' ? missingAnswer() : new FailureError('refused', sentence);
};

export const parseFailure = (cause: unknown): FailureError =>
  new FailureError('malformed', unreadableMessage, { cause });

/** The caller cancelled the request. */
export const cancelledFailure = (cause?: unknown): FailureError =>
  new FailureError('cancelled', 'Cancelled', { cause });

/** A write that was not sent. */
export const offlineFailure = (): FailureError =>
  new FailureError('network', offlineMessage, { isUnsent: true });

/** There was no response: the connection failed, or the caller cancelled. */
export const unansweredFailure = (cause: unknown): FailureError => {
  const isAbort = cause instanceof Error && cause.name === 'AbortError';
  return isAbort ? cancelledFailure(cause) : new FailureError('network', connectionMessage, { cause });
};
