/**
 * Reads the accounts and teams a customer buys for; only those the customer belongs to (§3 Account
 * or team, GEN-06).
 */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { accountMember, businessAccount } from '../database/schema/company.ts';
import { customer } from '../database/schema/customer.ts';
import type { CustomerRow } from '../customer/customers.ts';
import { findCompanyOf, managesAccount } from './companies.ts';

export type BusinessAccount = typeof businessAccount.$inferSelect;
export type Membership = typeof accountMember.$inferSelect;
export type AccountKind = BusinessAccount['kind'];

export interface Member {
  readonly membership: Membership;
  readonly person: CustomerRow;
}

export interface OwnAccount {
  readonly account: BusinessAccount;
  /** The customer's own membership. */
  readonly membership: Membership;
  readonly billing: BusinessAccount;
  /**
   * All members, including inactive ones. An inactive customer sees only their own membership, and
   * only a company role sees when a colleague was born (X3).
   */
  readonly members: readonly Member[];
}

export interface OwnMembership {
  readonly account: BusinessAccount;
  readonly membership: Membership;
}

export async function readMemberships(queries: Queries, customerId: number): Promise<OwnMembership[]> {
  return queries
    .select({ account: businessAccount, membership: accountMember })
    .from(accountMember)
    .innerJoin(businessAccount, eq(businessAccount.id, accountMember.accountId))
    .where(eq(accountMember.customerId, customerId))
    .orderBy(asc(businessAccount.id));
}

/** Null where no such account exists or the customer does not belong to it. */
export async function findMembership(
  queries: Queries,
  customerId: number,
  kind: AccountKind,
  accountId: number,
): Promise<OwnMembership | null> {
  const all = await readMemberships(queries, customerId);
  return all.find(({ account }) => account.id === accountId && account.kind === kind) ?? null;
}

export async function readAccounts(queries: Queries, customerId: number): Promise<OwnAccount[]> {
  const own = await readMemberships(queries, customerId);
  if (own.length === 0) return [];
  const ids = own.map(({ account }) => account.id);
  const members = await queries
    .select({ membership: accountMember, person: customer })
    .from(accountMember)
    .innerJoin(customer, eq(customer.id, accountMember.customerId))
    .where(inArray(accountMember.accountId, ids))
    .orderBy(asc(customer.id));
  const billingIds = own.flatMap(({ account }) => account.billingAccountId ?? []);
  const billing = await queries
    .select()
    .from(businessAccount)
    .where(inArray(businessAccount.id, [...billingIds, ...ids]));
  const place = await findCompanyOf(queries, customerId);
  return own.map(({ account, membership }) => ({
    account,
    membership,
    billing: billing.find(({ id }) => id === account.billingAccountId) ?? account,
    members: members
      .filter(
        (member) =>
          member.membership.accountId === account.id &&
          (membership.isActive || member.person.id === customerId),
      )
      .map((member) =>
        managesAccount(place, account) || member.person.id === customerId
          ? member
          : { ...member, person: { ...member.person, dateOfBirth: null } },
      ),
  }));
}

/** A customer has one default among accounts and teams together. */
export async function makeDefault(tx: Queries, customerId: number, accountId: number): Promise<void> {
  const own = eq(accountMember.customerId, customerId);
  await tx.update(accountMember).set({ isDefault: false }).where(own);
  await tx
    .update(accountMember)
    .set({ isDefault: true })
    .where(and(own, eq(accountMember.accountId, accountId)));
}
