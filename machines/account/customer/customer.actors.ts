/** Actor slots that the customer machine needs. */

import type { Account, Company, Customer } from '../../domain/customer.ts';
import { listenerSlot, slot } from '../../slot.ts';
import type { AccountChoice } from './customer.events.ts';

export const readCustomer = slot<Customer, undefined>('readCustomer');

/** Null without the company module or without a company. */
export const readCompany = slot<Company | null, undefined>('readCompany');

export const setDefaultAccount = slot<Customer, { readonly account: Account; readonly isCorporate: boolean }>(
  'setDefaultAccount',
);

export const setExternalId = slot<
  void,
  { readonly cartId: string; readonly account: Account; readonly isCorporate: boolean }
>('setExternalId');

/**
 * Sends the account stored in this browser at once and whenever another tab chooses one. The
 * machine checks whether it belongs to the customer.
 */
export const watchAccount = listenerSlot<AccountChoice, undefined>('watchAccount');
