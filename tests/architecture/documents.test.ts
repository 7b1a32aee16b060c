/** Every GraphQL document of the services against the backend's schema and Magento's limits. */

import {
  buildSchema,
  Kind,
  parse,
  specifiedRules,
  NoUnusedFragmentsRule,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { documentPaths, documentsIn, layerOf, readSchema } from './layered-schema.ts';

// fragments are documents too here, used by others through the template
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

const operationsOf = ({ definitions }: DocumentNode): readonly OperationDefinitionNode[] =>
  definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);

interface Weight {
  readonly fields: number;
  readonly depth: number;
}

/** As Magento counts: every field at each use of a fragment, and the deepest nesting. */
const weigh = (
  set: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Weight => {
  let fields = 0;
  let depth = 0;
  for (const selection of set?.selections ?? []) {
    const isField = selection.kind === Kind.FIELD;
    const inner =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? fragments.get(selection.name.value)?.selectionSet
        : selection.selectionSet;
    const weight = weigh(inner, fragments);
    fields += weight.fields + (isField ? 1 : 0);
    depth = Math.max(depth, weight.depth + (isField ? 1 : 0));
  }
  return { fields, depth };
};

const fragmentsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );

const weightOf = (document: DocumentNode): Weight =>
  weigh(operationsOf(document)[0]?.selectionSet, fragmentsOf(document));

/** Fields within which Magento cannot read a named fragment that itself holds an inline one. */
const relations: readonly string[] = ['related_products', 'upsell_products', 'crosssell_products'];

const brokenRelations = (document: DocumentNode): readonly string[] => {
  const fragments = fragmentsOf(document);
  const holdsInline = (name: string): boolean =>
    fragments.get(name)?.selectionSet.selections.some(({ kind }) => kind === Kind.INLINE_FRAGMENT) ?? false;
  const broken: string[] = [];
  visit(document, {
    Field({ name, selectionSet }) {
      if (!relations.includes(name.value)) return;
      for (const selection of selectionSet?.selections ?? [])
        if (selection.kind === Kind.FRAGMENT_SPREAD && holdsInline(selection.name.value))
          broken.push(`${name.value} spreads ${selection.name.value}, which holds an inline fragment`);
    },
  });
  return broken;
};

const complaintsAbout = (name: string, document: DocumentNode, schema: GraphQLSchema): readonly string[] => {
  const complaints = validate(schema, document, rules).map(({ message }) => `${name}: ${message}`);
  const operations = operationsOf(document);
  // Magento ignores operationName: a second operation would never be asked
  if (operations.length > 1) complaints.push(`${name} holds ${operations.length} operations instead of one`);
  if (operations.some((operation) => operation.name === undefined))
    complaints.push(`${name} has no operation name`);
  if (operations.length === 1 && !name.endsWith('Document'))
    complaints.push(`${name} is not called …Document`);
  complaints.push(...brokenRelations(document).map((broken) => `${name}: ${broken}`));
  const { fields, depth } = weightOf(document);
  if (fields > 300) complaints.push(`${name} asks ${fields} fields; Magento takes 300`);
  if (depth > 20) complaints.push(`${name} is ${depth} deep; Magento takes 20`);
  return complaints;
};

describe.each(documentPaths)('%s', (path) => {
  test('asks only what its layer answers, within the limits', async () => {
    const documents = await documentsIn(path);
    expect(documents, `${path} exports no document`).not.toEqual([]);
    const schema = readSchema(layerOf(path));
    expect(documents.flatMap(([name, document]) => complaintsAbout(name, document, schema))).toEqual([]);
  });
});

test('a document of stock may not ask what the merchant added', () => {
  const ask = parse('query A { storeConfig { otp_enabled } }');
  expect(layerOf('src/services/cart/cart.graphql.ts')).toBe('stock');
  expect(layerOf('src/services/cart/cart.merchant.graphql.ts')).toBe('merchant');
  expect(validate(readSchema('stock'), ask)).toHaveLength(1);
  expect(validate(readSchema('merchant'), ask)).toEqual([]);
});

test('an unknown field, a second operation, a missing name and too much are noticed', () => {
  const schema = buildSchema('type Query { a: Int, q: Query }');
  const complaints = (text: string): number => complaintsAbout('ADocument', parse(text), schema).length;
  expect(complaints('query A { a }')).toBe(0);
  expect(complaints('query A { b }')).toBe(1);
  expect(complaints('query A { a } query B { a }')).toBe(1);
  expect(complaints('{ a }')).toBe(1);
  expect(
    complaints(`query A { ${Array.from({ length: 301 }, (_, index) => `a${index}: a`).join(' ')} }`),
  ).toBe(1);
  expect(complaints(`query A ${'{ q '.repeat(20)} { a ${'}'.repeat(21)}`)).toBe(1);
  expect(complaintsAbout('Lost', parse('query A { a }'), schema)).toHaveLength(1);
});

const brokenWith = (inner: string): readonly string[] =>
  brokenRelations(
    parse(`query A { products { related_products { ${inner} } } }
      fragment Inline on P { sku ... on Q { options } } fragment Named on P { sku ...Q } fragment Q on Q { options }`),
  );

test('a named fragment with an inline one within related products is noticed [BEY-22]', () => {
  expect(brokenWith('...Inline')).toHaveLength(1);
  expect(brokenWith('...Named')).toEqual([]);
  expect(brokenWith('sku ... on Q { options }')).toEqual([]);
});
