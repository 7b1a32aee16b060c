/** Links of the account menus (§2 mobile menu, SHELL-04, SHELL-14). */

import { selectHasCompanyPage } from '#machines/account/customer/customer.selectors.ts';
import { accountPaths, isBuiltAccountPage } from '#paths.ts';
import { useOfCustomer } from '#shop/use-shop.ts';
import { useHasAccountServices } from '#shop/use-reading.ts';

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

/** All account links; My Company only for customers with a company (ACC-03). */
export const accountLinksOf = (hasCompanyPage: boolean): readonly AccountLink[] =>
  hasCompanyPage ? [...links, company] : links;

const orders: AccountLink = { label: 'Order History', href: accountPaths.orders };
const addresses: AccountLink = { label: 'Addresses', href: accountPaths.addresses };

/** Pages that need the merchant's own backend services. */
const services: readonly string[] = [
  accountPaths.billingInvoices,
  accountPaths.activeOrders,
  accountPaths.equipmentServices,
];

/** Links to pages that this backend supports. */
export const useAccountGroup = (): readonly AccountLink[] => {
  const hasServices = useHasAccountServices();
  const hasCompanyPage = useOfCustomer(selectHasCompanyPage, false);
  return accountLinksOf(hasCompanyPage).filter(
    ({ href }) => isBuiltAccountPage(href) && (hasServices || !services.includes(href)),
  );
};

/** Adds orders and stored addresses, which §2 does not list (ADDR-08). */
export const useAccountLinks = (): readonly AccountLink[] => {
  const group = useAccountGroup();
  // loaded late, so it stays last
  const own = group.filter(({ href }) => href === company.href);
  return [...group.filter((link) => !own.includes(link)), orders, addresses, ...own];
};
