/**
 * Fills the customer machine's slots: details, company, accounts and
 * teams, the customer number on the cart (§7 GraphQL operations).
 */

import { fromPromise } from 'xstate';
import type { Account, Company, Customer } from '#machines/domain/customer.ts';
import { FailureError } from '#machines/domain/failure.ts';
import type { Transport } from '#transport/transport.ts';
import { CustomerCompanyDocument } from './customer.commerce.graphql.ts';
import { CustomerDetailsDocument } from './customer.graphql.ts';
import {
  MerchantCustomerDocument,
  SetDefaultAccountDocument,
  SetExternalIdOnCartDocument,
} from './customer.merchant.graphql.ts';
import { toCompany, toCustomer, toStockCustomer } from './customer.wire.ts';
import { readCustomerTypes } from './customer-types.ts';

interface Chosen {
  readonly account: Account;
  readonly isCorporate: boolean;
}

const missing = (): FailureError => new FailureError('malformed', 'Server response was missing for query');

export const createCustomerService = ({ graphql, has }: Transport) => {
  const readStockCustomer = async (signal: AbortSignal): Promise<Customer> => {
    const { customer } = await graphql.read(CustomerDetailsDocument, {}, signal);
    if (customer === null) throw missing();
    return toStockCustomer(customer);
  };

  const readMerchantCustomer = async (signal: AbortSignal): Promise<Customer> => {
    const [{ customer }, types] = await Promise.all([
      graphql.read(MerchantCustomerDocument, {}, signal),
      readCustomerTypes({ graphql, has }, signal),
    ]);
    if (customer === null) throw missing();
    return toCustomer(customer, types);
  };

  return {
    readCustomer: fromPromise<Customer, undefined>(({ signal }) =>
      has('merchant') ? readMerchantCustomer(signal) : readStockCustomer(signal),
    ),

    readCompany: fromPromise<Company | null, undefined>(async ({ signal }) => {
      if (!has('commerce')) return null;
      return toCompany(await graphql.read(CustomerCompanyDocument, {}, signal));
    }),

    setDefaultAccount: fromPromise<Customer, Chosen>(async ({ input: { account, isCorporate }, signal }) => {
      const variables = isCorporate ? { teamId: account.id } : { accountId: account.id };
      const { setDefaultAccount } = await graphql.write(SetDefaultAccountDocument, variables, signal);
      if (setDefaultAccount === null) throw missing();
      return toCustomer(setDefaultAccount, await readCustomerTypes({ graphql, has }, signal));
    }),

    setExternalId: fromPromise<void, Chosen & { readonly cartId: string }>(
      async ({ input: { cartId, account, isCorporate }, signal }) => {
        const whose = isCorporate ? { teamId: account.id } : { accountId: account.id };
        const variables = { cartId, externalId: account.customerId, ...whose };
        await graphql.write(SetExternalIdOnCartDocument, variables, signal);
      },
    ),
  };
};
