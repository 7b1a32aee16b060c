/**
 * Sends the server's own GraphQL queries as a guest, with the
 * store and host that the page itself would use.
 */

import type { Visitor } from './forwarded.ts';

/** The embedded backend, or a proxy to another one. */
export type Backend = (request: Request, visitor: Visitor) => Promise<Response>;

/** An error in a GraphQL response, as far as the server reads it. */
export interface Complaint {
  readonly message: string;
}

export interface GraphqlAnswer {
  readonly data: unknown;
  readonly errors: readonly Complaint[];
}

export type AskGraphql = (
  query: string,
  variables: Readonly<Record<string, unknown>>,
  /** Origin of the visitor's request: a Magento with several sites tells them apart by host. */
  origin?: string,
) => Promise<GraphqlAnswer>;

/** Used if no visitor's address is known. */
export const nowhere = 'http://front-door.invalid';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const complaintsIn = (errors: unknown): readonly Complaint[] =>
  Array.isArray(errors)
    ? errors.map((error: unknown) => ({ message: isObject(error) ? String(error['message'] ?? '') : '' }))
    : [];

/** Rejects if the response is not GraphQL. */
export const createAskGraphql =
  (backend: Backend, store: string): AskGraphql =>
  async (query, variables, origin = nowhere) => {
    const request = new Request(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', Store: store },
      body: JSON.stringify({ query, variables }),
    });
    const answer: unknown = await (await backend(request, { address: null })).json();
    if (!isObject(answer) || !('data' in answer || 'errors' in answer))
      throw new Error('The backend answered no GraphQL.');
    return { data: answer['data'] ?? null, errors: complaintsIn(answer['errors']) };
  };

/** The value at a path of names; undefined if the path ends before. */
export const dig = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
