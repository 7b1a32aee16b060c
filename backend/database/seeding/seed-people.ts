/** Seeds customers, companies, coupons and gift cards once; later changes are never overwritten. */
import { inArray, sql } from 'drizzle-orm';
import { hashPassword } from '../../identity/passwords.ts';
import type { SeedCustomer } from '../../seed/seed-people-types.ts';
import type { SeedShop } from '../../seed/seed-types.ts';
import type { Queries } from '../database.ts';
import { accountMember, businessAccount, company, companyMember, companyRole } from '../schema/company.ts';
import { customer, customerAddress, paymentToken } from '../schema/customer.ts';
import { coupon, giftCard } from '../schema/promotion.ts';
import { billingInvoice, equipment } from '../schema/service.ts';
import { excluded, insertAll } from './seed-catalog.ts';
import { savedPayments } from './saved-payments.ts';
import { storedAddress } from './stored-address.ts';

const day = 24 * 60 * 60 * 1000;

function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * day).toISOString().slice(0, 10);
}

function instant(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}

/**
 * Ids up to this one are reserved for the seed, so that a newer seed never hits a registered
 * customer.
 */
const lastOwnId = 999;

/** Moves the id sequence beyond the seed's ids. */
async function advance(tx: Queries, table: string): Promise<void> {
  await tx.execute(
    sql.raw(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), ${lastOwnId}))`,
    ),
  );
}

async function seedAddresses(tx: Queries, own: SeedCustomer, seed: SeedShop): Promise<void> {
  for (const address of own.addresses) {
    const [made] = await tx
      .insert(customerAddress)
      .values({
        customerId: own.id,
        address: storedAddress(address, seed),
        addressName: address.addressName ?? null,
        deliveryInstructions: address.deliveryInstructions ?? null,
      })
      .returning({ id: customerAddress.id });
    if (!made) continue;
    const defaults = {
      ...(address.isDefaultBilling ? { defaultBillingId: made.id } : {}),
      ...(address.isDefaultShipping ? { defaultShippingId: made.id } : {}),
    };
    if (Object.keys(defaults).length > 0)
      await tx
        .update(customer)
        .set(defaults)
        .where(sql`${customer.id} = ${own.id}`);
  }
}

async function seedCustomer(tx: Queries, own: SeedCustomer, seed: SeedShop, now: Date): Promise<void> {
  const made = await tx
    .insert(customer)
    .values({ ...own, passwordHash: await hashPassword(own.password), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: customer.id });
  if (made.length === 0) return;
  await seedAddresses(tx, own, seed);
  await insertAll(savedPayments(own, now), (some) => tx.insert(paymentToken).values(some));
}

async function seedServices(tx: Queries, seed: SeedShop, now: Date): Promise<void> {
  await insertAll([...(seed.billingInvoices ?? [])], (some) =>
    tx
      .insert(billingInvoice)
      .values(
        some.map(({ issuedDaysAgo, dueInDays, ...own }) => {
          const total = own.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
          return {
            ...own,
            issuedOn: dayFrom(now, -issuedDaysAgo),
            dueOn: dayFrom(now, dueInDays),
            total,
            balance: own.status === 'paid' ? 0 : total,
          };
        }),
      )
      .onConflictDoNothing(),
  );
  await insertAll([...(seed.equipment ?? [])], (some) =>
    tx
      .insert(equipment)
      .values(
        some.map(({ installedDaysAgo, lastServiceDaysAgo, nextServiceInDays, ...own }) => ({
          ...own,
          installedOn: dayFrom(now, -installedDaysAgo),
          lastServiceOn: lastServiceDaysAgo === null ? null : dayFrom(now, -lastServiceDaysAgo),
          nextServiceOn: nextServiceInDays === null ? null : dayFrom(now, nextServiceInDays),
        })),
      )
      .onConflictDoNothing(),
  );
}

/** Omits members whose email address was already registered by someone else. */
async function membersWhoExist<Member extends { readonly customerId: number }>(
  tx: Queries,
  members: readonly Member[],
): Promise<Member[]> {
  const wanted = members.map(({ customerId }) => customerId);
  const found = await tx.select({ id: customer.id }).from(customer).where(inArray(customer.id, wanted));
  return members.filter(({ customerId }) => found.some(({ id }) => id === customerId));
}

async function seedCompanies(tx: Queries, seed: SeedShop): Promise<void> {
  for (const { roles, members, ...own } of seed.companies ?? []) {
    await tx.insert(company).values(own).onConflictDoNothing();
    await insertAll(
      roles.map((role) => ({ ...role, companyId: own.id })),
      (some) => tx.insert(companyRole).values(some).onConflictDoNothing(),
    );
    await insertAll(
      (await membersWhoExist(tx, members)).map((member) => ({ ...member, companyId: own.id })),
      (some) => tx.insert(companyMember).values(some).onConflictDoNothing(),
    );
  }
  for (const { members, ...own } of seed.accounts ?? []) {
    await tx.insert(businessAccount).values(own).onConflictDoNothing();
    await insertAll(
      (await membersWhoExist(tx, members)).map((member) => ({ ...member, accountId: own.id })),
      (some) => tx.insert(accountMember).values(some).onConflictDoNothing(),
    );
  }
}

async function seedPromotions(tx: Queries, seed: SeedShop): Promise<void> {
  await insertAll([...(seed.coupons ?? [])], (some) =>
    tx
      .insert(coupon)
      .values(
        some.map(({ startsAt, endsAt, ...own }) => ({
          ...own,
          startsAt: instant(startsAt),
          endsAt: instant(endsAt),
        })),
      )
      .onConflictDoUpdate({ target: coupon.code, set: excluded(coupon, ['code', 'timesUsed']) }),
  );
  await insertAll([...(seed.giftCards ?? [])], (some) =>
    tx
      .insert(giftCard)
      .values(some.map(({ expiresAt, ...own }) => ({ ...own, expiresAt: instant(expiresAt) })))
      .onConflictDoNothing(),
  );
}

export async function seedPeople(tx: Queries, seed: SeedShop, now: Date): Promise<void> {
  for (const own of seed.customers ?? []) await seedCustomer(tx, own, seed, now);
  await seedCompanies(tx, seed);
  await seedServices(tx, seed, now);
  await seedPromotions(tx, seed);
  for (const table of ['customer', 'company', 'company_role', 'business_account']) await advance(tx, table);
}
