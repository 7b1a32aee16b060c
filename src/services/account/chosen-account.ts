/**
 * Fills the customer machine's slot: the account a customer buys for,
 * stored for reloads and shared with other tabs (BEY-10).
 */

import { fromCallback } from 'xstate';
import { tokenLifetime } from '#machines/domain/constants.ts';
import type { AccountChoice } from '#machines/account/customer/customer.events.ts';
import { readSlice, type Slice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Transport } from '#transport/transport.ts';

/** Expires with the session; the account is checked once the customer is loaded. */
export const chosenAccountSlice: Slice<number> = {
  key: storageKeys.chosenAccount,
  version: 1,
  lifetime: tokenLifetime,
  decode: (kept) => (typeof kept === 'number' && Number.isInteger(kept) ? kept : null),
};

export const createAccountWatch = ({ storage }: Pick<Transport, 'storage'>) =>
  fromCallback<AccountChoice, undefined>(({ sendBack }) => {
    const report = (): void => {
      const accountId = readSlice(storage, chosenAccountSlice);
      if (accountId !== null) sendBack({ type: 'account.chosen', accountId });
    };
    report();
    return storage.watch(chosenAccountSlice.key, report);
  });
