/**
 * Account or team of the order, with a switch: an inactive one blocks it (ACC-04, BEY-07, CHK-15).
 */

import { selectCurrentAccount, selectWantedAccount } from '#machines/account/customer/customer.selectors.ts';
import { addressLineOf, shownId } from '#machines/domain/customer.ts';
import { useOtherAccounts } from '#shop/use-other-accounts.ts';
import { useCustomer, useSelected } from '#shop/use-shop.ts';
import { AccountList } from '#ui/AccountList.tsx';
import { Accordion } from '#ui/Accordion.tsx';

const id = 'other-accounts';

export const BoughtFor = () => {
  const customer = useCustomer();
  const account = useSelected(customer, selectCurrentAccount);
  const wanted = useSelected(customer, selectWantedAccount);
  const { accounts, switchTo } = useOtherAccounts();
  if (account === null) return null;
  const known = [`ID: ${shownId(account.customerId)}`, addressLineOf(account)].filter((part) => part !== '');
  return (
    <>
      <p aria-live="polite">
        {wanted === null ? (
          <>
            This order is for <strong>{account.name}</strong> ({known.join(' · ')}).
          </>
        ) : (
          `Switching to ${wanted.name}…`
        )}
      </p>
      <Accordion
        headingLevel={3}
        items={[
          {
            id,
            title: 'Buy for another account',
            content: <AccountList accounts={accounts} onChoose={switchTo} />,
            open: !account.isActive,
          },
        ]}
      />
    </>
  );
};
