/** The account pages of a fake shop: what the test says of a subject, else no orders. */

import type { NoticeAnswer } from '#machines/desk/delivery-notice/delivery-notice.actors.ts';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import { delivery, ordersOf } from '../models/past-orders.ts';

export type SayAccount = (subject: AccountSubject) => AccountContent;

export const accountAnswers = (say: SayAccount = () => ordersOf()) => ({
  readAccount: ({ subject }: { readonly subject: AccountSubject }) => say(subject),
  readNotice: () => delivery(7),
  confirmNotice: ({ instructions }: NoticeAnswer) => delivery(7, { stage: 'confirmed', instructions }),
});
