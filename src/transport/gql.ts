/**
 * GraphQL documents with the text that they are sent as: parsed when they are first sent instead
 * of when their module loads, and never printed.
 */

import { Kind, parse, type DocumentNode } from 'graphql';
import type { AnyVariables, DocumentInput, TypedDocumentNode } from 'urql';

/** urql recognises a document by this property, and its text by `loc`. */
const key = '__key';
/** The texts of a document and of its fragments, each once. */
const texts = Symbol('texts');

const textsOf = (document: DocumentNode): readonly string[] => [
  ...(document as DocumentNode & { readonly [texts]: ReadonlySet<string> })[texts],
];

/** Texts that differ get numbers that differ, as in urql. */
const numberOf = (text: string): number => {
  let number = 5381;
  for (let at = 0; at < text.length; at += 1) number = Math.imul(number, 33) + text.charCodeAt(at);
  return number >>> 0;
};

/** `defined` is the text of the definitions that the document lists, and `all` is what is sent. */
const documentOf = <Data, Variables>(
  all: ReadonlySet<string>,
  defined: Iterable<string> = all,
): TypedDocumentNode<Data, Variables> => {
  let body: string | undefined;
  let parsed: DocumentNode | undefined;
  let number: number | undefined;
  const read = (): string => (body ??= [...all].join('\n'));
  const document = {
    kind: Kind.DOCUMENT,
    [texts]: all,
    get definitions() {
      return (parsed ??= parse([...defined].join('\n'), { noLocation: true })).definitions;
    },
    get loc() {
      return { start: 0, end: read().length, source: { body: read(), name: 'gql' } };
    },
    get [key]() {
      return (number ??= numberOf(read()));
    },
    set [key](same) {
      number = same;
    },
  };
  return document as unknown as TypedDocumentNode<Data, Variables>;
};

/** A GraphQL document; interpolated fragments are added to it. */
export const gql = <Data = unknown, Variables extends AnyVariables = AnyVariables>(
  text: TemplateStringsArray,
  ...fragments: readonly DocumentNode[]
): TypedDocumentNode<Data, Variables> =>
  documentOf(new Set([text.join('').trim(), ...fragments.flatMap(textsOf)]));

/** The document, with further fragments at the beginning of one of its fragments. */
export const withinFragment = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  name: string,
  added: ReadonlyMap<string, DocumentNode>,
): TypedDocumentNode<Data, Variables> => {
  const spreads = [...added.keys()].map((one) => `...${one} `).join('');
  const all = textsOf(document).map((text) =>
    text.startsWith(`fragment ${name} `) ? text.replace('{', `{${spreads}`) : text,
  );
  return documentOf(new Set([...all, ...[...added.values()].flatMap(textsOf)]));
};

const sent = new WeakMap<DocumentNode, DocumentNode>();

/** Sends the same; its fragments are not among its definitions and so are never parsed. */
export const withUnparsedFragments = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
): DocumentInput<Data, Variables> => {
  if (typeof document === 'string' || !(texts in document)) return document;
  const known = sent.get(document) ?? documentOf(new Set(textsOf(document)), textsOf(document).slice(0, 1));
  sent.set(document, known);
  return known;
};
