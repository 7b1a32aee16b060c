/** The demonstration's customers: who they are, and what is theirs. */
import { describe, expect, test } from 'vitest';
import { isPassword } from '#backend/identity/passwords.ts';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { openShop } from './open-shop.ts';
import { bearing, tokenOf, type Row } from './shop-client.ts';

const shop = await openShop({ seed: seedShop });
const { customers = [], accounts = [], companies = [], billingInvoices = [], orders: seeded = [] } = seedShop;

const as = async (name: string) => bearing(shop, await tokenOf(shop, name, demoPassword));
const numbersOf = (orders: readonly { readonly number: string }[]) =>
  orders.map(({ number }) => number).toSorted();
const namesOf = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name).toSorted();
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The weights of the Australian Business Register. */
function isAbn(text: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const digits = [...text.replaceAll(' ', '')].map(Number);
  const weighed = digits.map((digit, place) => (place === 0 ? digit - 1 : digit) * (weights[place] ?? 0));
  return digits.length === 11 && sum(weighed) % 89 === 0;
}

describe('what is written down', () => {
  test('there are customers of each kind, and everyone named exists [GEN-05, GEN-06]', () => {
    const kinds = customers.map((own) =>
      own.isCompanyCustomer ? 'corporate' : own.attributes['type_of_customer'],
    );
    expect(new Set(kinds)).toEqual(new Set(['4', '5', 'corporate']));
    const known = new Set(customers.map(({ id }) => id));
    expect([known.size, new Set(accounts.map(({ id }) => id)).size]).toEqual([
      customers.length,
      accounts.length,
    ]);
    const named = [...accounts, ...companies].flatMap(({ members }) => members.map((one) => one.customerId));
    expect([...named, ...companies.map(({ adminId }) => adminId)].filter((id) => !known.has(id))).toEqual([]);
  });

  test('corporate customers have teams, commercial ones accounts, each with one default [GEN-06]', () => {
    for (const own of customers) {
      const mine = accounts.flatMap(({ kind, members }) =>
        members.filter(({ customerId }) => customerId === own.id).map((member) => ({ ...member, kind })),
      );
      if (mine.length === 0) continue;
      expect(new Set(mine.map(({ kind }) => kind))).toEqual(
        new Set([own.isCompanyCustomer ? 'team' : 'account']),
      );
      expect(mine.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    }
    for (const kind of ['team', 'account']) {
      const some = accounts.filter((one) => one.kind === kind);
      expect(some.some(({ isActive }) => !isActive) && some.some((one) => one.externalId === null)).toBe(
        true,
      );
    }
    expect(accounts.some(({ isPoRequired }) => isPoRequired)).toBe(true);
    expect(accounts.filter(({ abn }) => !isAbn(abn ?? ''))).toEqual([]);
  });

  test('addresses lie where the shop delivers, and equipment, invoices and windows fit the rest', () => {
    for (const { regionId, countryId, postcode } of [
      ...customers.flatMap(({ addresses }) => addresses),
      ...accounts.map(({ deliveryAddress }) => deliveryAddress),
      ...(seedShop.pickupLocations ?? []),
    ]) {
      const regions = seedShop.countries.find(({ id }) => id === countryId)?.regions ?? [];
      expect(regions.length === 0 ? null : regions.find(({ id }) => id === regionId)?.id).toBe(regionId);
      const zones = seedShop.shippingZones.filter(({ country }) => country === countryId);
      const ranges = zones.flatMap(({ postcodes }) => postcodes);
      expect(
        ranges.some(([from, to]) => from <= postcode && postcode <= to),
        postcode,
      ).toBe(true);
    }
    const skus = new Set(seedShop.products.map(({ sku }) => sku));
    expect((seedShop.equipment ?? []).filter(({ productSku }) => !skus.has(productSku))).toEqual([]);
    const served = new Set((seedShop.deliveryWindows ?? []).map(({ zoneCode }) => zoneCode));
    expect(served).toEqual(new Set(seedShop.shippingZones.map(({ code }) => code)));
    for (const owner of [101, 201, 202])
      expect(billingInvoices.filter(({ accountId }) => accountId === owner).length).toBeGreaterThanOrEqual(
        14,
      );
    expect(new Set(billingInvoices.map(({ status }) => status))).toEqual(
      new Set(['open', 'overdue', 'paid']),
    );
  });
});

describe('customers', () => {
  test('everyone signs in with the printed password and reads only what is theirs [GEN-05, GEN-06]', async () => {
    for (const own of customers) {
      const { data, errors } = await (
        await as(own.email)
      )
        .graphql(`{ customer { email firstname type_of_customer isCompanyCustomer msd_party_id addresses { city }
        accounts { name } teams { name } orders(pageSize: 50) { items { number status invoices { number } } } } }`);
      expect(errors, own.email).toBeUndefined();
      expect(data.customer).toMatchObject({
        email: own.email,
        firstname: own.firstname,
        type_of_customer: own.attributes['type_of_customer'],
        isCompanyCustomer: own.isCompanyCustomer ?? false,
        msd_party_id: own.msdPartyId ?? null,
        addresses: own.addresses.map(({ city }) => ({ city })),
      });
      const named = (kind: string) =>
        namesOf(
          accounts.filter(
            (one) => one.kind === kind && one.members.some(({ customerId }) => customerId === own.id),
          ),
        );
      expect([namesOf(data.customer.accounts), namesOf(data.customer.teams)]).toEqual([
        named('account'),
        named('team'),
      ]);
      const { items } = data.customer.orders;
      expect(numbersOf(items)).toEqual(numbersOf(seeded.filter(({ customerId }) => customerId === own.id)));
      for (const { status, invoices } of items) if (status === 'Complete') expect(invoices).toHaveLength(1);
    }
  });

  test('passwords are stored hashed, saved cards with four digits, and new ids start at 1000', async () => {
    const rows = await shop.rows('select email, password_hash, token_seconds from customer');
    expect(rows).toHaveLength(customers.length);
    expect(new Set(rows.map(({ password_hash: hash }) => hash)).size).toBe(rows.length);
    expect(JSON.stringify(rows)).not.toContain(demoPassword);
    expect(await isPassword(rows[0].password_hash, demoPassword)).toBe(true);
    expect(rows.filter((one) => one.token_seconds !== null)).toMatchObject([{ token_seconds: 10 }]);
    const cards = await shop.rows('select * from payment_token');
    expect(JSON.stringify(cards)).not.toMatch(/\d{13}/);
    expect(cards.filter(({ outcome }) => outcome === 'declined')).toMatchObject([
      { customer_id: 4, details: { maskedCC: '1115' } },
    ]);
    expect(cards.filter(({ kind }) => kind === 'account').length).toBeGreaterThanOrEqual(2);
    expect(
      await shop.rows(
        `select nextval('customer_id_seq')::int as customer, nextval('business_account_id_seq')::int as account`,
      ),
    ).toEqual([{ customer: 1000, account: 1000 }]);
  });

  test('every row that is written down arrives, and defaults point at the customer’s own address', async () => {
    const memberships = sum([...accounts, ...companies].map(({ members }) => members.length));
    const [counted] = await shop.rows(
      `select (select count(*) from business_account)::int as accounts,
        ((select count(*) from account_member) + (select count(*) from company_member))::int as members,
        (select count(*) from billing_invoice)::int as invoices, (select count(*) from equipment)::int as equipment,
        (select count(*) from coupon)::int as coupons, (select count(*) from gift_card)::int as cards,
        (select count(*) from delivery_window)::int as windows, (select count(*) from pickup_location)::int as places,
        (select sum(balance) from billing_invoice where status = 'paid')::int as owed`,
    );
    expect(counted).toEqual({
      accounts: accounts.length,
      members: memberships,
      invoices: billingInvoices.length,
      equipment: seedShop.equipment?.length,
      coupons: seedShop.coupons?.length,
      cards: seedShop.giftCards?.length,
      windows: seedShop.deliveryWindows?.length,
      places: seedShop.pickupLocations?.length,
      owed: 0,
    });
    const [hannah] = await shop.rows(`select address, default_billing_id = default_shipping_id as same
      from customer join customer_address on customer_address.id = default_billing_id where customer.id = 1`);
    expect(hannah).toMatchObject({
      same: true,
      address: { regionCode: 'QLD', street: ['14 Latrobe Terrace'] },
    });
  });

  test('the commercial customer reads invoices and equipment, the administrator the company [ACC-01]', async () => {
    const { data } = await (
      await as('colin')
    ).graphql(
      `{ billingInvoices(account_id: 101, pageSize: 10, currentPage: 2) { total_count items { number } }
        equipmentServices(account_id: 101) { service_status } }`,
    );
    expect([data.billingInvoices.total_count, data.billingInvoices.items.length]).toEqual([18, 8]);
    expect(data.equipmentServices.map((one: Row) => one.service_status).toSorted()).toEqual([
      'OVERDUE',
      'REQUESTED',
    ]);
    const grace = (await (await as('grace')).graphql('{ company { name roles { items { id } } } }')).data;
    expect(grace.company).toEqual({
      name: 'Harbourline Interiors',
      roles: { items: [{ id: expect.any(String) }, { id: expect.any(String) }] },
    });
    const labels =
      await shop.graphql(`{ customAttributeMetadata(attributes: [{ attribute_code: "type_of_customer",
      entity_type: "customer" }]) { items { attribute_options { label value } } } }`);
    expect(labels.data.customAttributeMetadata.items[0].attribute_options).toEqual([
      { label: 'Residential', value: '4' },
      { label: 'Commercial', value: '5' },
    ]);
  });
});
