/** GraphQL documents, parsed when they are first sent instead of when their module loads. */

import { Kind, type DocumentNode } from 'graphql';
import { gql as parse, type AnyVariables, type TypedDocumentNode } from 'urql';

/** urql recognises a parsed document by this property. */
const key = '__key';

type KeyedDocument = DocumentNode & { readonly [key]: number };

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
    get [key]() {
      return read()[key];
    },
  };
  return document as TypedDocumentNode<Data, Variables>;
};
