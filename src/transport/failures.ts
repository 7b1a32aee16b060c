/** The error catalogue: an answer becomes a Failure with a kind, for others to decide by (§8). */

import { FailureError, type Failure, type FailureKind } from '#machines/domain/failure.ts';
import {
  cartKindOf,
  inOurWords,
  isForCustomers,
  isForOthers,
  isRouteMissing,
  subjectOf,
} from './error-texts.ts';
import {
  absentMessage,
  closedMessage,
  connectionMessage,
  expiredMessage,
  lostCartMessage,
  missingMessage,
  notFoundMessage,
  offlineMessage,
  serverMessage,
  tooManyMessage,
  unreadableMessage,
} from './failure-messages.ts';

/** An error as GraphQL answers it. */
export interface GraphqlProblem {
  readonly message: string;
  readonly category: string | null;
  readonly path: readonly (string | number)[];
}

/** What was asked for, by whom, and with which status it was answered. */
export interface GraphqlCall {
  /** What the document asks for at its root. */
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

/** Magento gives a category to what people may read; an error without one is for developers. */
const developerCategories: readonly (string | null)[] = [null, 'internal', 'graphql'];

// elsewhere the same category also means a line or an address that does not exist
const cartFields = ['cart', 'addProductsToCart'];
const cartWrites = [...cartFields, 'updateCartItems', 'removeItemFromCart', 'setGuestEmailOnCart'];

/** Refused to somebody who says who they are, these say that the shop no longer believes it. */
const ownFields = ['customer', 'customerCart'];

/** What takes a password answers a wrong one with 401, too (SESS-07). */
const passwordFields = ['generateCustomerToken', 'changeCustomerPassword', 'updateCustomerEmail'];

/** A shop in another language never matches the texts: then the category on a cart's path decides. */
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
  const isUnmeant = kind === 'server' && developerCategories.includes(problem.category);
  const said = isUnmeant ? serverMessage : inOurWords(message);
  return new FailureError(kind, isLost ? lostCartMessage : said, aboutOf(message));
};

/** An error as REST answers it: a template and what to put into it. */
export interface RestProblem {
  readonly message: string;
  readonly parameters?: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isProblem = (body: unknown): body is RestProblem =>
  isObject(body) && 'message' in body && typeof body.message === 'string' && body.message !== '';

/** Puts parameters into Magento's template: named (%fieldName) or counted (%1). */
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

/** An answer that is none of the API's own, known by its status alone. */
export class StatusError extends FailureError {
  readonly status: number;
  /** When the server would like to be asked again, as it says it. */
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

/** Answered in the place of the shop: by Magento in maintenance, or by a server before it. */
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

/** As GraphQL's own the answer could not be read; the body may still say in a sentence what is wrong (§8, extraction order). */
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

/** A refused REST call, with what the developer wants to know of it (NET-03). */
export class RestError extends FailureError {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** The server's own message, empty where it sent none. */
  readonly baseMessage: string;
  /** The answer, with the message that people read. */
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

/** A wrong password names no resource that one may not use; a token that is refused does (SESS-07). */
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
  // Magento explains what it refuses with a status below 500
  const isUnmeant = kind === 'server' && inItsPlace[call.status] === undefined;
  const said = isUnmeant ? serverMessage : inOurWords(baseMessage);
  const ownMessage = kind === 'cartMissing' ? lostCartMessage : said;
  const told = isKeptFromPeople ? expiredMessage : ownMessage;
  const message = (problem === null ? inItsPlace[call.status] : null) ?? told;
  const data = isObject(body) && !Array.isArray(body) ? { ...body, message } : { message };
  return new RestError(kind, call, baseMessage, data);
};

export const pageNotFound = (): FailureError => new FailureError('notFound', notFoundMessage);

/** This version of the backend has no field of what was asked for. */
export const absentFailure = (): FailureError => new FailureError('refused', absentMessage);

export const missingAnswer = (): FailureError => new FailureError('malformed', missingMessage);

/** The first sentence an answer that should have been a success says instead of one. */
const sentenceIn = (body: unknown): string => {
  if (isProblem(body)) return interpolate(body);
  const errors: unknown = isObject(body) && 'errors' in body ? body.errors : null;
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  return isProblem(first) ? interpolate(first) : '';
};

/** Answered with a status of success, but not with what a success looks like: nothing is taken for done. */
export const unconfirmedFailure = (body: unknown): FailureError => {
  const sentence = sentenceIn(body);
  return sentence === '' ? missingAnswer() : new FailureError('refused', sentence);
};

export const parseFailure = (cause: unknown): FailureError =>
  new FailureError('malformed', unreadableMessage, { cause });

/** Whoever asked no longer wants it. */
export const cancelledFailure = (cause?: unknown): FailureError =>
  new FailureError('cancelled', 'Cancelled', { cause });

/** A write that is not even tried. */
export const offlineFailure = (): FailureError =>
  new FailureError('network', offlineMessage, { isUnsent: true });

/** No answer came: the connection broke, or whoever asked no longer wants it. */
export const unansweredFailure = (cause: unknown): FailureError => {
  const isAbort = cause instanceof Error && cause.name === 'AbortError';
  return isAbort ? cancelledFailure(cause) : new FailureError('network', connectionMessage, { cause });
};
