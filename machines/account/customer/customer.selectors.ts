/** Selectors of the customer machine (§3 customer state). */

import type { SnapshotFrom } from 'xstate';
import {
  accountsOf,
  type Account,
  type Company,
  type Customer,
  type CustomerType,
} from '../../domain/customer.ts';
import type { Failure } from '../../domain/failure.ts';
import type { customerMachine } from './customer.machine.ts';

type Snapshot = SnapshotFrom<typeof customerMachine>;

const noAccounts: readonly Account[] = [];

export const selectCustomer = (snapshot: Snapshot): Customer | null => snapshot.context.customer;
export const selectCompany = (snapshot: Snapshot): Company | null => snapshot.context.company;
export const selectEmail = (snapshot: Snapshot): string => selectCustomer(snapshot)?.email ?? '';
export const selectFirstname = (snapshot: Snapshot): string => selectCustomer(snapshot)?.firstname ?? '';
export const selectLastname = (snapshot: Snapshot): string => selectCustomer(snapshot)?.lastname ?? '';
export const selectPhone = (snapshot: Snapshot): string => selectCustomer(snapshot)?.phone ?? '';
/** Null for a guest. */
export const selectCustomerType = (snapshot: Snapshot): CustomerType | null =>
  selectCustomer(snapshot)?.type ?? null;
/** Buys for a company (§3, §6). */
export const selectIsCompanyCustomer = (snapshot: Snapshot): boolean =>
  selectCustomer(snapshot)?.isCompanyCustomer ?? false;
/** Has teams instead of accounts (§4 corporate vs others). */
export const selectIsUserCorporate = selectIsCompanyCustomer;

/** Accounts, or teams for a corporate customer. */
export const selectAvailableAccounts = (snapshot: Snapshot): readonly Account[] => {
  const customer = selectCustomer(snapshot);
  return customer === null ? noAccounts : accountsOf(customer);
};
export const selectUserHasAccountAvailable = (snapshot: Snapshot): boolean =>
  selectAvailableAccounts(snapshot).length > 0;
export const selectCurrentAccountTeamId = (snapshot: Snapshot): number | null =>
  snapshot.context.currentAccountId;
export const selectCurrentAccount = (snapshot: Snapshot): Account | null =>
  selectAvailableAccounts(snapshot).find(({ id }) => id === selectCurrentAccountTeamId(snapshot)) ?? null;
/** The account that becomes current once the cart has its number (BEY-10). */
export const selectWantedAccount = (snapshot: Snapshot): Account | null =>
  selectAvailableAccounts(snapshot).find(({ id }) => id === snapshot.context.wantedAccountId) ?? null;
/** The merchant's number of the current account; null while pending or without an account. */
export const selectCustomerId = (snapshot: Snapshot): number | null =>
  selectCurrentAccount(snapshot)?.customerId ?? null;
export const selectIsGettingDetails = (snapshot: Snapshot): boolean =>
  snapshot.matches({ details: 'loading' });
/** The company is being read, or is read next. */
export const selectIsGettingCompany = (snapshot: Snapshot): boolean =>
  selectIsGettingDetails(snapshot) || snapshot.matches({ details: 'loadingCompany' });
export const selectIsChangingDefault = (snapshot: Snapshot): boolean =>
  snapshot.matches({ details: 'changingDefault' });
export const selectCustomerFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
export const selectIsCustomerAwaited = ({ context }: Snapshot): boolean =>
  context.customer === null && context.failure === null;
export const selectExternalIdOnCart = (snapshot: Snapshot): number | null =>
  snapshot.context.externalIdOnCart;

/** Only people with a role in the company may edit its people; others may look (ACC-07). */
export const selectCanEditPeople = (snapshot: Snapshot): boolean =>
  (selectCompany(snapshot)?.ownRole ?? null) !== null;
/** The account switcher is shown only to customers with several accounts (§2 account switcher). */
export const selectHasSeveralAccounts = (snapshot: Snapshot): boolean =>
  selectAvailableAccounts(snapshot).length > 1;
/**
 * Shows the My Company link: never to residential customers, nor without a current account or team.
 * Company members are corporate, regardless of their customer type (§1, §6, ACC-03).
 */
export const selectHasCompanyPage = (snapshot: Snapshot): boolean =>
  (selectCustomerType(snapshot) === 'COMMERCIAL' || selectIsCompanyCustomer(snapshot)) &&
  selectCurrentAccount(snapshot) !== null;
