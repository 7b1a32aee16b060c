/** Requests to the customer machine and the facts it reports. */

import type { Account, Company, Customer } from '../../domain/customer.ts';
import type { Failure } from '../../domain/failure.ts';
import type { AddressOffers } from '../../domain/stored-address.ts';

/** The account chosen in this browser: before a reload, or just now in another tab (BEY-10). */
export type AccountChoice = { readonly type: 'account.chosen'; readonly accountId: number };

export type CustomerEvent =
  | AccountChoice
  /** The shopper signed in: read the customer (SESS-03). */
  | { readonly type: 'customer.load' }
  /** Reads the customer again because the address book may have changed. */
  | { readonly type: 'customer.refresh' }
  /** Repeats a read that failed. */
  | { readonly type: 'customer.retry' }
  | { readonly type: 'customer.reset' }
  /** The old account stays current until the cart has the number of the new one (BEY-10). */
  | { readonly type: 'customer.switchAccount'; readonly accountId: number }
  | { readonly type: 'customer.setDefaultAccount'; readonly accountId: number }
  /**
   * An order is being placed: nothing is written to the cart until `customer.release`. The fact
   * `held` reports that no write is in flight (BEY-06).
   */
  | { readonly type: 'customer.hold' }
  | { readonly type: 'customer.release' }
  /**
   * Writes the customer number of the current account to this cart; failures are not reported (§7).
   */
  | { readonly type: 'customer.setExternalId'; readonly cartId: string };

export type CustomerFact =
  | { readonly type: 'customer.loaded'; readonly customer: Customer }
  | { readonly type: 'customer.loadFailed'; readonly failure: Failure }
  | { readonly type: 'customer.companyLoaded'; readonly company: Company }
  /** Also reported for the first account, which is selected when none is (§4). */
  | {
      readonly type: 'customer.accountSelected';
      readonly accountId: number;
      readonly isActive: boolean;
      readonly account: Account;
    }
  /**
   * The shopper switched in this tab, after `accountSelected`: the totals must be read again
   * (BEY-10).
   */
  | { readonly type: 'customer.accountSwitched'; readonly account: Account }
  /** The cart did not accept the number of `account`: `kept` stays current. */
  | {
      readonly type: 'customer.switchFailed';
      readonly account: Account;
      readonly kept: Account | null;
      readonly failure: Failure;
    }
  /** Addresses the customer need not type; the current account or team comes first (CHK-15). */
  | { readonly type: 'customer.addressesOffered'; readonly offers: AddressOffers }
  | { readonly type: 'customer.defaultAccountChanged'; readonly accountId: number }
  | { readonly type: 'customer.changeFailed'; readonly failure: Failure }
  | { readonly type: 'customer.externalIdSet'; readonly externalId: number | null }
  /** This machine writes nothing to the cart until `customer.release`. */
  | { readonly type: 'customer.held' };
