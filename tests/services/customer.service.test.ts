/** The customer on the real backend, by layers: details, accounts, teams, company. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { present } from '#machines/domain/present.ts';
import { readCustomerTypes } from '#services/account/customer-types.ts';
import { createCustomerService } from '#services/account/customer.service.ts';
import type { Layer } from '#transport/settings.ts';
import { json, never, type Answering } from '#tests/transport/wires.ts';
import { ask, bodyOf, signInAs, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const deaf: Answering = (request) =>
  request.url.includes('getTypesOfCustomer')
    ? Response.json({ errors: [{ message: 'No.' }] })
    : backend.answering(request);

const open = async (name: string, layer: Layer = 'merchant', answering: Answering = backend.answering) => {
  const wires = transportTo(answering, { layer });
  await signInAs(wires, name);
  const service = createCustomerService(wires.transport);
  return { ...wires, service, read: () => ask(service.readCustomer, undefined) };
};

test('reads accounts with every field, inactive ones and pending numbers [ACC-06]', async () => {
  const { accounts, ...colin } = await (await open('colin')).read();
  expect(colin).toMatchObject({
    prefix: 'Mr',
    dateOfBirth: '1976-11-29',
    phone: '07 7010 2216',
    mobile: '0491 570 157',
    partyId: 'P-200031',
    type: 'COMMERCIAL',
    isCompanyCustomer: false,
    teams: [],
  });
  expect(accounts).toMatchObject([
    {
      id: 101,
      isActive: true,
      customerId: 410_233,
      isDefault: true,
      name: 'Mackie Street Roasters',
      abn: '30 642 758 310',
      isPurchaseOrderRequired: false,
      billGroup: 'Monthly',
      address: { street: ['31 Doggett Street'], regionId: 608, postcode: '4006', country: 'AU' },
      billingAccount: { id: 101, name: 'Mackie Street Roasters' },
      relatedCustomers: [
        { firstname: 'Colin', jobTitle: 'Owner', isActive: true, accountIds: [101, 102, 103] },
      ],
    },
    {
      id: 102,
      isActive: false,
      customerId: 410_234,
      billingAccount: { id: 101, address: { city: 'Newstead' } },
    },
    { id: 103, isActive: true, customerId: null },
  ]);
});

test('reads a company customer’s teams and colleagues [GEN-06]', async () => {
  const { read } = await open('grace');
  const grace = await read();
  expect([grace.isCompanyCustomer, grace.type, grace.accounts]).toEqual([true, 'COMMERCIAL', []]);
  expect(grace.teams[0]).toMatchObject({ id: 201, customerId: 520_118, isPurchaseOrderRequired: false });
  expect(grace.teams.find(({ id }) => id === 202)?.isPurchaseOrderRequired).toBe(true);
  const colleagues = grace.teams[0]?.relatedCustomers ?? [];
  expect(colleagues.find(({ firstname }) => firstname === 'Joel')?.isActive).toBe(false);
  expect(colleagues.every(({ accountIds }) => accountIds.includes(201))).toBe(true);
});

test('asks a stock backend only for what it knows [GEN-02]', async () => {
  const { read, sent } = await open('grace', 'stock');
  const { addresses, ...grace } = await read();
  const unasked = { phone: null, mobile: null, partyId: null, accounts: [], teams: [] };
  expect(grace).toMatchObject({ ...unasked, prefix: 'Ms', type: 'RESIDENTIAL', isCompanyCustomer: false });
  expect(addresses).toMatchObject([{ street: ['Level 9', '240 Queen Street'], name: null, latitude: null }]);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url.searchParams.get('query')).not.toMatch(
    /msd_party_id|accounts|teams|\bphone|address_name/,
  );
});

test('reads customer types with numbers and labels, and a customer without them [NET-09]', async () => {
  const { transport } = transportTo(backend.answering);
  expect(await readCustomerTypes(transport, never())).toEqual([
    { type: 'RESIDENTIAL', value: '4', label: 'Residential' },
    { type: 'COMMERCIAL', value: '5', label: 'Commercial' },
  ]);
  expect(await (await open('colin', 'merchant', deaf)).read()).toMatchObject({ firstname: 'Colin' });
  expect((await (await open('grace', 'merchant', deaf)).read()).type).toBe('COMMERCIAL');
  const silent = transportTo(json({ data: { customAttributeMetadata: null } })).transport;
  expect(await readCustomerTypes(silent, never())).toEqual([]);
});

test.each([
  ['grace', 'Company administrator'],
  ['priya', 'Buyer'],
  ['martin', undefined],
] as const)('reads the company, its roles and the role of %s [ACC-07]', async (name, own) => {
  const { service } = await open(name);
  const company = await ask(service.readCompany, undefined);
  expect(company?.name).toBe('Harbourline Interiors');
  expect(company?.roles.map((role) => role.name)).toEqual(['Company administrator', 'Buyer']);
  expect(company?.ownRole?.name).toBe(own);
});

test('reads no company for a customer without one or from a stock backend [ACC-07]', async () => {
  const { service } = await open('hannah');
  expect(await ask(service.readCompany, undefined)).toBeNull();
  const stock = await open('grace', 'stock');
  expect(await ask(stock.service.readCompany, undefined)).toBeNull();
  expect(stock.sent).toHaveLength(0);
});

test('makes another account the default [ACC-05]', async () => {
  const { service, read } = await open('priya');
  const priya = await read();
  const account = present(
    priya.teams.find(({ isDefault }) => !isDefault),
    'another team',
  );
  const changed = await ask(service.setDefaultAccount, { account, isCorporate: true });
  expect(changed.teams.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([account.id]);
  expect(await read()).toEqual(changed);
});

test.each([
  ['colin', 101, { externalId: 410_233, accountId: 101 }],
  ['colin', 103, { externalId: null, accountId: 103 }],
  ['grace', 201, { externalId: 520_118, teamId: 201 }],
] as const)('puts on %s’s cart the number of account %i [CART-11 ACC-05]', async (name, accountId, asked) => {
  const { service, read, sent } = await open(name);
  const customer = await read();
  const isCorporate = customer.isCompanyCustomer;
  const account = present(
    [...customer.accounts, ...customer.teams].find(({ id }) => id === accountId),
    'account',
  );
  const direct = await backend.directAs(name);
  const cartId = (await direct('{ customerCart { id } }')).customerCart.id;
  await ask(service.setExternalId, { cartId, account, isCorporate });
  expect(bodyOf(sent.at(-1)).variables).toEqual({ cartId, ...asked });
});
