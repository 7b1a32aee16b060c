/** Documents without the fields that a backend has not: one of them would fail the whole query (magento-contract: attributes, 2.4.6, 2.4.7). */

import type { AnyVariables, DocumentInput } from '@urql/core';
import {
  Kind,
  type DefinitionNode,
  type DocumentNode,
  type NamedTypeNode,
  type SelectionNode,
} from 'graphql';
import { unknownFieldIn } from './failures.ts';

/** Named alone a field is left out wherever it stands, named with what it is asked of (a field: `updateCartItems.errors`, or a fragment's type) only there. */
const isAbsent = (name: string, of: readonly string[], absent: ReadonlySet<string>): boolean =>
  absent.has(name) || of.some((each) => absent.has(`${each}.${name}`));

const typeOf = ({
  typeCondition,
}: {
  readonly typeCondition?: NamedTypeNode | undefined;
}): readonly string[] => (typeCondition === undefined ? [] : [typeCondition.name.value]);

/** What has nothing left to ask for goes as well. */
const keptOf = (
  selections: readonly SelectionNode[],
  of: readonly string[],
  absent: ReadonlySet<string>,
): readonly SelectionNode[] =>
  selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection.kind === Kind.FIELD && isAbsent(selection.name.value, of, absent)) return [];
    if (selection.kind === Kind.FRAGMENT_SPREAD || selection.selectionSet === undefined) return [selection];
    const own = selection.kind === Kind.FIELD ? [selection.name.value] : [...of, ...typeOf(selection)];
    const kept = keptOf(selection.selectionSet.selections, own, absent);
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
          selections: keptOf(
            definition.selectionSet.selections,
            definition.kind === Kind.FRAGMENT_DEFINITION ? typeOf(definition) : [],
            absent,
          ),
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

/** Fields of the newest Magento alone (here 2.4.8) or of Commerce, by how a server names them that has them not; without them the answer still serves. */
const newestFields: Readonly<Record<string, string>> = {
  'UpdateCartItemsOutput.errors': 'updateCartItems.errors',
  'CartItemPrices.original_row_total': 'prices.original_row_total',
  'OrderTotal.subtotal_incl_tax': 'total.subtotal_incl_tax',
  'OrderTotal.total_giftcard': 'total.total_giftcard',
  'OrderItemInterface.prices': 'OrderItemInterface.prices',
};

/** What is known to be absent, and what the backend itself says is. */
export const createAbsentFields = (names: readonly string[]) => {
  let absent = names;
  let without = withoutFields(absent);
  return {
    without: <Data, Variables extends AnyVariables>(
      document: DocumentInput<Data, Variables>,
    ): DocumentInput<Data, Variables> => without(document),

    /** True where a document asked for what is absent, which nobody knew: nothing was done, and it can be asked without. */
    learn: (messages: readonly string[]): boolean => {
      const found = messages
        .map((message) => newestFields[unknownFieldIn(message) ?? ''])
        .filter((name) => name !== undefined)
        .filter((name) => !absent.includes(name));
      if (found.length === 0) return false;
      absent = [...absent, ...found];
      without = withoutFields(absent);
      return true;
    },
  };
};
