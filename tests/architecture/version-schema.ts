/** The schema of a layer as one Magento version has it: without what that version lacks. */

import {
  buildASTSchema,
  Kind,
  parse,
  parseType,
  visit,
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type TypeNode,
} from 'graphql';
import type { BackendVersion } from '#transport/backend-versions.ts';
import { mergeDefinitions, readDefinitions, type Layer } from './layered-schema.ts';
import { lacking, type Lacking } from './magento-versions.ts';

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

const namedOf = (node: ASTNode | readonly ASTNode[] | undefined): string =>
  node !== undefined && 'name' in node && node.name !== undefined && 'value' in node.name
    ? node.name.value
    : '';

const withChanges = (definition: DefinitionNode, { types, fields, changed }: Lacking): DefinitionNode => {
  const type = namedOf(definition);
  const absent = new Set((fields[type] ?? '').split(' '));
  const isGone = (node: { readonly type: TypeNode }): boolean => types.includes(nameOf(node.type));
  let field = '';
  const typed = <Node extends { readonly type: TypeNode }>(node: Node, at: string): Node | undefined => {
    const other = changed[at];
    return other === undefined ? undefined : { ...node, type: parseType(other) };
  };
  return visit(definition, {
    EnumValueDefinition: (node) => (absent.has(node.name.value) ? null : undefined),
    FieldDefinition: (node) => {
      field = node.name.value;
      const own = typed(node, `${type}.${field}`) ?? node;
      if (absent.has(field) || isGone(own)) return null;
      return own;
    },
    InputValueDefinition: (node, _key, _parent, _path, ancestors) => {
      const name = node.name.value;
      const isArgument = ancestors.some((each) => 'kind' in each && each.kind === Kind.FIELD_DEFINITION);
      if (isGone(node) || (!isArgument && absent.has(name))) return null;
      return typed(node, isArgument ? `${type}.${field}(${name})` : `${type}.${name}`);
    },
    NamedType: (node, key) => (typeof key === 'number' && types.includes(node.name.value) ? null : undefined),
  });
};

/** The layer's schema as that version of Magento answers it. */
export function readVersionSchema(layer: Layer, version: BackendVersion): GraphQLSchema {
  const lacks = lacking[version];
  const definitions = readDefinitions(layer)
    .filter((definition) => !lacks.types.includes(namedOf(definition)))
    .map((definition) => withChanges(definition, lacks));
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: mergeDefinitions([
      ...definitions,
      ...(lacks.added === '' ? [] : parse(lacks.added).definitions),
    ]),
  };
  return buildASTSchema(document);
}
