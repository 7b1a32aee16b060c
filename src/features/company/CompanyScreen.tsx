/** Company of a customer: name, roles and the customer's own role (§2 company, ACC-03, ACC-07). */

import {
  selectCompany,
  selectCurrentAccount,
  selectHasCompanyPage,
  selectIsGettingCompany,
} from '#machines/account/customer/customer.selectors.ts';
import type { Company, Customer } from '#machines/domain/customer.ts';
import { managementPaths } from '#paths.ts';
import { useCustomer, useSelected } from '#shop/use-shop.ts';
import { DetailList } from '#ui/DetailList.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import styles from './company.module.css';
import { CustomerPage } from './CustomerPage.tsx';
import { NoAccounts } from './NoAccounts.tsx';

const Known = ({ company: { name, roles, ownRole } }: { readonly company: Company }) => (
  <DetailList
    details={[
      { label: 'Company', value: name },
      { label: 'Your role', value: ownRole?.name ?? 'None: you can look, but not change others' },
      {
        label: 'Roles',
        value:
          roles.length === 0 ? null : (
            <ul className={styles['roles']}>
              {roles.map((role) => (
                <li key={role.id}>{role.name}</li>
              ))}
            </ul>
          ),
      },
    ]}
  />
);

const Corporate = () => {
  const machine = useCustomer();
  const company = useSelected(machine, selectCompany);
  if (company !== null) return <Known company={company} />;
  return (
    <RetryNotice
      title="We could not load your company"
      onRetry={() => machine.send({ type: 'customer.refresh' })}
    >
      You can go on shopping without it.
    </RetryNotice>
  );
};

const Whole = ({ customer }: { readonly customer: Customer }) => {
  const machine = useCustomer();
  const hasCompanyPage = useSelected(machine, selectHasCompanyPage);
  const account = useSelected(machine, selectCurrentAccount);
  const isCompanyAwaited = useSelected(machine, selectIsGettingCompany);
  const company = useSelected(machine, selectCompany);
  if (!hasCompanyPage || account === null) return <NoAccounts />;
  if (customer.isCompanyCustomer && company === null && isCompanyAwaited)
    return <LoadingIndicator message="Loading your company…" />;
  return (
    <>
      {customer.isCompanyCustomer ? (
        <Corporate />
      ) : (
        <DetailList
          details={[
            { label: 'Company', value: account.name },
            { label: 'ABN', value: account.abn },
          ]}
        />
      )}
      <div className={styles['actions']}>
        <LinkButton href={managementPaths.companyAccount} color="outline">
          {customer.isCompanyCustomer ? 'Your teams and their people' : 'Your accounts and their people'}
        </LinkButton>
        <LinkButton href={managementPaths.companyAddresses} color="outline">
          Company addresses
        </LinkButton>
      </div>
    </>
  );
};

export const CompanyScreen = () => (
  <CustomerPage title="My Company" description="The company you buy for, and your role in it.">
    {(customer) => <Whole customer={customer} />}
  </CustomerPage>
);
