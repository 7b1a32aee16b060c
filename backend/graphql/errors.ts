/**
 * Turns refusals into GraphQL errors with Magento's categories; unexpected errors are masked and
 * logged.
 */
import { GraphQLError } from 'graphql';
import { isConnectionLoss, unavailableMessage } from '../database/failed-statement.ts';
import { Refusal, UnplacedRefusal, type RefusalKind } from '../refusal.ts';

const categories: Readonly<Record<RefusalKind, string>> = {
  input: 'graphql-input',
  noSuchEntity: 'graphql-no-such-entity',
  authorization: 'graphql-authorization',
  authentication: 'graphql-authentication',
  alreadyExists: 'graphql-already-exists',
  tooMany: 'graphql-input',
};

export const maskedMessage = 'Internal server error';

export function toGraphqlError(refusal: Refusal): GraphQLError {
  return new GraphQLError(refusal.message, {
    originalError: refusal,
    extensions: { category: categories[refusal.kind] },
  });
}

/** Checks by name, because a bundler may load the package twice with distinct classes. */
export function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}

/** Copies an error with another message. */
export function reword(
  error: GraphQLError,
  message: string,
  extensions: Readonly<Record<string, unknown>> = {},
): GraphQLError {
  const { nodes = null, source = null, positions = null, path = null } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

/** True for an error that was reworded because the database is unreachable. */
export function isUnavailable(error: GraphQLError): boolean {
  const { http } = error.extensions;
  return typeof http === 'object' && http !== null && 'status' in http && http.status === 503;
}

/** Runs on every error a resolver throws; GraphQL's own errors pass unchanged. */
export function maskError(error: unknown, log: (line: string) => void): Error {
  if (!isGraphqlError(error)) {
    log(`graphql: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return new GraphQLError(maskedMessage);
  }
  const cause = error.originalError;
  if (cause instanceof UnplacedRefusal)
    return new GraphQLError(cause.message, { extensions: { category: categories[cause.kind] } });
  if (cause instanceof Refusal) return reword(error, cause.message, { category: categories[cause.kind] });
  if (cause === undefined || isGraphqlError(cause)) return error;
  // the status is for the endpoint and is not sent to the client
  if (isConnectionLoss(cause)) return reword(error, unavailableMessage, { http: { status: 503 } });
  log(`graphql ${error.path?.join('.') ?? ''}: ${cause.stack ?? cause.message}`);
  return reword(error, maskedMessage);
}
