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
const forms = ['equipment', 'invoicePayment', 'invoiceSheet', 'plannedDelivery', 'profile', 'savedPayments'];
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
    const isDoubt = /^(addressBook|profile)\.failed$/.test(type) && kind === 'server';
    const isReread = isChange || isDoubt || (type === 'profile.failed' && isLeft && !isExpired);
    must(
      sent.includes('customer customer.load') === isReread,
      'details that may have changed are read again',
    );
    const isFailedList = /^(savedPayments|equipment)\.failed$/.test(type) && !isLeft && !isExpired;
    const isList = isFailedList || /^(account\.read|savedPayments\.removed|equipment\.service)/.test(type);
    const subject = event['subject'] as AccountSubject | undefined;
    const key = subject ? accountKey(subject) : type.startsWith('equipment') ? listed : kept;
    must.start(key, isList && !was.readingKeys.includes(key));
    must(
      sent.includes(`${key} accountReading.refresh`) === (isList && was.readingKeys.includes(key)),
      'a known reading is refreshed',
    );
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
    must(!isList || now.readingKeys.at(-1) === key, 'the newest reading is the last to go');
    must(
      type !== 'account.retry' ||
        isDeepStrictEqual(sent, [
          'plannedDelivery plannedDelivery.retry',
          'invoicePayment invoicePayment.retry',
          ...was.readingKeys.map((one) => `${one} accountReading.retry`),
        ]),
      'every reading is asked once more',
    );
    must(
      type !== 'account.passRequest' || isDeepStrictEqual(sent, ['customer customer.retry']),
      'passed on once',
    );
    must(
      sent.includes('customer customer.refresh') === (event['receipt'] === savedOrder),
      'a book that an order changed',
    );
    const isSync = type === 'customer.loaded';
    must(sent.includes('addressBook addressBook.sync') === isSync, 'the book shows the newest addresses');
    must(sent.includes('profile profile.sync') === isSync, 'the forms show the newest details');
    const left = forms.map((child) => `${child} ${child}.leave`);
    must(type !== 'account.leave' || isDeepStrictEqual(sent.toSorted(), left), 'each form is left');
    const isEnd = type === 'account.forget';
    const gone = children.map((child) => `${child} ${child}.${child === 'customer' ? 'reset' : 'forget'}`);
    must(
      !isEnd || (isDeepStrictEqual(sent.toSorted(), gone) && now.readingKeys.length === 0),
      'nothing stays',
    );
    const isRequest = type.startsWith('account.') || type === 'xstate.init';
    must(isDeepStrictEqual(facts, isRequest ? [] : [event]), 'a fact goes up unchanged');
  },
});
