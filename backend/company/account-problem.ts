/** Says why a cart cannot be ordered for its account or team (ACC-04). */
import type { Queries } from '../database/database.ts';
import { findMembership } from './accounts.ts';

export const inactiveAccountMessage =
  'Your account is currently inactive and you will not be able to place an order at this stage.';

export interface BoughtFor {
  readonly accountId: number | null;
  readonly teamId: number | null;
}

/** Null where nothing prevents the order, also where the cart names neither. */
export async function accountProblem(
  tx: Queries,
  customerId: number | null,
  { accountId, teamId }: BoughtFor,
): Promise<string | null> {
  if (accountId === null && teamId === null) return null;
  if (customerId === null) return 'Sign in to buy for an account.';
  const own =
    accountId === null
      ? await findMembership(tx, customerId, 'team', teamId ?? 0)
      : await findMembership(tx, customerId, 'account', accountId);
  if (own === null) return 'The account you buy for is not one of yours.';
  return own.account.isActive && own.membership.isActive ? null : inactiveAccountMessage;
}
