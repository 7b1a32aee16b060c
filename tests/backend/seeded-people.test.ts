/** The demonstration's people, as the database holds them: what is seeded fits together and arrives whole. */
import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountMember, businessAccount, companyMember } from '#backend/database/schema/company.ts';
import { customer, customerAddress, paymentToken } from '#backend/database/schema/customer.ts';
import { coupon, giftCard } from '#backend/database/schema/promotion.ts';
import { billingInvoice, deliveryWindow, equipment } from '#backend/database/schema/service.ts';
import { pickupLocation, socialLink } from '#backend/database/schema/store.ts';
import { openShopDatabase } from '#backend/database/shop-database.ts';
import { isPassword } from '#backend/identity/passwords.ts';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { cacheDir } from './shop-client.ts';

const { customers = [], accounts = [], companies = [], billingInvoices = [], coupons = [] } = seedShop;
const ids = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);
const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const membersOf = (
  some: readonly { readonly members: readonly { readonly customerId: number }[] }[],
): { readonly customerId: number }[] => some.flatMap(({ members }) => members);

/** The weights of the Australian Business Register. */
function isAbn(text: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const digits = [...text.replaceAll(' ', '')].map(Number);
  const sum = digits.reduce((total, digit, place) => {
    return total + (place === 0 ? digit - 1 : digit) * (weights[place] ?? 0);
  }, 0);
  return digits.length === 11 && sum % 89 === 0;
}

describe('what is written down', () => {
  test('GEN-05 GEN-06 there is one of each kind of customer, and everyone named exists', () => {
    expect(unique(ids(customers)) && unique(ids(accounts))).toBe(true);
    expect(unique(customers.map(({ email }) => email.toLowerCase()))).toBe(true);
    const kinds = customers.map((own) =>
      own.isCompanyCustomer ? 'corporate' : own.attributes['type_of_customer'],
    );
    expect(new Set(kinds)).toEqual(new Set(['4', '5', 'corporate']));
    const known = new Set(ids(customers));
    const named = [...membersOf(accounts), ...membersOf(companies)];
    expect(named.filter(({ customerId }) => !known.has(customerId))).toEqual([]);
    expect(companies.every(({ adminId }) => known.has(adminId))).toBe(true);
  });

  test('GEN-06 a corporate customer has teams, a commercial one accounts, each with one default', () => {
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
  });

  test('accounts are open, switched off and pending, and their business numbers could be real', () => {
    for (const kind of ['team', 'account']) {
      const some = accounts.filter((own) => own.kind === kind);
      expect(some.some(({ isActive }) => !isActive)).toBe(true);
      expect(some.some(({ externalId }) => externalId === null)).toBe(true);
    }
    expect(accounts.some(({ isPoRequired }) => isPoRequired)).toBe(true);
    for (const { abn, name } of accounts) expect(isAbn(abn ?? ''), name).toBe(true);
  });

  test('every address lies where we deliver', () => {
    for (const { regionId, countryId, postcode } of [
      ...customers.flatMap(({ addresses }) => addresses),
      ...accounts.map(({ deliveryAddress }) => deliveryAddress),
      ...(seedShop.pickupLocations ?? []),
    ]) {
      const regions = seedShop.countries.find(({ id }) => id === countryId)?.regions ?? [];
      if (countryId === 'AU') expect(ids(regions)).toContain(regionId);
      else expect(regionId).toBeNull();
      const zone = seedShop.shippingZones.find(
        (own) =>
          own.country === countryId && own.postcodes.some(([from, to]) => from <= postcode && postcode <= to),
      );
      expect(zone, postcode).toBeDefined();
    }
  });

  test('each main account has pages of invoices', () => {
    for (const owner of [101, 201, 202])
      expect(billingInvoices.filter(({ accountId }) => accountId === owner).length).toBeGreaterThanOrEqual(
        14,
      );
    expect(new Set(billingInvoices.map(({ status }) => status))).toEqual(
      new Set(['open', 'overdue', 'paid']),
    );
    expect(unique(billingInvoices.map(({ number }) => number))).toBe(true);
  });

  test('every zone has its delivery windows, and equipment is something we sell', () => {
    const served = new Set((seedShop.deliveryWindows ?? []).map(({ zoneCode }) => zoneCode));
    expect(served).toEqual(new Set(seedShop.shippingZones.map(({ code }) => code)));
    const skus = new Set(seedShop.products.map(({ sku }) => sku));
    expect((seedShop.equipment ?? []).filter(({ productSku }) => !skus.has(productSku))).toEqual([]);
  });
});

describe('what the database holds', () => {
  let opened: Awaited<ReturnType<typeof openShopDatabase>>;
  beforeAll(async () => {
    opened = await openShopDatabase({ dataDir: null, seed: seedShop, cacheDir });
  }, 120_000);
  afterAll(() => opened.close());

  test('everyone signs in with the printed password, which is stored hashed', async () => {
    const rows = await opened.database.select().from(customer);
    expect(rows.map(({ email }) => email).toSorted()).toEqual(customers.map(({ email }) => email).toSorted());
    expect(unique(rows.map(({ passwordHash }) => passwordHash))).toBe(true);
    for (const { passwordHash } of rows) {
      expect(passwordHash).not.toContain(demoPassword);
      expect(await isPassword(passwordHash ?? '', demoPassword)).toBe(true);
    }
    expect(rows.filter(({ tokenSeconds }) => tokenSeconds !== null)).toMatchObject([{ tokenSeconds: 10 }]);
  });

  test('addresses are theirs and the defaults point at them', async () => {
    const [hannah] = await opened.database.select().from(customer).where(eq(customer.id, 1));
    const addresses = await opened.database
      .select()
      .from(customerAddress)
      .where(eq(customerAddress.customerId, 1))
      .orderBy(customerAddress.id);
    expect(addresses).toMatchObject([
      { address: { regionCode: 'QLD', region: 'Queensland', street: ['14 Latrobe Terrace'] } },
      { address: { regionCode: 'NSW', street: ['Unit 3', '88 Marine Parade'] } },
    ]);
    expect(hannah).toMatchObject({
      defaultBillingId: addresses[0]?.id,
      defaultShippingId: addresses[0]?.id,
    });
  });

  test('saved cards hold four digits and no more; one of them will be declined', async () => {
    const cards = await opened.database.select().from(paymentToken);
    expect(cards.filter(({ outcome }) => outcome === 'declined')).toMatchObject([
      { customerId: 4, details: { maskedCC: '1115' } },
    ]);
    expect(cards.filter(({ kind }) => kind === 'account').length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(cards)).not.toMatch(/\d{13}/);
  });

  test('everything written down has arrived', async () => {
    const { database } = opened;
    const sizes = await Promise.all(
      [
        businessAccount,
        accountMember,
        companyMember,
        billingInvoice,
        equipment,
        coupon,
        giftCard,
        deliveryWindow,
        pickupLocation,
        socialLink,
      ].map((table) => database.$count(table)),
    );
    expect(sizes).toEqual([
      accounts.length,
      membersOf(accounts).length,
      membersOf(companies).length,
      billingInvoices.length,
      (seedShop.equipment ?? []).length,
      coupons.length,
      (seedShop.giftCards ?? []).length,
      (seedShop.deliveryWindows ?? []).length,
      (seedShop.pickupLocations ?? []).length,
      (seedShop.socialLinks ?? []).length,
    ]);
    const owed = await database
      .select({ owed: sql<number>`sum(${billingInvoice.balance})::int` })
      .from(billingInvoice)
      .where(eq(billingInvoice.status, 'paid'));
    expect(owed).toEqual([{ owed: 0 }]);
    const pending = await database
      .select({ id: businessAccount.id })
      .from(businessAccount)
      .where(isNull(businessAccount.externalId));
    expect(pending.map(({ id }) => id).toSorted()).toEqual([103, 204]);
  });

  test('the next customer and the next account get numbers of their own', async () => {
    const [next] = (
      await opened.database.execute<{ customer: number; account: number }>(
        sql`select nextval('customer_id_seq')::int as customer, nextval('business_account_id_seq')::int as account`,
      )
    ).rows;
    expect(next).toEqual({ customer: 1000, account: 1000 });
    expect(Math.max(...ids(customers), ...ids(accounts))).toBeLessThan(1000);
  });
});
