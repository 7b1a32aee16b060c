/** Profile page: editable details, customer number and type, password (§2 my account, ACC-07). */

import { useNavigationType } from 'react-router-dom';
import { selectCustomer, selectCustomerFailure } from '#machines/account/customer/customer.selectors.ts';
import { shownId, type Customer } from '#machines/domain/customer.ts';
import { profileOf } from '#machines/domain/profile.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { useCustomer, useNetwork, useSelected } from '#shop/use-shop.ts';
import { useHasAccountServices, useContent, useTitleSuffix } from '#shop/use-reading.ts';
import { DetailList } from '#ui/DetailList.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OwnPage } from '#ui/OwnPage.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import styles from './MyAccountScreen.module.css';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';

const detailsId = 'my-details-heading';
const passwordId = 'my-password-heading';

const Known = ({ customer }: { readonly customer: Customer }) => {
  const hasServices = useHasAccountServices();
  const content = useContent({ kind: 'customerTypes' });
  const types = content?.kind === 'customerTypes' ? content.types : [];
  const label = types.find(({ type }) => type === customer.type)?.label ?? null;
  return (
    <DetailList
      details={[
        { label: 'Email', value: customer.email },
        ...(hasServices
          ? [
              { label: 'Customer number', value: shownId(customer.partyId) },
              { label: 'Type of customer', value: label },
            ]
          : []),
      ]}
    />
  );
};

const Parts = ({
  customer,
  children,
}: { readonly customer: Customer } & Pick<PasswordFormProps, 'children'>) => (
  <>
    <Known customer={customer} />
    <section className={styles['part']} aria-labelledby={detailsId}>
      <h2 id={detailsId}>Your details</h2>
      <DetailsForm
        initial={profileOf(customer)}
        labelledBy={detailsId}
        hasNumbers={useHasAccountServices()}
      />
    </section>
    <section className={styles['part']} aria-labelledby={passwordId}>
      <h2 id={passwordId}>Change password</h2>
      <PasswordForm email={customer.email} labelledBy={passwordId}>
        {children}
      </PasswordForm>
    </section>
  </>
);

export const MyAccountScreen = ({ children }: Pick<PasswordFormProps, 'children'>) => {
  const machine = useCustomer();
  const customer = useSelected(machine, selectCustomer);
  const failure = useSelected(machine, selectCustomerFailure);
  const isOffline = useSelected(useNetwork(), selectIsOffline);
  const retry = () => machine.send({ type: 'customer.retry' });
  return (
    <OwnPage
      title="My account"
      suffix={useTitleSuffix()}
      description="Your name, your phone numbers and your password."
      isLoaded={useNavigationType() === 'POP'}
    >
      {isOffline && (
        <Notice type="info" announce>
          You are offline. What you change can be saved as soon as you are connected again.
        </Notice>
      )}
      {customer !== null && <Parts customer={customer}>{children}</Parts>}
      {customer === null && failure === null && <LoadingIndicator message="Loading your account…" />}
      {customer === null && failure !== null && (
        <RetryNotice title="We could not load your account" onRetry={retry}>
          {failure.message}
        </RetryNotice>
      )}
    </OwnPage>
  );
};
