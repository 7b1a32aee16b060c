/** A signed-in customer whose requests get the given answer. */

import { gql } from 'urql';
import { transportTo } from '#tests/services/wired-backend.ts';
import { json, never, signIn, type Answering } from './wires.ts';

export const ShelfDocument = gql<{ shelf: unknown }>`
  query Shelf {
    shelf
  }
`;
export const PaintDocument = gql<{ paint: unknown }>`
  mutation Paint {
    paint
  }
`;

/** The customer, and how often an expired session was reported. */
export const customerOf = (answering: Answering) => {
  const wires = transportTo(answering);
  signIn(wires.settings);
  const { graphql, rest, authorization } = wires.transport;
  let refusals = 0;
  authorization.onRefused(() => {
    refusals += 1;
  });
  return {
    ...wires,
    refusals: () => refusals,
    /** Every kind of request. */
    asking: [
      () => graphql.read(ShelfDocument, {}, never()),
      () => graphql.readByPost(ShelfDocument, {}, never()),
      () => graphql.write(PaintDocument, {}, never()),
      () => rest.get('/rest/V1/carts/mine', never()),
      () => rest.post('/rest/V1/carts/mine', {}, never()),
      () => rest.put('/rest/V1/carts/mine', {}, never()),
      () => rest.delete('/rest/V1/carts/mine', never()),
      () => rest.postForm('/rest/V1/carts/mine', {}, never()),
    ],
    reading: () => graphql.read(ShelfDocument, {}, never()),
  };
};

export const graphqlError = (
  message: string,
  category: string,
  path: readonly string[] = [],
): (() => Response) => json({ errors: [{ message, path, extensions: { category } }], data: null });
