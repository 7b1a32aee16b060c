/** Every GraphQL document as it is sent, against the schema of each Magento version and layer. */

import { Kind, parse, print, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { createQuestions } from '#server/page-meta.ts';
import { asksAnything, withoutFields } from '#transport/absent-fields.ts';
import { backendVersions, gapsOf, openSourceGaps } from '#transport/backend-versions.ts';
import { documentPaths, documentsIn, layerOf, type Layer } from './layered-schema.ts';
import { readVersionSchema } from './version-schema.ts';

interface Written {
  readonly name: string;
  readonly layer: Layer;
  readonly document: DocumentNode;
}

const written: Written[] = [];

beforeAll(async () => {
  for (const path of documentPaths)
    for (const [name, document] of await documentsIn(path))
      if (document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
        written.push({ name, layer: layerOf(path), document });
});

const schemas = new Map<string, GraphQLSchema>();

/** Each is built once: that takes longer than all the reading. */
const schemaOf = (...[layer, version]: Parameters<typeof readVersionSchema>): GraphQLSchema => {
  const key = `${layer} ${version}`;
  const schema = schemas.get(key) ?? readVersionSchema(layer, version);
  schemas.set(key, schema);
  return schema;
};

const layers: readonly Layer[] = ['stock', 'commerce', 'merchant'];

const answerable = (version: (typeof backendVersions)[number], layer: Layer) => {
  const { fields, inputs } = gapsOf[version];
  return withoutFields([...fields, ...(layer === 'stock' ? openSourceGaps : [])], inputs);
};

describe.each(backendVersions)('Magento %s', (version) => {
  test.each(layers)('knows every field the shop asks of the layer %s [BEY-22]', (layer) => {
    const schema = schemaOf(layer, version);
    const rewrite = answerable(version, layer);
    const asked = written.filter((each) => layers.indexOf(each.layer) <= layers.indexOf(layer));
    expect(asked.length).toBeGreaterThan(30);
    const complaints = asked.flatMap(({ name, document }) => {
      const sent = rewrite(document) as DocumentNode;
      // what it cannot answer at all is not sent
      if (!asksAnything(sent)) return [];
      // as a server reads it, all rules in force
      return validate(schema, parse(print(sent)), specifiedRules).map(({ message }) => `${name}: ${message}`);
    });
    expect(complaints).toEqual([]);
  });

  test('knows what the front door asks of a page [BEY-22]', () => {
    const questionOf = createQuestions(
      '<meta name="backend-lacks" content=""><meta name="backend-layers" content="stock">',
    );
    const schema = schemaOf('stock', version);
    const asked = [
      questionOf({ kind: 'product', urlKey: 'water' }),
      questionOf({ kind: 'cmsPage', id: 1 }),
      questionOf({ kind: 'category', id: 3, query: { page: 1 } } as never),
    ];
    expect(asked.flatMap(({ query }) => validate(schema, parse(query)))).toEqual([]);
  });
});

test.each([
  [
    '2.4.6',
    [
      'AttributeLabelsDocument',
      'ContactSettingsDocument',
      'GuestOrderDocument',
      'GuestOrderWithDeliveriesDocument',
      'GuestPlannedDeliveryDocument',
      'SendEnquiryDocument',
    ],
  ],
  ['2.4.7', []],
  ['2.4.8', []],
  ['2.4.9', []],
] as const)('Magento %s is not asked for what it cannot answer at all [BEY-22]', (version, names) => {
  const rewrite = answerable(version, 'stock');
  const unsent = written.filter(({ document }) => !asksAnything(rewrite(document)));
  expect(unsent.map(({ name }) => name).toSorted()).toEqual(names);
});

/** Documents that a version refuses as they are written. */
const refused = (version: '2.4.6' | '2.4.7' | '2.4.9'): readonly string[] =>
  written
    .filter(({ layer }) => layer === 'stock')
    .filter(({ document }) => validate(schemaOf('commerce', version), document).length > 0)
    .map(({ name }) => name);

test('without the table older versions refuse documents, so the test can fail', () => {
  expect(refused('2.4.6')).toContain('PadOrdersDocument');
  expect(refused('2.4.7')).toContain('CartDetailsDocument');
  expect(refused('2.4.9')).toContain('GuestOrderDocument');
});
