/**
 * Account management: links to everything a customer can change (§2 account management, ACC-01).
 */

import { Building2, CreditCard, MapPin, MapPinned, User, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import {
  selectHasCompanyPage,
  selectUserHasAccountAvailable,
} from '#machines/account/customer/customer.selectors.ts';
import { accountPaths, managementPaths } from '#paths.ts';
import { useCustomer, useSelected } from '#shop/use-shop.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { OwnPage } from '#ui/OwnPage.tsx';
import styles from './ManagementScreen.module.css';

interface ManagedPage {
  readonly href: string;
  readonly name: string;
  readonly words: string;
  readonly icon: ReactNode;
}

const ownPages: readonly ManagedPage[] = [
  {
    href: managementPaths.myAccount,
    name: 'My account',
    words: 'Your name, phone numbers and password',
    icon: <User aria-hidden="true" />,
  },
  {
    href: accountPaths.addresses,
    name: 'Addresses',
    words: 'Where your orders go and where your bills are sent',
    icon: <MapPin aria-hidden="true" />,
  },
  {
    href: managementPaths.paymentMethods,
    name: 'Payment methods',
    words: 'Cards and PayPal accounts that are saved for you',
    icon: <CreditCard aria-hidden="true" />,
  },
];

/** Only for customers with an account or team. */
const accountPages: readonly ManagedPage[] = [
  {
    href: managementPaths.companyAccount,
    name: 'Company account',
    words: 'What you buy for, and the people of it',
    icon: <UsersRound aria-hidden="true" />,
  },
  {
    href: managementPaths.companyAddresses,
    name: 'Company addresses',
    words: 'Where each account is delivered to and billed',
    icon: <MapPinned aria-hidden="true" />,
  },
];

const company: ManagedPage = {
  href: accountPaths.company,
  name: 'My Company',
  words: 'Its name and your role in it',
  icon: <Building2 aria-hidden="true" />,
};

export const ManagementScreen = () => {
  const customer = useCustomer();
  const hasAccounts = useSelected(customer, selectUserHasAccountAvailable);
  const hasCompanyPage = useSelected(customer, selectHasCompanyPage);
  const pages = [...ownPages, ...(hasAccounts ? accountPages : []), ...(hasCompanyPage ? [company] : [])];
  return (
    <OwnPage
      title="Account Management"
      suffix={useTitleSuffix()}
      description="Everything that you can look up and change of your account."
      isLoaded={useNavigationType() === 'POP'}
    >
      <ul className={styles['pages']}>
        {pages.map(({ href, name, words, icon }) => (
          <li key={href}>
            <a href={href} className={styles['page']}>
              {icon}
              <span className={styles['name']}>{name}</span>
              <span className={styles['words']}>{words}</span>
            </a>
          </li>
        ))}
      </ul>
    </OwnPage>
  );
};
