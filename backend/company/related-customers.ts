/**
 * Changes the members of an account or team; a customer changes some own details, others only with
 * a company role (§3 Related customer, ACC-07, X3).
 */
import { and, eq } from 'drizzle-orm';
import { findCustomer, changeCustomer, type CustomerRow } from '../customer/customers.ts';
import type { Queries } from '../database/database.ts';
import { accountMember } from '../database/schema/company.ts';
import { Refusal, refuseInput, refuseMissing } from '../refusal.ts';
import { readMemberships, type AccountKind, type BusinessAccount, type Membership } from './accounts.ts';
import { findCompanyOf, managesAccount } from './companies.ts';

export interface RelatedChange {
  readonly customerId: number;
  /** Required to change what belongs to a membership: active state and job title. */
  readonly account: { readonly kind: AccountKind; readonly id: number } | null;
  readonly isActive?: boolean | undefined;
  readonly jobTitle?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly mobile?: string | null | undefined;
}

function refuseForeign(): Refusal {
  return new Refusal('authorization', 'You are not allowed to change this customer.');
}

/**
 * An account that both belong to. Without one the response does not reveal whether the other
 * customer exists.
 */
async function findShared(
  tx: Queries,
  viewerId: number,
  { customerId, account }: RelatedChange,
): Promise<{ readonly account: BusinessAccount; readonly membership: Membership }> {
  const own = await readMemberships(tx, viewerId);
  const theirs = await readMemberships(tx, customerId);
  const shared = theirs.find(
    (one) =>
      (account === null || (one.account.id === account.id && one.account.kind === account.kind)) &&
      own.some((mine) => mine.account.id === one.account.id),
  );
  if (!shared) throw refuseForeign();
  return shared;
}

async function mayManage(tx: Queries, viewerId: number, account: BusinessAccount): Promise<boolean> {
  return managesAccount(await findCompanyOf(tx, viewerId), account);
}

/** Inactive members stay listed; they cannot reactivate themselves. */
export async function changeRelatedCustomer(
  tx: Queries,
  viewerId: number,
  change: RelatedChange,
  now: Date,
): Promise<CustomerRow> {
  const { customerId, isActive, jobTitle, phone, mobile } = change;
  const shared = await findShared(tx, viewerId, change);
  const isManager = await mayManage(tx, viewerId, shared.account);
  if (!isManager && (customerId !== viewerId || isActive !== undefined)) throw refuseForeign();
  const concernsMembership = isActive !== undefined || jobTitle !== undefined;
  if (concernsMembership && change.account === null)
    throw refuseInput('Required parameter "account_id" or "team_id" is missing');
  if (concernsMembership)
    await tx
      .update(accountMember)
      .set({
        ...(isActive === undefined ? {} : { isActive }),
        ...(jobTitle === undefined ? {} : { jobTitle }),
      })
      .where(and(eq(accountMember.accountId, shared.account.id), eq(accountMember.customerId, customerId)));
  const contact = {
    ...(phone === undefined ? {} : { phone }),
    ...(mobile === undefined ? {} : { mobile }),
  };
  if (Object.keys(contact).length > 0) return changeCustomer(tx, customerId, contact, now);
  const row = await findCustomer(tx, customerId);
  if (row === null) throw refuseMissing('No such customer.');
  return row;
}
