/**
 * Removes fields that the backend lacks from documents, because one unknown field
 * fails the whole query (magento-contract: attributes, versions).
 */

import type { AnyVariables, DocumentInput } from 'urql';
import {
  Kind,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import type { Gaps } from './backend-versions.ts';

/**
 * The fields around a place, outermost first; each has several names
 * (the field, and the type of a fragment in it).
 */
type Around = readonly (readonly string[])[];

const isAbsent = (name: string, around: Around, absent: ReadonlySet<string>): boolean => {
  let paths: readonly string[] = [name];
  for (const names of [[], ...around.toReversed()]) {
    if (names.length > 0) paths = names.flatMap((each) => paths.map((path) => `${each}.${path}`));
    if (paths.some((path) => absent.has(path))) return true;
  }
  return false;
};

const typeOf = (condition: NamedTypeNode | undefined): readonly string[] =>
  condition === undefined ? [] : [condition.name.value];

const within = (around: Around, selection: SelectionNode): Around => {
  if (selection.kind === Kind.FIELD) return [...around, [selection.name.value]];
  if (selection.kind === Kind.FRAGMENT_SPREAD) return around;
  const types = typeOf(selection.typeCondition);
  return [...around.slice(0, -1), [...(around.at(-1) ?? []), ...types]];
};

/** Also removes a field without remaining selections. */
const keptOf = (
  selections: readonly SelectionNode[],
  around: Around,
  absent: ReadonlySet<string>,
): readonly SelectionNode[] =>
  selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection.kind === Kind.FIELD && isAbsent(selection.name.value, around, absent)) return [];
    if (selection.kind === Kind.FRAGMENT_SPREAD || selection.selectionSet === undefined) return [selection];
    const kept = keptOf(selection.selectionSet.selections, within(around, selection), absent);
    return kept.length === 0
      ? []
      : [{ ...selection, selectionSet: { ...selection.selectionSet, selections: kept } }];
  });

const keptIn = (definition: DefinitionNode, absent: ReadonlySet<string>): DefinitionNode => {
  if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION)
    return definition;
  const around = definition.kind === Kind.FRAGMENT_DEFINITION ? [typeOf(definition.typeCondition)] : [];
  const selections = keptOf(definition.selectionSet.selections, around, absent);
  return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
};

const namesIn = (definitions: readonly DefinitionNode[], kind: 'FragmentSpread' | 'Variable') => {
  const names = new Set<string>();
  for (const definition of definitions)
    visit(definition, {
      VariableDefinition: () => false,
      [kind]: ({ name }: { readonly name: { readonly value: string } }) => void names.add(name.value),
    });
  return names;
};

/** Removes unused fragments and variables, which servers reject. */
const needed = (document: DocumentNode): DocumentNode => {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation === undefined) return document;
  const fragments = document.definitions.filter(
    (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  const used: (OperationDefinitionNode | FragmentDefinitionNode)[] = [operation];
  for (const definition of used)
    for (const name of namesIn([definition], 'FragmentSpread')) {
      const fragment = fragments.find((one) => one.name.value === name);
      if (fragment !== undefined && !used.includes(fragment)) used.push(fragment);
    }
  const variables = namesIn(used, 'Variable');
  const variableDefinitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
    variables.has(variable.name.value),
  );
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      { ...operation, variableDefinitions },
      ...fragments.filter((fragment) => used.includes(fragment)),
    ],
  };
};

const withInputs = (document: DocumentNode, inputs: Gaps['inputs']): DocumentNode =>
  visit(document, {
    NamedType: (node) => {
      const other = inputs[node.name.value];
      return other === undefined ? undefined : { ...node, name: { ...node.name, value: other } };
    },
  });

/** Rewrites each document once; without absent fields it is sent unchanged. */
export const withoutFields = (names: readonly string[], inputs: Gaps['inputs'] = {}) => {
  const absent = new Set(names);
  const isWhole = absent.size === 0 && Object.keys(inputs).length === 0;
  const made = new WeakMap<DocumentNode, DocumentNode>();
  return <Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
  ): DocumentInput<Data, Variables> => {
    if (isWhole || typeof document === 'string') return document;
    const known: DocumentNode =
      made.get(document) ??
      needed(
        withInputs(
          // only these properties: urql caches the text of a document on it
          {
            kind: Kind.DOCUMENT,
            definitions: document.definitions.map((definition) => keptIn(definition, absent)),
          },
          inputs,
        ),
      );
    made.set(document, known);
    return known;
  };
};

/** False if nothing is left of the document: this backend cannot answer it. */
export const asksAnything = (document: DocumentInput<unknown, AnyVariables>): boolean =>
  typeof document === 'string' ||
  document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION || definition.selectionSet.selections.length > 0,
  );
