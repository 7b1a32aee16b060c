/** Page of customer data with its loading and retry states (§8). */

import type { ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { selectCustomer, selectCustomerFailure } from '#machines/account/customer/customer.selectors.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { useCustomer, useSelected } from '#shop/use-shop.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { OwnPage } from '#ui/OwnPage.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';

export interface CustomerPageProps {
  readonly title: string;
  readonly description: string;
  readonly children: (customer: Customer) => ReactNode;
}

export const CustomerPage = ({ title, description, children }: CustomerPageProps) => {
  const machine = useCustomer();
  const customer = useSelected(machine, selectCustomer);
  const failure = useSelected(machine, selectCustomerFailure);
  const retry = () => machine.send({ type: 'customer.retry' });
  return (
    <OwnPage
      title={title}
      suffix={useTitleSuffix()}
      description={description}
      isLoaded={useNavigationType() === 'POP'}
    >
      {customer !== null && children(customer)}
      {customer === null && failure === null && <LoadingIndicator message="Loading your account…" />}
      {customer === null && failure !== null && (
        <RetryNotice title="We could not load your account" onRetry={retry}>
          {failure.message}
        </RetryNotice>
      )}
    </OwnPage>
  );
};
