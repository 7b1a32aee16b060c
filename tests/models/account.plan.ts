/** What the account passes on, and what its parts read again after a change (ACC-01, ACC-07). */

import { isDeepStrictEqual } from 'node:util';
import type { AccountEvent, AccountFact } from '#machines/account/account.events.ts';
import { accountMachine } from '#machines/account/account.machine.ts';
import { accountKey, type AccountSubject } from '#machines/domain/account-subject.ts';
import type { FailureKind } from '#machines/domain/failure.ts';
import { failure } from './goods.ts';
import { hannah } from './people.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const request = { type: 'customer.retry' } as const;
const kept = accountKey({ kind: 'savedPayments' });
const listed = accountKey({ kind: 'equipment' });
const savedOrder = { delivery: { isSavedInBook: true }, billing: { isSavedInBook: false } } as never;
const plainOrder = { delivery: { isSavedInBook: false }, billing: { isSavedInBook: false } } as never;
const forms = ['equipment', 'invoicePayment', 'invoicePdf', 'plannedDelivery', 'profile', 'savedPayments'];
const children = ['addressBook', 'customer', ...forms];
const coming = accountKey({ kind: 'activeOrders', page: 2 });
const unpaid = accountKey({ kind: 'unpaidInvoice' });

const refusals = (['refused', 'server', 'sessionExpired'] as readonly FailureKind[]).flatMap((kind) =>
  [true, false].flatMap((isLeft) =>
    (['profile', 'savedPayments', 'equipment', 'plannedDelivery'] as const).map(
      (noun) =>
        ({
          type: `${noun}.failed`,
          failure: failure(kind),
          asked: { type: noun },
          isLeft,
        }) as unknown as AccountFact,
    ),
  ),
);

const changes = ['addressBook.saved', 'addressBook.removed', 'addressBook.defaultChanged'].concat(
  ['customer.held', 'profile.detailsSaved', 'profile.personSaved'],
  ['savedPayments.removed', 'equipment.serviceRequested', 'plannedDelivery.changed'],
  ['invoicePayment.paid', 'invoicePayment.failed'],
);
const requests: readonly AccountEvent[] = [
  { type: 'account.passRequest', request },
  { type: 'account.read', subject: { kind: 'savedPayments' } },
  { type: 'account.read', subject: { kind: 'activeOrders', page: 2 } },
  { type: 'account.read', subject: { kind: 'unpaidInvoice' } },
  { type: 'account.noteOrder', receipt: savedOrder },
  { type: 'account.noteOrder', receipt: plainOrder },
  { type: 'account.retry' },
  { type: 'account.leave' },
  { type: 'account.forget' },
  { type: 'customer.loaded', customer: hannah },
  ...(['server', 'refused'] as const).map(
    (kind) => ({ type: 'addressBook.failed', failure: failure(kind), asked: null }) as never,
  ),
  ...changes.map((type) => ({ type }) as AccountEvent),
  ...refusals,
];

export const accountPlan = planOf({
  machine: accountMachine,
  proves: 'ACC-01, ACC-07',
  inputs: [{ postcodes: {} }],
  requests,
  projection: ({ readingKeys }) => readingKeys,
  rules: ({ now, was, type, event, facts, sent }, must) => {
    const kind = (event['failure'] as { readonly kind?: FailureKind } | undefined)?.kind ?? null;
    const [isLeft, isExpired] = [event['isLeft'] === true, kind === 'sessionExpired'];
    const isChange = /^(addressBook\.(saved|removed|defaultChanged)|profile\.(details|person)Saved)$/.test(
      type,
    );
    const isUnconfirmed = /^(addressBook|profile)\.failed$/.test(type) && kind === 'server';
    const isReread = isChange || isUnconfirmed || (type === 'profile.failed' && isLeft && !isExpired);
    const isFailedList = /^(savedPayments|equipment)\.failed$/.test(type) && !isLeft && !isExpired;
    const isList = isFailedList || /^(account\.read|savedPayments\.removed|equipment\.service)/.test(type);
    const subject = event['subject'] as AccountSubject | undefined;
    const key = subject ? accountKey(subject) : type.startsWith('equipment') ? listed : kept;
    must.start(key, isList && !was.readingKeys.includes(key));
    const isPaid = type.startsWith('invoicePayment.');
    const isMoved =
      type === 'plannedDelivery.changed' || (type === 'plannedDelivery.failed' && !isLeft && !isExpired);
    for (const [read, isChanged] of [
      [coming, isMoved],
      [unpaid, isPaid],
    ] as const)
      must(
        (key !== read && sent.includes(`${read} accountReading.refresh`)) ===
          (isChanged && was.readingKeys.includes(read)),
        'what may have changed is read again, only if it was read',
      );
    const isSync = type === 'customer.loaded';
    const left = forms.map((child) => `${child} ${child}.leave`);
    const gone = children.map((child) => `${child} ${child}.${child === 'customer' ? 'reset' : 'forget'}`);
    const retries = ['plannedDelivery', 'invoicePayment'].map((form) => `${form} ${form}.retry`);
    const repeated = was.readingKeys.map((one) => `${one} accountReading.retry`);
    const sends = (...all: readonly string[]): boolean => isDeepStrictEqual(sent.toSorted(), all.toSorted());
    must({
      'details that may have changed are read again': sent.includes('customer customer.load') === isReread,
      'a known reading is refreshed':
        sent.includes(`${key} accountReading.refresh`) === (isList && was.readingKeys.includes(key)),
      'the newest reading is the last to go': !isList || now.readingKeys.at(-1) === key,
      'every reading is asked once more': type !== 'account.retry' || sends(...retries, ...repeated),
      'passed on once': type !== 'account.passRequest' || sends('customer customer.retry'),
      'a book that an order changed':
        sent.includes('customer customer.refresh') === (event['receipt'] === savedOrder),
      'the book shows the newest addresses': sent.includes('addressBook addressBook.sync') === isSync,
      'the forms show the newest details': sent.includes('profile profile.sync') === isSync,
      'each form is left': type !== 'account.leave' || sends(...left),
      'nothing stays': type !== 'account.forget' || (sends(...gone) && now.readingKeys.length === 0),
    });
    const isRequest = type.startsWith('account.') || type === 'xstate.init';
    must(isDeepStrictEqual(facts, isRequest ? [] : [event]), 'a fact goes up unchanged');
  },
});
