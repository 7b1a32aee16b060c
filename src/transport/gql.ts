/** urql's `gql`, which parses and prints a document when it is first sent, not when its module is loaded. */

import { Kind, type DocumentNode } from 'graphql';
import { gql as parse, type AnyVariables, type TypedDocumentNode } from 'urql';

/** urql recognises a parsed document by its key. */
type KeyedDocument = DocumentNode & { readonly __key: number };

/** A GraphQL document; interpolated fragments are added to it. */
export const gql = <Data = unknown, Variables extends AnyVariables = AnyVariables>(
  text: TemplateStringsArray,
  ...fragments: readonly DocumentNode[]
): TypedDocumentNode<Data, Variables> => {
  let parsed: KeyedDocument | undefined;
  const read = (): KeyedDocument => (parsed ??= parse(text, ...fragments) as unknown as KeyedDocument);
  const document: KeyedDocument = {
    kind: Kind.DOCUMENT,
    get definitions() {
      return read().definitions;
    },
    get __key() {
      return read().__key;
    },
  };
  return document as TypedDocumentNode<Data, Variables>;
};
