/** What the customer machine needs from outside. */

import type { Account, Company, Customer } from '../domain/customer.ts';
import { slot } from '../slot.ts';

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
