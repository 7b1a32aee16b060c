/** Details of one account or team, with switch and set-default (ACC-05, ACC-06). */

import {
  selectCurrentAccountTeamId,
  selectIsChangingDefault,
  selectWantedAccount,
} from '#machines/account/customer/customer.selectors.ts';
import type { Account } from '#machines/domain/customer.ts';
import { useCustomer, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { DetailList } from '#ui/DetailList.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { accountDetails } from './account-details.tsx';
import styles from './company.module.css';
import { People } from './People.tsx';

const Actions = ({ account: { id, name, isDefault } }: { readonly account: Account }) => {
  const customer = useCustomer();
  const isCurrent = useSelected(customer, selectCurrentAccountTeamId) === id;
  const wanted = useSelected(customer, selectWantedAccount);
  const isChanging = useSelected(customer, selectIsChangingDefault);
  if (isCurrent && isDefault) return null;
  return (
    <div className={styles['actions']}>
      {!isCurrent && (
        <Button
          size="small"
          busy={wanted?.id === id}
          busyText={`Switching to ${name}…`}
          onClick={() => customer.send({ type: 'customer.switchAccount', accountId: id })}
        >
          Switch To <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {!isDefault && (
        <Button
          size="small"
          color="outline"
          aria-disabled={isChanging || undefined}
          onClick={() => customer.send({ type: 'customer.setDefaultAccount', accountId: id })}
        >
          Make default <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
};

export const AccountCard = ({ account }: { readonly account: Account }) => {
  const isCurrent = useSelected(useCustomer(), selectCurrentAccountTeamId) === account.id;
  const headingId = `account-${account.id}-heading`;
  return (
    <section className={styles['account']} aria-labelledby={headingId}>
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['name']}>
          {account.name}
        </h2>
        {isCurrent && <span className={styles['mark']}>You are buying for it</span>}
        {account.isDefault && <span className={styles['mark']}>Default</span>}
        {!account.isActive && <span className={styles['warning']}>Inactive</span>}
      </div>
      <DetailList details={accountDetails(account)} />
      <Actions account={account} />
      <People account={account} />
    </section>
  );
};
