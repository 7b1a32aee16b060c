/** What the customer machine is asked and tells. */

import type { Account, Company, Customer } from '../../domain/customer.ts';
import type { Failure } from '../../domain/failure.ts';
import type { AddressOffers } from '../../domain/stored-address.ts';

/** Which account this browser was last told to buy for: from before a reload, or just now in another tab (BEY-10). */
export type AccountChoice = { readonly type: 'account.chosen'; readonly accountId: number };

export type CustomerEvent =
  | AccountChoice
  /** The shopper is signed in: read who they are (SESS-03). */
  | { readonly type: 'customer.load' }
  /** The address book may have changed: read again, as things stand. */
  | { readonly type: 'customer.refresh' }
  /** Reads again what could not be read. */
  | { readonly type: 'customer.retry' }
  | { readonly type: 'customer.reset' }
  /** The old account stays until the cart bears the number of the new one (BEY-10). */
  | { readonly type: 'customer.switchAccount'; readonly accountId: number }
  | { readonly type: 'customer.setDefaultAccount'; readonly accountId: number }
  /** An order is being placed: the cart is left as it is until `customer.release`; `held` tells when nothing is on its way any more (BEY-06). */
  | { readonly type: 'customer.hold' }
  | { readonly type: 'customer.release' }
  /** The customer number of the current account goes on this cart; trouble with it is nobody's business (§7). */
  | { readonly type: 'customer.setExternalId'; readonly cartId: string };

export type CustomerFact =
  | { readonly type: 'customer.loaded'; readonly customer: Customer }
  | { readonly type: 'customer.loadFailed'; readonly failure: Failure }
  | { readonly type: 'customer.companyLoaded'; readonly company: Company }
  /** Also told for the first account, which is selected when none is (§4). */
  | {
      readonly type: 'customer.accountSelected';
      readonly accountId: number;
      readonly isActive: boolean;
      readonly account: Account;
    }
  /** Here, by the shopper, after `accountSelected`: what the cart costs is to be asked anew (BEY-10). */
  | { readonly type: 'customer.accountSwitched'; readonly account: Account }
  /** The cart would not take the number of `account`: `kept` stays the one that is bought for. */
  | {
      readonly type: 'customer.switchFailed';
      readonly account: Account;
      readonly kept: Account | null;
      readonly failure: Failure;
    }
  /** What they need not type, with the current account or team first (CHK-15). */
  | { readonly type: 'customer.addressesOffered'; readonly offers: AddressOffers }
  | { readonly type: 'customer.defaultAccountChanged'; readonly accountId: number }
  | { readonly type: 'customer.changeFailed'; readonly failure: Failure }
  | { readonly type: 'customer.externalIdSet'; readonly externalId: number | null }
  /** Nothing is written into the cart from here until `customer.release`. */
  | { readonly type: 'customer.held' };
