/**
 * The cart's documents for the backend's layer: the same operations,
 * with the fields that commerce and the merchant add.
 */

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { withinFragment } from '#transport/gql.ts';
import type { Transport } from '#transport/transport.ts';
import { CommerceCartFields } from './cart.commerce.graphql.ts';
import { MerchantCartFields } from './cart.merchant.graphql.ts';

/** Keeps the stock type of the response; added fields are decoded as optional. */
export type CartLayers = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
) => TypedDocumentNode<Data, Variables>;

export const createCartLayers = ({ has }: Pick<Transport, 'has'>): CartLayers => {
  const added = new Map<string, DocumentNode>();
  if (has('commerce')) added.set('CommerceCartFields', CommerceCartFields);
  if (has('merchant')) added.set('MerchantCartFields', MerchantCartFields);
  const made = new WeakMap<DocumentNode, DocumentNode>();
  return (document) => {
    if (added.size === 0) return document;
    const known = made.get(document) ?? withinFragment(document, 'CartFields', added);
    made.set(document, known);
    return known;
  };
};
