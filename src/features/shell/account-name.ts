/** What the shell calls a signed-in shopper: by the first name, by the e-mail address until that is known. */

import { selectCustomer } from '#machines/account/customer/customer.selectors.ts';
import { selectSessionEmail } from '#machines/session/session.selectors.ts';
import { useOfCustomer, useSelected, useSession } from '#shop/use-shop.ts';

export interface AccountName {
  /** Short enough for the header. */
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
