/** Documents without the fields that a backend has not: one of them would fail the whole query (magento-contract: attributes, 2.4.6). */

import type { AnyVariables, DocumentInput } from '@urql/core';
import { Kind, type DefinitionNode, type DocumentNode, type SelectionNode } from 'graphql';

/** What has nothing left to ask for goes as well. */
const keptOf = (
  selections: readonly SelectionNode[],
  absent: ReadonlySet<string>,
): readonly SelectionNode[] =>
  selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection.kind === Kind.FIELD && absent.has(selection.name.value)) return [];
    if (selection.kind === Kind.FRAGMENT_SPREAD || selection.selectionSet === undefined) return [selection];
    const kept = keptOf(selection.selectionSet.selections, absent);
    return kept.length === 0
      ? []
      : [{ ...selection, selectionSet: { ...selection.selectionSet, selections: kept } }];
  });

const keptIn = (definition: DefinitionNode, absent: ReadonlySet<string>): DefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION
    ? {
        ...definition,
        selectionSet: {
          ...definition.selectionSet,
          selections: keptOf(definition.selectionSet.selections, absent),
        },
      }
    : definition;

/** Each document is rewritten once; without anything absent it is asked as it stands. */
export const withoutFields = (names: readonly string[]) => {
  const absent = new Set(names);
  const made = new WeakMap<DocumentNode, DocumentNode>();
  return <Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
  ): DocumentInput<Data, Variables> => {
    if (absent.size === 0 || typeof document === 'string') return document;
    // nothing else of it: urql keeps the text of a document beside it
    const known: DocumentNode = made.get(document) ?? {
      kind: Kind.DOCUMENT,
      definitions: document.definitions.map((definition) => keptIn(definition, absent)),
    };
    made.set(document, known);
    return known;
  };
};
