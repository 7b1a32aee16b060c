/** What a fake shop has of a subject: what the test says, else an empty menu and no orders. */

import type { NoticeAnswer } from '#machines/desk/delivery-notice/delivery-notice.actors.ts';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import type { RouteResolution } from '#machines/domain/route.ts';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { delivery, ordersOf } from '../models/past-orders.ts';
import { friday } from '../models/planned-delivery.plan.ts';

export type SayAccount = (subject: AccountSubject) => AccountContent;
export type SayContent = (subject: Subject) => Content;

const route: RouteResolution = { type: 'CATEGORY', id: 7, relativeUrl: 'water.html', redirectCode: 0 };

export const accountAnswers = (say: SayAccount = () => ordersOf()) => ({
  readAccount: ({ subject }: { readonly subject: AccountSubject }) => say(subject),
  readNotice: () => delivery(7),
  readChoices: () => [friday],
  confirmNotice: ({ instructions }: NoticeAnswer) => delivery(7, { stage: 'confirmed', instructions }),
});

export const catalogAnswers = (say: SayContent = () => ({ kind: 'menu', items: [] })) => ({
  readContent: ({ subject }: { readonly subject: Subject }) => say(subject),
  resolveRoute: () => route,
});
