/** The door's own questions to the backend behind it, asked as nobody in particular, of the store and under the address that its page would ask of. */

import type { Visitor } from './forwarded.ts';

/** The embedded backend or a proxy to another. */
export type Backend = (request: Request, visitor: Visitor) => Promise<Response>;

/** One error of a GraphQL answer, as far as the door reads it. */
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
  /** Under which the shop was asked for: a Magento of several sites tells them apart by their hosts. */
  origin?: string,
) => Promise<GraphqlAnswer>;

/** Where nobody's address is at hand. */
export const nowhere = 'http://front-door.invalid';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const complaintsIn = (errors: unknown): readonly Complaint[] =>
  Array.isArray(errors)
    ? errors.map((error: unknown) => ({ message: isObject(error) ? String(error['message'] ?? '') : '' }))
    : [];

/** Rejects where the backend answers no GraphQL. */
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

/** What stands at a path of names in an answer; undefined where the path ends before. */
export const dig = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
