/** The customer's service on the real backend, by layers: details, accounts and teams, company, the number on the cart (§3, §7, ACC-05 … ACC-07). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { present } from '#machines/domain/present.ts';
import { readCustomerTypes } from '#services/customer-types.ts';
import { createCustomerService } from '#services/customer.service.ts';
import { createSessionService } from '#services/session.service.ts';
import type { Layer } from '#transport/settings.ts';
import { failureOf, json, never, type Answering } from '#tests/transport/wires.ts';
import { ask, openBackend, transportTo, type OpenBackend } from './wired-backend.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openBackend(seedShop);
}, 120_000);
afterAll(async () => {
  expect(backend.lines).toEqual([]);
  await backend.close();
});

/** The backend, but that it says nothing of types. */
const deaf: Answering = (request) =>
  request.url.includes('getTypesOfCustomer')
    ? Response.json({ errors: [{ message: 'No.' }] })
    : backend.answering(request);

const open = async (name: string, layer: Layer = 'merchant', answering: Answering = backend.answering) => {
  const wires = transportTo(answering, { layer });
  const session = createSessionService(wires.transport, wires.session);
  const email = `${name}@example.com`;
  await ask(session.signIn, { credentials: { email, password: 'Water4all!' } });
  await ask(session.activateToken, { email });
  wires.sent.length = 0;
  const service = createCustomerService(wires.transport);
  return { ...wires, service, read: () => ask(service.readCustomer, undefined) };
};

describe('details', () => {
  test('ACC-07 GEN-05 someone at home: everything there is to know', async () => {
    const { read } = await open('hannah');
    expect(await read()).toMatchObject({
      email: 'hannah@example.com',
      firstname: 'Hannah',
      type: 'RESIDENTIAL',
      isCompanyCustomer: false,
      teams: [],
    });
  });

  test('ACC-06 accounts with every field, the inactive one and the pending number told apart', async () => {
    const { read } = await open('colin');
    const colin = await read();
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
    expect(colin.accounts.map(({ id, isActive, customerId }) => [id, isActive, customerId])).toEqual([
      [101, true, 410_233],
      [102, false, 410_234],
      [103, true, null],
    ]);
    expect(colin.accounts[0]).toEqual({
      id: 101,
      isActive: true,
      name: 'Mackie Street Roasters',
      abn: '30 642 758 310',
      anzsicCode: '4511',
      email: 'accounts@mackiestreet.example.com',
      size: '1-19',
      phone: '07 7010 2216',
      customerId: 410_233,
      isDefault: true,
      isPurchaseOrderRequired: false,
      billGroup: 'Monthly',
      address: {
        street: ['31 Doggett Street'],
        street2: null,
        city: 'Newstead',
        region: 'Queensland',
        regionId: 608,
        postcode: '4006',
        country: 'AU',
      },
      billingAccount: expect.objectContaining({ id: 101, name: 'Mackie Street Roasters' }),
      relatedCustomers: [
        expect.objectContaining({
          firstname: 'Colin',
          jobTitle: 'Owner',
          isActive: true,
          accountIds: [101, 102, 103],
        }),
      ],
    });
    expect(colin.accounts[1]?.billingAccount).toMatchObject({ id: 101, address: { city: 'Newstead' } });
  });

  test('GEN-06 a company’s people have teams, and their colleagues the ids of teams', async () => {
    const { read } = await open('grace');
    const grace = await read();
    expect([grace.isCompanyCustomer, grace.type, grace.accounts]).toEqual([true, 'COMMERCIAL', []]);
    expect(grace.teams[0]).toMatchObject({ id: 201, customerId: 520_118, isPurchaseOrderRequired: false });
    expect(grace.teams.find(({ id }) => id === 202)?.isPurchaseOrderRequired).toBe(true);
    const colleagues = grace.teams[0]?.relatedCustomers ?? [];
    expect(colleagues.find(({ firstname }) => firstname === 'Joel')?.isActive).toBe(false);
    expect(colleagues.every(({ accountIds }) => accountIds.includes(201))).toBe(true);
  });

  test('a Magento without the merchant’s modules is asked only what it knows', async () => {
    const { read, sent } = await open('grace', 'stock');
    expect(await read()).toEqual({
      email: 'grace@example.com',
      prefix: 'Ms',
      firstname: 'Grace',
      lastname: 'Okafor',
      dateOfBirth: '1979-05-08',
      phone: null,
      mobile: null,
      partyId: null,
      type: 'RESIDENTIAL',
      isCompanyCustomer: false,
      addresses: [
        {
          id: expect.any(Number),
          prefix: null,
          firstname: 'Grace',
          lastname: 'Okafor',
          company: 'Harbourline Interiors',
          telephone: '07 7010 3300',
          street: ['Level 9', '240 Queen Street'],
          city: 'Brisbane City',
          regionId: 608,
          regionCode: 'QLD',
          postcode: '4000',
          countryCode: 'AU',
          name: null,
          deliveryInstructions: null,
          latitude: null,
          longitude: null,
          isDefaultBilling: true,
          isDefaultShipping: true,
        },
      ],
      accounts: [],
      teams: [],
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url.searchParams.get('query')).not.toMatch(
      /msd_party_id|accounts|teams|\bphone|address_name/,
    );
  });

  test('SESS-04 without a token that holds the session has expired', async () => {
    const { transport } = transportTo(backend.answering);
    transport.authorization.hold('made-up');
    transport.authorization.activate('hannah@example.com');
    const service = createCustomerService(transport);
    expect(await failureOf(ask(service.readCustomer, undefined))).toMatchObject({ kind: 'sessionExpired' });
  });
});

describe('types of customer', () => {
  test('NET-09 are read with their numbers and labels', async () => {
    const { transport } = transportTo(backend.answering);
    expect(await readCustomerTypes(transport, never())).toEqual([
      { type: 'RESIDENTIAL', value: '4', label: 'Residential' },
      { type: 'COMMERCIAL', value: '5', label: 'Commercial' },
    ]);
  });

  test.each([
    ['an error', json({ errors: [{ message: 'No.' }] })],
    ['no attribute', json({ data: { customAttributeMetadata: { items: [] } } })],
    ['nothing', json({ data: { customAttributeMetadata: null } })],
  ])('NET-09 %s leaves none, silently', async (_, answer) => {
    const { transport } = transportTo(answer);
    expect(await readCustomerTypes(transport, never())).toEqual([]);
  });

  test('NET-09 and the customer is known without them', async () => {
    expect(await (await open('colin', 'merchant', deaf)).read()).toMatchObject({ firstname: 'Colin' });
    expect((await (await open('grace', 'merchant', deaf)).read()).type).toBe('COMMERCIAL');
  });
});

describe('the company', () => {
  test.each([
    ['grace', 'Company administrator'],
    ['priya', 'Buyer'],
    ['martin', undefined],
  ] as const)('ACC-07 its name, its roles, and which of them %s holds', async (name, own) => {
    const { service } = await open(name);
    const company = await ask(service.readCompany, undefined);
    expect(company?.name).toBe('Harbourline Interiors');
    expect(company?.roles.map((role) => role.name)).toEqual(['Company administrator', 'Buyer']);
    expect(company?.ownRole?.name).toBe(own);
  });

  test('is none for whoever has none', async () => {
    const { service } = await open('hannah');
    expect(await ask(service.readCompany, undefined)).toBeNull();
  });

  test('is not asked for where there are no companies', async () => {
    const { service, sent } = await open('grace', 'stock');
    expect(await ask(service.readCompany, undefined)).toBeNull();
    expect(sent).toHaveLength(0);
  });
});

describe('accounts', () => {
  test('ACC-05 another one becomes the default', async () => {
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

  test('ACC-05 one that is not theirs does not', async () => {
    const { service } = await open('colin');
    const foreign = present((await (await open('grace')).read()).teams[0], 'a team');
    const asked = ask(service.setDefaultAccount, { account: foreign, isCorporate: false });
    expect(await failureOf(asked)).toMatchObject({ message: expect.any(String) });
  });

  test.each([
    ['colin', 101, { externalId: 410_233, accountId: 101 }],
    ['colin', 103, { externalId: null, accountId: 103 }],
    ['grace', 201, { externalId: 520_118, teamId: 201 }],
  ] as const)('CART-11 ACC-05 %s’s cart bears the number of account %i', async (name, accountId, asked) => {
    const { service, read, sent, transport } = await open(name);
    const customer = await read();
    const isCorporate = customer.isCompanyCustomer;
    const account = present(
      [...customer.accounts, ...customer.teams].find(({ id }) => id === accountId),
      'account',
    );
    const mine = await backend.direct.fetch('/graphql', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${transport.authorization.token()}`,
      },
      body: JSON.stringify({ query: '{ customerCart { id } }' }),
    });
    const cartId = (await mine.json()).data.customerCart.id;
    await ask(service.setExternalId, { cartId, account, isCorporate });
    expect(JSON.parse(sent.at(-1)?.body ?? '').variables).toEqual({ cartId, ...asked });
  });
});
