/** Our documents and schema checked by the published contract, without the merchant layer. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildClientSchema,
  extendSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { documentPaths, documentsIn, layerOf, readSchema } from '#tests/architecture/layered-schema.ts';
import { root } from '#tests/architecture/source-files.ts';

const shopAttributes = 'backend/graphql/schema/stock/shop-attributes.graphql';

/** Fields that this shop's own product attributes make, as any Magento's would. */
export function ownAttributes(): string[] {
  return [...readFileSync(join(root, shopAttributes), 'utf8').matchAll(/^\s+(\w+):/gm)]
    .map(([, name]) => name ?? '')
    .filter((name, place, all) => all.indexOf(name) === place);
}

export function readPublished(file: string): GraphQLSchema {
  const text: { data?: IntrospectionQuery } & IntrospectionQuery = JSON.parse(readFileSync(file, 'utf8'));
  return buildClientSchema(text.data ?? text);
}

// fragments are documents of their own here
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

export interface Checked {
  readonly count: number;
  readonly faults: readonly string[];
}

/** The published schema with the fields of this shop's attributes that it does not know. */
function withAttributes(published: GraphQLSchema): GraphQLSchema {
  const known = (type: string, field: string): boolean => {
    const own = published.getType(type);
    const hasFields = isObjectType(own) || isInterfaceType(own) || isInputObjectType(own);
    return hasFields && own.getFields()[field] !== undefined;
  };
  const { definitions } = parse(readFileSync(join(root, shopAttributes), 'utf8'));
  const missing = definitions.flatMap((definition) => {
    if (!('fields' in definition) || !('name' in definition) || definition.name === undefined) return [];
    const type = definition.name.value;
    if (published.getType(type) === undefined) return [];
    const fields = (definition.fields ?? []).filter((field) => !known(type, field.name.value));
    return fields.length === 0 ? [] : [{ ...definition, fields }];
  });
  const document = JSON.parse(JSON.stringify({ kind: Kind.DOCUMENT, definitions: missing }));
  return extendSchema(published, document, { assumeValid: true, assumeValidSDL: true });
}

export async function checkDocuments(published: GraphQLSchema): Promise<Checked> {
  const schema = withAttributes(published);
  const faults: string[] = [];
  let count = 0;
  for (const path of documentPaths.filter((one) => layerOf(one) !== 'merchant'))
    for (const [name, document] of await documentsIn(path)) {
      count += 1;
      for (const { message } of validate(schema, document, rules)) faults.push(`${path} ${name}: ${message}`);
    }
  return { count, faults };
}

function compareArguments(
  at: string,
  ours: readonly GraphQLArgument[],
  theirs: readonly GraphQLArgument[],
): string[] {
  return ours.flatMap((own) => {
    const other = theirs.find(({ name }) => name === own.name);
    if (other === undefined) return [`${at}(${own.name}:) is not in the contract`];
    return String(other.type) === String(own.type)
      ? []
      : [`${at}(${own.name}:) is ${String(own.type)} for ${String(other.type)}`];
  });
}

function compareTypes(ours: GraphQLNamedType, theirs: GraphQLNamedType, own: ReadonlySet<string>): string[] {
  if (isEnumType(ours) && isEnumType(theirs))
    return ours
      .getValues()
      .flatMap(({ name }) => (theirs.getValue(name) ? [] : [`${ours.name}.${name} is not in the contract`]));
  const isOutput =
    (isObjectType(ours) || isInterfaceType(ours)) && (isObjectType(theirs) || isInterfaceType(theirs));
  const isInput = isInputObjectType(ours) && isInputObjectType(theirs);
  if (!isOutput && !isInput)
    return ours.constructor === theirs.constructor ? [] : [`${ours.name} is of another kind`];
  const fields = isOutput ? theirs.getFields() : theirs.getFields();
  return Object.values(ours.getFields()).flatMap((field) => {
    const at = `${ours.name}.${field.name}`;
    const other = fields[field.name];
    if (other === undefined) return own.has(field.name) ? [] : [`${at} is not in the contract`];
    const type =
      String(other.type) === String(field.type)
        ? []
        : [`${at} is ${String(field.type)} for ${String(other.type)}`];
    const args = 'args' in field && 'args' in other ? compareArguments(at, field.args, other.args) : [];
    return [...type, ...args];
  });
}

/** The published version asks for a name, the recorded one for a postcode: both are accepted. */
const betweenLines = /^OrderInformationInput\.(?:lastname is String for String!|postcode is not)/;

/** What an operation of ours requires must be what the contract requires. */
export function checkOwnSchema(published: GraphQLSchema): Checked {
  const types = Object.values(readSchema('commerce').getTypeMap()).filter(
    ({ name }) => !name.startsWith('__'),
  );
  const own = new Set(ownAttributes());
  const faults = types.flatMap((type) => {
    const other = published.getType(type.name);
    return other === undefined
      ? [`type ${type.name} is not in the contract`]
      : compareTypes(type, other, own);
  });
  return { count: types.length, faults: faults.filter((fault) => !betweenLines.test(fault)) };
}
