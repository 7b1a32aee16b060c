/** Every GraphQL field with generated arguments: refused as Magento does, no row changed. */

import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSchema } from '../architecture/layered-schema.ts';
import type { Answer } from '#tests/deep/contract/match.ts';
import { isObject, valuesOf, type Json, type RecordedRequest } from '#tests/deep/contract/recording.ts';
import { openFuzzShop, type FuzzShop } from './fuzz-shop.ts';
import { anyNumber, runs, seed, text, textFor, wholeNumber, wrong } from './fuzz-values.ts';

const schema = readSchema('merchant');

interface Call {
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

const fieldsOf = (kind: Call['kind']): Call[] => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
};

const calls = [...fieldsOf('query'), ...fieldsOf('mutation')];

/** Selects scalars, and a level or two of nested fields. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isScalarType(named) || isEnumType(named)) return '';
  if (isUnionType(named)) return '{ __typename }';
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const inner = Object.values(named.getFields())
    .filter((field) => field.args.every((argument) => !isNonNullType(argument.type)))
    .filter(({ name }) => name !== 'redirect_code')
    .flatMap((field) => {
      const own = getNamedType(field.type);
      if (isScalarType(own) || isEnumType(own)) return [field.name];
      return depth > 0 ? [`${field.name} ${selectionOf(field.type, depth - 1)}`] : [];
    })
    .slice(0, 14);
  return `{ __typename ${inner.join(' ')} }`;
}

function valueOf(type: GraphQLInputType, name: string, depth: number): Arbitrary<unknown> {
  if (isNonNullType(type))
    return fc.oneof(
      { weight: 20, arbitrary: valueOf(type.ofType, name, depth) },
      { weight: 1, arbitrary: wrong },
    );
  if (isListType(type))
    return fc.oneof(
      { weight: 10, arbitrary: fc.array(valueOf(type.ofType, name, depth), { maxLength: 3 }) },
      { weight: 1, arbitrary: wrong },
    );
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name), 'NOPE');
  if (isInputObjectType(type)) {
    if (depth === 0) return fc.constant({});
    const fields = Object.values(type.getFields());
    const shape = Object.fromEntries(
      fields.map((field) => [field.name, valueOf(field.type, field.name, depth - 1)]),
    );
    const required = fields.filter((field) => isNonNullType(field.type)).map((field) => field.name);
    return fc.oneof(
      { weight: 10, arbitrary: fc.record(shape, { requiredKeys: required }) },
      { weight: 2, arbitrary: fc.record(shape, { requiredKeys: [] }) },
      { weight: 1, arbitrary: fc.record({ nope: text }) },
    );
  }
  if (type.name === 'Boolean') return fc.boolean();
  if (type.name === 'Int') return wholeNumber;
  if (type.name === 'Float') return anyNumber;
  return textFor(name);
}

/** Passes every argument as a variable, so that the server checks its value. */
function requestOf({ kind, field }: Call): Arbitrary<RecordedRequest> {
  const args = field.args;
  const head =
    args.length === 0 ? '' : `(${args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ')})`;
  const given = args.length === 0 ? '' : `(${args.map((one) => `${one.name}: $${one.name}`).join(', ')})`;
  const query = `${kind} ${head} { ${field.name}${given} ${selectionOf(field.type, 2)} }`;
  const shape = Object.fromEntries(args.map((one) => [one.name, valueOf(one.type, one.name, 4)]));
  const required = args.filter((one) => isNonNullType(one.type)).map((one) => one.name);
  return fc.record({
    method: fc.constant('POST'),
    path: fc.constant('/graphql'),
    headers: fc.constantFrom(
      { 'content-type': 'application/json' },
      { 'content-type': 'application/json', authorization: 'Bearer <BEARER>' },
      { 'content-type': 'application/json', authorization: 'Bearer garbage' },
    ),
    body: fc
      .record(shape, { requiredKeys: required })
      .map((variables) => JSON.parse(JSON.stringify({ query, variables })) as Json),
  });
}

/** Magento itself answers these with "Internal server error", as recorded. */
const maskedByMagento = /\b(?:route|customAttributeMetadata|createCustomer\w*)\(/;

const isRefused = ({ body }: Answer): boolean => {
  if (!isObject(body) || body['errors'] === undefined) return false;
  const data = body['data'];
  return !isObject(data) || Object.values(data).every((value) => value === null);
};

let shop: FuzzShop;
beforeAll(async () => {
  shop = await openFuzzShop();
}, 120_000);
afterAll(() => shop.stage.close());

/** So many fields are asked one after the other of the same shop. */
const together = 10;
const handfuls = calls.flatMap((_, place) =>
  place % together === 0 ? [calls.slice(place, place + together)] : [],
);

const send = (requests: readonly RecordedRequest[]) => {
  let place = 0;
  return shop.send(
    requests.map((request) => ({ request })),
    (answer) => {
      const asked = JSON.stringify(requests[place++]?.body);
      if (!maskedByMagento.test(asked))
        expect(valuesOf(answer.body, 'message'), asked).not.toContain('Internal server error');
      return isRefused(answer);
    },
  );
};

test.each(handfuls.map((some) => [some.map(({ field }) => field.name).join(', '), some] as const))(
  `%s refuse generated arguments and change nothing, FUZZ_SEED ${seed}, FUZZ_RUNS ${runs} [X2]`,
  async (_, some) => {
    await fc.assert(fc.asyncProperty(fc.tuple(...some.map(requestOf)), send), {
      seed,
      numRuns: Math.max(1, Math.round(runs / together)),
      endOnFailure: true,
    });
  },
  300_000,
);
