/** Name of the signed-in customer; their e-mail address until it is loaded. */

import { selectCustomer } from '#machines/account/customer/customer.selectors.ts';
import { selectSessionEmail } from '#machines/session/session.selectors.ts';
import { useOfCustomer, useSelected, useSession } from '#shop/use-shop.ts';

export interface AccountName {
  /** Short form for the header. */
  readonly short: string;
  readonly full: string;
  readonly email: string;
}

export const useAccountName = (): AccountName => {
  const email = useSelected(useSession(), selectSessionEmail) ?? '';
  const customer = useOfCustomer(selectCustomer, null);
  if (customer === null) return { short: email, full: email, email };
  const { firstname, lastname } = customer;
  return { short: firstname, full: `${firstname} ${lastname}`, email: customer.email };
};
