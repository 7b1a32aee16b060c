/**
 * The accounts or teams that the customer can switch to,
 * and how to switch (SHELL-07, ACC-05, CHK-15).
 */

import {
  selectAvailableAccounts,
  selectCurrentAccountTeamId,
} from '#machines/account/customer/customer.selectors.ts';
import { addressLineOf, shownId } from '#machines/domain/customer.ts';
import { useCustomer, useSelected } from './use-shop.ts';

export const useOtherAccounts = () => {
  const customer = useCustomer();
  const accounts = useSelected(customer, selectAvailableAccounts);
  const currentId = useSelected(customer, selectCurrentAccountTeamId);
  return {
    accounts: accounts
      .filter(({ id }) => id !== currentId)
      .map((account) => ({
        id: account.id,
        name: account.name,
        details: [`ID: ${shownId(account.customerId)}`, addressLineOf(account)],
        isActive: account.isActive,
      })),
    switchTo: (accountId: number) => customer.send({ type: 'customer.switchAccount', accountId }),
  };
};
