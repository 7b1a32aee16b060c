/** Where the account's menus lead (§2 mobile menu, SHELL-04, SHELL-14). */

import { selectHasCompanyPage } from '#machines/account/customer/customer.selectors.ts';
import { accountPaths, isBuiltAccountPage } from '#paths.ts';
import { useHasAccountServices, useOfCustomer } from '#shop/use-shop.ts';

export interface AccountLink {
  readonly label: string;
  readonly href: string;
}

const links: readonly AccountLink[] = [
  { label: 'Account overview', href: accountPaths.overview },
  { label: 'Billing and Invoices', href: accountPaths.billingInvoices },
  { label: 'Active Orders', href: accountPaths.activeOrders },
  { label: 'Equipment / Services', href: accountPaths.equipmentServices },
  { label: 'Account Management', href: accountPaths.management },
];

const company: AccountLink = { label: 'My Company', href: accountPaths.company };

/** All that there is to be: My Company for whoever has one (ACC-03). */
export const accountLinksOf = (hasCompanyPage: boolean): readonly AccountLink[] =>
  hasCompanyPage ? [...links, company] : links;

const orders: AccountLink = { label: 'Order History', href: accountPaths.orders };
const addresses: AccountLink = { label: 'Addresses', href: accountPaths.addresses };

/** What only the merchant's own backend keeps. */
const services: readonly string[] = [
  accountPaths.billingInvoices,
  accountPaths.activeOrders,
  accountPaths.equipmentServices,
];

/** Of these the pages that this backend knows; a link to any other would lead nowhere. */
export const useAccountGroup = (): readonly AccountLink[] => {
  const hasServices = useHasAccountServices();
  const hasCompanyPage = useOfCustomer(selectHasCompanyPage, false);
  return accountLinksOf(hasCompanyPage).filter(
    ({ href }) => isBuiltAccountPage(href) && (hasServices || !services.includes(href)),
  );
};

/** With the orders and the stored addresses (ADDR-08), where there is room for more than §2 names. */
export const useAccountLinks = (): readonly AccountLink[] => [...useAccountGroup(), orders, addresses];
