/** The account pages of a fake shop: what the test says of a subject, else no orders. */

import { accountReadingMachine } from '#machines/account-reading/account-reading.machine.ts';
import type { NoticeAnswer } from '#machines/delivery-notice/delivery-notice.actors.ts';
import { deliveryNoticeMachine } from '#machines/delivery-notice/delivery-notice.machine.ts';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import { delivery, ordersOf } from '../models/past-orders.ts';
import type { MakeSlot } from './fake-people.ts';

export type SayAccount = (subject: AccountSubject) => AccountContent;

export const accountOn = (slot: MakeSlot, say: SayAccount = () => ordersOf()) => ({
  accountReading: accountReadingMachine.provide({
    actors: {
      readAccount: slot<AccountContent, { readonly subject: AccountSubject }>('readAccount', ({ subject }) =>
        say(subject),
      ),
    },
  }),
  deliveryNotice: deliveryNoticeMachine.provide({
    actors: {
      readNotice: slot('readNotice', () => delivery(7)),
      confirmNotice: slot('confirmNotice', ({ instructions }: NoticeAnswer) =>
        delivery(7, { stage: 'confirmed', instructions }),
      ),
    },
  }),
});
