/** What the customer machine is asked and tells. */

import type { Account, Company, Customer } from '../domain/customer.ts';
import type { Failure } from '../domain/failure.ts';
import type { AddressOffers } from '../domain/stored-address.ts';

export type CustomerEvent =
  /** The shopper is signed in: read who they are (SESS-03). */
  | { readonly type: 'customer.load' }
  /** The address book may have changed: read again, as things stand. */
  | { readonly type: 'customer.refresh' }
  /** Reads again what could not be read. */
  | { readonly type: 'customer.retry' }
  | { readonly type: 'customer.reset' }
  | { readonly type: 'customer.switchAccount'; readonly accountId: number }
  | { readonly type: 'customer.setDefaultAccount'; readonly accountId: number }
  /** An order is being placed: the cart is left as it is until `customer.release` (BEY-06). */
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
  /** What they need not type, with the current account or team first (CHK-15). */
  | { readonly type: 'customer.addressesOffered'; readonly offers: AddressOffers }
  | { readonly type: 'customer.defaultAccountChanged'; readonly accountId: number }
  | { readonly type: 'customer.changeFailed'; readonly failure: Failure }
  | { readonly type: 'customer.externalIdSet'; readonly externalId: number | null };
