/**
 * Account overview: next delivery, unpaid invoices, recent orders (§2 account, ACC-01, ROUTE-14).
 */

import type { ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { selectCustomer } from '#machines/account/customer/customer.selectors.ts';
import { useCustomer, useSelected } from '#shop/use-shop.ts';
import { useHasAccountServices, useTitleSuffix } from '#shop/use-reading.ts';
import { ArrivalHeading } from '#ui/ArrivalHeading.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import type { AccountPageLink } from './AccountFrame.tsx';
import styles from './AccountOverviewScreen.module.css';
import { UnpaidInvoice } from './UnpaidInvoice.tsx';

export interface AccountOverviewScreenProps {
  readonly links: readonly AccountPageLink[];
  readonly nextDelivery: ReactNode;
  readonly latestOrders: ReactNode;
}

export const AccountOverviewScreen = ({ links, nextDelivery, latestOrders }: AccountOverviewScreenProps) => {
  const person = useSelected(useCustomer(), selectCustomer);
  const hasServices = useHasAccountServices();
  const isLoaded = useNavigationType() === 'POP';
  return (
    <div ref={keepFocus} className={styles['screen']}>
      <PageTitle
        title="Account overview"
        suffix={useTitleSuffix()}
        description="Your next delivery, what is to be paid, and your latest orders."
        isPrivate
      />
      <ArrivalHeading isLoaded={isLoaded}>
        {person === null || person.firstname === '' ? 'Your account' : `Hello, ${person.firstname}`}
      </ArrivalHeading>
      {hasServices && (
        <div className={styles['parts']}>
          {nextDelivery}
          <UnpaidInvoice />
        </div>
      )}
      {latestOrders}
      <section className={styles['more']} aria-labelledby="account-more">
        <h2 id="account-more">Everything else</h2>
        <ul className={styles['links']}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a className={styles['link']} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
