/** What the customer machine needs from outside. */

import type { Account, Company, Customer } from '../../domain/customer.ts';
import { listenerSlot, slot } from '../../slot.ts';
import type { AccountChoice } from './customer.events.ts';

export const readCustomer = slot<Customer, undefined>('readCustomer');

/** Null where there is none to be had: no company layer, or no company. */
export const readCompany = slot<Company | null, undefined>('readCompany');

export const setDefaultAccount = slot<Customer, { readonly account: Account; readonly isCorporate: boolean }>(
  'setDefaultAccount',
);

export const setExternalId = slot<
  void,
  { readonly cartId: string; readonly account: Account; readonly isCorporate: boolean }
>('setExternalId');

/** Sends the account this browser keeps as chosen, at once and whenever another tab chooses; whose it is, the machine sees. */
export const watchAccount = listenerSlot<AccountChoice, undefined>('watchAccount');
