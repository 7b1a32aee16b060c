/** Loads the account switcher for customers: most visitors are guests (SHELL-07). */

import { selectCustomer, selectHasSeveralAccounts } from '#machines/account/customer/customer.selectors.ts';
import { selectIsGuest, selectIsSignedIn } from '#machines/session/session.selectors.ts';
import { useOfCustomer, useSelected, useSession } from '#shop/use-shop.ts';
import { LoadOnDemand } from '#ui/LoadOnDemand.tsx';

const loadSwitcher = () => import('./SwitcherButton.tsx');

/** False for a guest and for a customer with a single account: no room for the switcher then. */
export const useMayHaveSeveralAccounts = (): boolean => {
  const isGuest = useSelected(useSession(), selectIsGuest);
  const customer = useOfCustomer(selectCustomer, null);
  const hasSeveral = useOfCustomer(selectHasSeveralAccounts, false);
  return !isGuest && (customer === null || hasSeveral);
};

export const AccountSwitcher = () => (
  <LoadOnDemand isWanted={useSelected(useSession(), selectIsSignedIn)} load={loadSwitcher} />
);
