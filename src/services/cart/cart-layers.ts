/**
 * The cart's documents for the backend's layer: the same operations,
 * with the fields that commerce and the merchant add.
 */

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind, type DefinitionNode, type DocumentNode, type FragmentDefinitionNode } from 'graphql';
import type { Transport } from '#transport/transport.ts';
import { CommerceCartFields } from './cart.commerce.graphql.ts';
import { MerchantCartFields } from './cart.merchant.graphql.ts';

const fragmentsIn = ({ definitions }: DocumentNode): readonly FragmentDefinitionNode[] =>
  definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);

const isCartFields = (definition: DefinitionNode): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === 'CartFields';

/** Keeps the stock type of the response; added fields are decoded as optional. */
const withFields = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  added: readonly FragmentDefinitionNode[],
): TypedDocumentNode<Data, Variables> => ({
  kind: Kind.DOCUMENT,
  definitions: [
    ...document.definitions.map((definition) =>
      isCartFields(definition)
        ? {
            ...definition,
            selectionSet: {
              ...definition.selectionSet,
              selections: [
                ...definition.selectionSet.selections,
                ...added.map(({ name }) => ({ kind: Kind.FRAGMENT_SPREAD as const, name })),
              ],
            },
          }
        : definition,
    ),
    ...added,
  ],
});

export type CartLayers = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
) => TypedDocumentNode<Data, Variables>;

export const createCartLayers = ({ has }: Pick<Transport, 'has'>): CartLayers => {
  const added = [
    ...(has('commerce') ? fragmentsIn(CommerceCartFields) : []),
    ...(has('merchant') ? fragmentsIn(MerchantCartFields) : []),
  ];
  const made = new WeakMap<DocumentNode, DocumentNode>();
  return (document) => {
    if (added.length === 0) return document;
    const known = made.get(document) ?? withFields(document, added);
    made.set(document, known);
    return known;
  };
};
