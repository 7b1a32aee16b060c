/** What a fake shop's server has of the account: whatever the test says of a subject, else no orders. */

import { accountReadingMachine } from '#machines/account-reading/account-reading.machine.ts';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import { ordersOf } from '../models/past-orders.ts';
import type { MakeSlot } from './fake-people.ts';

export type SayAccount = (subject: AccountSubject) => AccountContent;

export const accountOn = (slot: MakeSlot, say: SayAccount = () => ordersOf()) =>
  accountReadingMachine.provide({
    actors: {
      readAccount: slot<AccountContent, { readonly subject: AccountSubject }>('readAccount', ({ subject }) =>
        say(subject),
      ),
    },
  });
