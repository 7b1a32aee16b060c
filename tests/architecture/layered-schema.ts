/** The schema of a layer (stock, commerce, merchant). A later layer adds fields, and may
 * restate one with more arguments. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  buildASTSchema,
  Kind,
  parse,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from 'graphql';
import { filesUnder, root } from './source-files.ts';

const layers = ['stock', 'commerce', 'merchant'] as const;

export type Layer = (typeof layers)[number];

/** A document's file or folder says its layer; without a word it is stock. */
export const layerOf = (path: string): Layer =>
  layers.toReversed().find((layer) => path.split(/[/.-]/).includes(layer)) ?? 'stock';

type Grown = Omit<ObjectTypeDefinitionNode, 'fields'> & { readonly fields: readonly FieldDefinitionNode[] };

const grow = (type: Grown, { fields = [] }: ObjectTypeExtensionNode): Grown => {
  const restated = new Set(fields.map(({ name }) => name.value));
  return { ...type, fields: [...type.fields.filter(({ name }) => !restated.has(name.value)), ...fields] };
};

export const mergeDefinitions = (definitions: readonly DefinitionNode[]): readonly DefinitionNode[] => {
  const types = new Map<string, Grown>();
  const others: DefinitionNode[] = [];
  for (const definition of definitions)
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION)
      types.set(definition.name.value, { ...definition, fields: definition.fields ?? [] });
    else if (definition.kind !== Kind.OBJECT_TYPE_EXTENSION) others.push(definition);
  for (const definition of definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    const type = types.get(definition.name.value);
    // an extension of nothing is left for the schema builder to complain of
    if (type === undefined) others.push(definition);
    else types.set(definition.name.value, grow(type, definition));
  }
  return [...types.values(), ...others];
};

export const readDefinitions = (layer: Layer): readonly DefinitionNode[] => {
  const known = layers.slice(0, layers.indexOf(layer) + 1);
  const paths = filesUnder('backend/graphql/schema', /\.graphql$/).filter((path) =>
    known.includes(layerOf(path)),
  );
  // the order of the layers decides who restates whom
  const inOrder = paths.toSorted((a, b) => layers.indexOf(layerOf(a)) - layers.indexOf(layerOf(b)));
  const definitions = inOrder.flatMap((path) => parse(readFileSync(join(root, path), 'utf8')).definitions);
  return mergeDefinitions(definitions);
};

export const readSchema = (layer: Layer): GraphQLSchema =>
  buildASTSchema({ kind: Kind.DOCUMENT, definitions: readDefinitions(layer) });

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === Kind.DOCUMENT;

export const documentPaths = filesUnder('src/services', /\.graphql\.ts$/);

export const documentsIn = async (
  path: string,
): Promise<readonly (readonly [name: string, document: DocumentNode])[]> => {
  const module: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href);
  return Object.entries(module).flatMap(([name, value]) =>
    isDocument(value) ? [[name, value] as const] : [],
  );
};
