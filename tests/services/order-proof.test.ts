/** What proves an order to guestOrder differs by version: each is sent what it accepts. */

import { getVariableValues, Kind, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { createOrderLookupService } from '#services/order/order-lookup.service.ts';
import { readVersionSchema } from '#tests/architecture/version-schema.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, transportTo } from './wired-backend.ts';

const question = { number: '000000021', email: 'gus@example.com', postcode: '4000', lastname: 'Guest' };
const missing = {
  message: "We couldn't locate an order with the information provided.",
  extensions: { category: 'graphql-no-such-entity' },
  path: ['guestOrder'],
};

test.each([
  ['2.4.7', 'postcode', '4000'],
  ['2.4.8', 'lastname', 'Guest'],
  ['2.4.9', 'lastname', 'Guest'],
] as const)(
  'Magento %s is told the %s of an order that is looked up [BEY-22]',
  async (version, proof, value) => {
    const { transport, sent } = transportTo(json({ data: null, errors: [missing] }), {
      version,
      layer: 'stock',
    });
    const failure = await failureOf(ask(createOrderLookupService(transport).findOrder, { question }));
    expect(failure.message).toContain(proof === 'lastname' ? 'last name' : 'postcode');
    const { query, variables } = JSON.parse(sent[0]?.body ?? '{}') as {
      readonly query: string;
      readonly variables: { readonly question: object };
    };
    const { number, email } = question;
    expect(variables).toEqual({ question: { number, email, [proof]: value } });
    const schema = readVersionSchema('stock', version);
    const document = parse(query);
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
    expect(validate(schema, document)).toEqual([]);
    expect(getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors).toBeUndefined();
  },
);
