/**
 * Fills the address book's slots: add, change, delete an entry, make it the default (§7, ADDR-08).
 */

import { fromPromise } from 'xstate';
import type { DefaultToSet, EntryToSave } from '#machines/account/address-book/address-book.actors.ts';
import type { BookAddress } from '#machines/domain/customer.ts';
import { FailureError } from '#machines/domain/failure.ts';
import type { Transport } from '#transport/transport.ts';
import {
  CreateCustomerAddressDocument,
  DeleteCustomerAddressDocument,
  UpdateCustomerAddressDocument,
} from './address-book.graphql.ts';
import { CreateNamedAddressDocument, UpdateNamedAddressDocument } from './address-book.merchant.graphql.ts';
import { toBookAddress } from './address-book.wire.ts';
import { toBookInput } from './book-input.wire.ts';
import { withEntryFields } from '../checkout/address-refusal.ts';
import type { CustomerAddressInput } from '../generated/graphql.ts';

const unanswered = (): FailureError => new FailureError('malformed', 'Server response was missing for query');

export const createAddressBookService = ({ graphql, has }: Transport) => {
  const create = async (input: CustomerAddressInput, signal: AbortSignal): Promise<BookAddress> => {
    if (has('merchant')) {
      const { createCustomerAddress: entry } = await graphql.write(
        CreateNamedAddressDocument,
        { input },
        signal,
      );
      if (entry === null) throw unanswered();
      return toBookAddress(entry, entry);
    }
    const { createCustomerAddress: entry } = await graphql.write(
      CreateCustomerAddressDocument,
      { input },
      signal,
    );
    if (entry === null) throw unanswered();
    return toBookAddress(entry);
  };

  const update = async (
    id: number,
    input: CustomerAddressInput,
    signal: AbortSignal,
  ): Promise<BookAddress> => {
    const change = { id, input };
    if (has('merchant')) {
      const { updateCustomerAddress: entry } = await graphql.write(
        UpdateNamedAddressDocument,
        change,
        signal,
      );
      if (entry === null) throw unanswered();
      return toBookAddress(entry, entry);
    }
    const { updateCustomerAddress: entry } = await graphql.write(
      UpdateCustomerAddressDocument,
      change,
      signal,
    );
    if (entry === null) throw unanswered();
    return toBookAddress(entry);
  };

  return {
    saveEntry: fromPromise<BookAddress, EntryToSave>(
      async ({ input: { entryId, draft, before }, signal }) => {
        const input = toBookInput(draft, before, has('merchant'));
        try {
          return await (entryId === null ? create(input, signal) : update(entryId, input, signal));
        } catch (cause) {
          throw withEntryFields(cause);
        }
      },
    ),

    removeEntry: fromPromise<void, { readonly entryId: number }>(async ({ input: { entryId }, signal }) => {
      const { deleteCustomerAddress: isDeleted } = await graphql.write(
        DeleteCustomerAddressDocument,
        { id: entryId },
        signal,
      );
      if (isDeleted !== true) throw unanswered();
    }),

    /** Sends only the default flag, so that the server keeps all other fields. */
    setDefaultEntry: fromPromise<BookAddress, DefaultToSet>(({ input: { entryId, kind }, signal }) =>
      update(entryId, kind === 'delivery' ? { default_shipping: true } : { default_billing: true }, signal),
    ),
  };
};
