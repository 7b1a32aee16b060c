/** Our schema, by which every document is valid, checked by the published contract. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildClientSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { readSchema } from '#tests/architecture/layered-schema.ts';
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

export interface Checked {
  readonly count: number;
  readonly faults: readonly string[];
}

function compareArguments(
  at: string,
  ours: readonly GraphQLArgument[],
  theirs: readonly GraphQLArgument[],
): string[] {
  const lacking = theirs.filter(
    (one) => isRequiredArgument(one) && !ours.some(({ name }) => name === one.name),
  );
  const compared = ours.flatMap((own) => {
    const other = theirs.find(({ name }) => name === own.name);
    if (other === undefined) return [`${at}(${own.name}:) is not in the contract`];
    return String(other.type) === String(own.type)
      ? []
      : [`${at}(${own.name}:) is ${String(own.type)} for ${String(other.type)}`];
  });
  return [...compared, ...lacking.map(({ name }) => `${at}(${name}:) is required by the contract`)];
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
  // what a document may spread, and what an input must have
  const known = isObjectType(theirs) ? theirs.getInterfaces().map(({ name }) => name) : [];
  const kinds = isObjectType(ours) ? ours.getInterfaces() : [];
  const required = isInputObjectType(theirs)
    ? Object.values(theirs.getFields()).filter(isRequiredInputField)
    : [];
  const wrong = [
    ...kinds.filter(({ name }) => !known.includes(name)),
    ...required.filter(({ name }) => !(name in ours.getFields())),
  ].map(({ name }) => `${ours.name} and ${name} differ from the contract`);
  const compared = Object.values(ours.getFields()).flatMap((field) => {
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
  return [...wrong, ...compared];
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
