/** The error catalogue: the only reader of error texts, where an answer becomes a Failure with a kind (§8). */

import { FailureError, type FailureKind } from '#machines/domain/failure.ts';

export const connectionMessage = 'We could not reach the shop. Please check your connection and try again.';

/** An error as GraphQL answers it. */
export interface GraphqlProblem {
  readonly message: string;
  readonly category: string | null;
  readonly path: readonly (string | number)[];
}

/** An error as REST answers it: a template and what to put into it. */
export interface RestProblem {
  readonly message: string;
  readonly parameters?: unknown;
}

const cartKinds: readonly (readonly [pattern: RegExp, kind: FailureKind])[] = [
  [/could not find a cart/i, 'cartMissing'],
  [/cannot perform operations on cart/i, 'cartForbidden'],
  [/the cart isn't active/i, 'cartInactive'],
];

// elsewhere the same category also means a line or an address that does not exist
const cartFields = ['cart', 'addProductsToCart'];
const cartWrites = [...cartFields, 'updateCartItems', 'removeItemFromCart', 'setGuestEmailOnCart'];

const expiredMessage = 'Your session has expired. Please refresh your page to continue';

/** A shop in another language never matches the texts: then the category on a cart's path decides. */
const cartKindByCategory = ({ category, path }: GraphqlProblem): FailureKind | null => {
  const field = String(path[0] ?? '');
  if (path.length > 1) return null;
  if (category === 'graphql-authorization') return cartWrites.includes(field) ? 'cartForbidden' : null;
  return category === 'graphql-no-such-entity' && cartFields.includes(field) ? 'cartMissing' : null;
};

const categoryKinds: Readonly<Record<string, FailureKind>> = {
  'graphql-no-such-entity': 'notFound',
  'graphql-input': 'refused',
  'graphql-already-exists': 'refused',
  'graphql-authentication': 'refused',
  'graphql-authorization': 'refused',
};

const isExpired = ({ category, message }: GraphqlProblem): boolean =>
  category === 'graphql-authorization' && /the current customer isn't authorized/i.test(message);

export const graphqlFailure = (problem: GraphqlProblem): FailureError => {
  const known = cartKinds.find(([pattern]) => pattern.test(problem.message))?.[1];
  const kind = isExpired(problem)
    ? 'sessionExpired'
    : (known ?? cartKindByCategory(problem) ?? categoryKinds[problem.category ?? ''] ?? 'server');
  return new FailureError(kind, problem.message);
};

/** Puts parameters into Magento's template: named (%fieldName) or counted (%1). */
export const interpolate = ({ message, parameters }: RestProblem): string => {
  if (typeof parameters !== 'object' || parameters === null) return message;
  const values = new Map(
    Array.isArray(parameters)
      ? parameters.map((value, index) => [String(index + 1), value] as const)
      : Object.entries(parameters),
  );
  return message.replace(/%(\w+)/g, (placeholder, name: string) =>
    values.has(name) ? String(values.get(name)) : placeholder,
  );
};

/** A refused REST call, with what the developer wants to know of it (NET-03). */
export class RestError extends FailureError {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly baseMessage: string;

  constructor(kind: FailureKind, message: string, call: { method: string; url: string; status: number }) {
    super(kind, message);
    this.name = 'RestError';
    this.method = call.method;
    this.url = call.url;
    this.status = call.status;
    this.baseMessage = message;
  }
}

const isCartId = (parameters: unknown): boolean =>
  typeof parameters === 'object' &&
  parameters !== null &&
  'fieldName' in parameters &&
  String(parameters.fieldName) === 'cartId';

const statusKind = (status: number): FailureKind => {
  if (status === 401) return 'sessionExpired';
  if (status === 404) return 'notFound';
  return status >= 500 ? 'server' : 'refused';
};

export const restFailure = (
  problem: RestProblem | null,
  call: { method: string; url: string; status: number },
): RestError => {
  const message = problem === null || call.status === 401 ? expiredMessage : interpolate(problem);
  const kind = isCartId(problem?.parameters) ? 'cartMissing' : statusKind(call.status);
  return new RestError(kind, message, call);
};

export const statusFailure = (status: number): FailureError =>
  new FailureError(
    status === 401 ? 'sessionExpired' : status >= 500 ? 'server' : 'refused',
    `Response not successful: Received status code ${status}`,
  );

export const missingAnswer = (): FailureError =>
  new FailureError('malformed', 'Server response was missing for query');

export const parseFailure = (cause: unknown): FailureError =>
  new FailureError('malformed', 'The answer of the shop could not be read.', { cause });

/** No answer came: the connection broke, or whoever asked no longer wants it. */
export const unansweredFailure = (cause: unknown): FailureError => {
  const isAbort = cause instanceof Error && cause.name === 'AbortError';
  return isAbort
    ? new FailureError('cancelled', 'Cancelled', { cause })
    : new FailureError('network', connectionMessage, { cause });
};
