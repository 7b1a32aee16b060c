/**
 * GraphQL documents with the text they are sent as: parsed when they are first sent instead of
 * when their module loads, and never printed.
 */

import { Kind, parse, type DocumentNode } from 'graphql';
import type { AnyVariables, TypedDocumentNode } from 'urql';

/** urql recognises a document by this property, and its text by `loc`. */
const key = '__key';
/** The texts of a document and of its fragments, each once. */
const texts = Symbol('texts');

interface WrittenDocument extends DocumentNode {
  readonly [texts]: ReadonlySet<string>;
}

const textsOf = (document: DocumentNode): Iterable<string> => (document as WrittenDocument)[texts];

/** Texts that differ get numbers that differ, as in urql. */
const numberOf = (text: string): number => {
  let number = 5381;
  for (let at = 0; at < text.length; at += 1) number = Math.imul(number, 33) + text.charCodeAt(at);
  return number >>> 0;
};

/** A GraphQL document; interpolated fragments are added to it. */
export const gql = <Data = unknown, Variables extends AnyVariables = AnyVariables>(
  text: TemplateStringsArray,
  ...fragments: readonly DocumentNode[]
): TypedDocumentNode<Data, Variables> => {
  const all = new Set([text.join(''), ...fragments.flatMap((fragment) => [...textsOf(fragment)])]);
  let body: string | undefined;
  let parsed: DocumentNode | undefined;
  let number: number | undefined;
  const read = (): string => (body ??= [...all].map((one) => one.trim()).join('\n'));
  const document = {
    kind: Kind.DOCUMENT,
    [texts]: all,
    get definitions() {
      return (parsed ??= parse(read(), { noLocation: true })).definitions;
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
