/** What may happen to a customer's details, accounts and the number on their cart. */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { CustomerEvent } from '#machines/account/customer/customer.events.ts';
import { customerMachine } from '#machines/account/customer/customer.machine.ts';
import { accountIn, type CustomerContext } from '#machines/account/customer/customer.context.ts';
import type { Account, Customer } from '#machines/domain/customer.ts';
import { failure } from './goods.ts';
import { accountOf, colin, grace, hannah, harbourline } from './people.ts';
import { after, done, failed, failing, planOf } from '#machines/tools/models/plan.ts';

/** One of Grace's teams has left her, the other is now the one by default. */
const graceLater: Customer = { ...grace, teams: [accountOf(8, { isActive: false })] };

const requests: readonly (CustomerEvent | EventObject)[] = [
  { type: 'customer.load' },
  { type: 'customer.refresh' },
  { type: 'customer.retry' },
  { type: 'customer.reset' },
  { type: 'customer.switchAccount', accountId: 7 },
  { type: 'customer.switchAccount', accountId: 8 },
  { type: 'customer.switchAccount', accountId: 3 },
  { type: 'customer.setDefaultAccount', accountId: 8 },
  { type: 'customer.setDefaultAccount', accountId: 99 },
  { type: 'customer.hold' },
  { type: 'customer.release' },
  { type: 'customer.setExternalId', cartId: 'cart-1' },
  { type: 'account.chosen', accountId: 8 },
  failed('watchAccount', failure('unexpected')),
];

/** The default and the switch do not meet: each is tried while the other rests. */
const isTried = ({ type }: EventObject, context: CustomerContext): boolean => {
  const { wantedAccountId, keptAccountId, wantedDefaultId } = context;
  if (type === 'customer.setDefaultAccount') return wantedAccountId === null && keptAccountId === null;
  if (type === 'customer.switchAccount' || type === 'account.chosen') return wantedDefaultId === null;
  return true;
};

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  loading: [hannah, colin, grace]
    .map((customer): EventObject => done('readCustomer', customer))
    .concat(failed('readCustomer', failure('network'))),
  loadingCompany: [
    done('readCompany', harbourline),
    done('readCompany', null),
    failed('readCompany', failure('server')),
  ],
  changingDefault: [
    done('setDefaultAccount', graceLater),
    ...failing('setDefaultAccount', 'refused', 'sessionExpired'),
  ],
  switching: [done('setExternalId'), ...failing('setExternalId', 'server', 'sessionExpired')],
  awaiting: [after('detailsPatience', 'customer.mark.awaiting')],
  marking: [done('setExternalId'), ...failing('setExternalId', 'server', 'sessionExpired')],
};

const accountsOf = ({ customer }: CustomerContext): readonly Account[] => {
  if (customer === null) return [];
  return customer.isCompanyCustomer ? customer.teams : customer.accounts;
};

export const customerPlan = planOf({
  machine: customerMachine,
  proves: 'SESS-03, ACC-05',
  events: (state, context) => [
    ...requests.filter((wish) => isTried(wish, context)),
    ...state.split('|').flatMap((part) => answers[part.split('.')[1] ?? ''] ?? []),
  ],
  projection: (now) => [
    now.isCartHeld,
    now.customer?.email,
    now.customer?.teams.length,
    now.currentAccountId,
    now.keptAccountId,
    now.wantedAccountId,
    now.wantedDefaultId,
    now.cartId,
    now.marking,
    now.cartId === null && now.wantedDefaultId === null && now.failure !== null,
  ],
  rules: ({ now, was, state, before, type, event, error, facts, told, started, isDone, isFailed }, must) => {
    const { customer, company, currentAccountId, marking } = now;
    const [details = '', mark = ''] = state.split('|').map((part) => part.split('.')[1]);
    const [detailsBefore = '', markBefore = ''] = before.split('|').map((part) => part.split('.')[1]);
    must(details !== 'absent' || (customer ?? company ?? currentAccountId) === null, 'nothing is left');
    must.start('watchAccount', before === '');
    must.start(
      'readCustomer',
      type === 'customer.load' ||
        (type === 'customer.refresh' && detailsBefore === 'known') ||
        (type === 'customer.retry' && detailsBefore === 'failed') ||
        (type === 'customer.hold' && detailsBefore === 'failed' && was.customer === null),
    );
    must.start('readCompany', isDone('readCustomer') && customer?.isCompanyCustomer === true);
    const wanted = accountsOf(now).find(({ id }) => id === now.wantedDefaultId);
    must.start('setDefaultAccount', details === 'changingDefault' && detailsBefore !== details, {
      account: wanted,
      isCorporate: customer?.isCompanyCustomer,
    });
    must.emit('customer.loaded', isDone('readCustomer'), { customer });
    must.emit('customer.loadFailed', isFailed('readCustomer'), { failure: error });
    must.emit('customer.companyLoaded', isDone('readCompany') && event['output'] !== null, { company });
    must.emit('customer.defaultAccountChanged', isDone('setDefaultAccount'), {
      accountId: was.wantedDefaultId,
    });
    must.emit('customer.changeFailed', isFailed('setDefaultAccount'), { failure: error });
    const isRead = isDone('readCustomer') || isDone('setDefaultAccount');
    const isExpired = error?.kind === 'sessionExpired';
    const isKept = isDone('setDefaultAccount') || (isFailed('setDefaultAccount') && !isExpired);
    const isWhole = isDone('readCustomer') && customer?.isCompanyCustomer !== true;
    must.enter('details.failed', isFailed('readCustomer'));
    must.enter('details.interrupted', isFailed('setDefaultAccount') && isExpired);
    must.enter(
      'details.changingDefault',
      (type === 'customer.setDefaultAccount' &&
        detailsBefore === 'known' &&
        event['accountId'] === 8 &&
        accountIn(was.customer, 8) !== null) ||
        ((isWhole || isDone('readCompany') || isFailed('readCompany')) &&
          accountIn(customer, was.wantedDefaultId) !== null),
    );
    must(!isKept || details === 'known', 'the default can be changed again');
    must(!isWhole || /known|changingDefault/.test(details), 'all is known');
    must(
      !(isDone('readCompany') || isFailed('readCompany')) || /known|changingDefault/.test(details),
      'all is known',
    );
    const isFollowed =
      type === 'account.chosen' &&
      /resting|held/.test(markBefore) &&
      event['accountId'] !== was.currentAccountId &&
      accountIn(was.customer, 8) !== null;
    must(
      !isFollowed || (currentAccountId === 8 && told.includes('customer.accountSelected')),
      'another tab switched',
    );
    const isSwitched = told.includes('customer.accountSwitched');
    must(
      !(isRead || isFollowed || isSwitched) || told.includes('customer.addressesOffered'),
      'the addresses are those of the account',
    );
    if (isRead && accountsOf(now).length > 0) must(currentAccountId !== null, 'an account is current');
    const isHold = type === 'customer.hold';
    must.hold({
      isCartHeld: (was.isCartHeld || isHold) && !/customer\.(release|reset)/.test(type),
      failure:
        isFailed('readCustomer') || (isFailed('setDefaultAccount') && !isExpired)
          ? error
          : isDone('readCustomer') ||
              type === 'customer.reset' ||
              (details === 'changingDefault' &&
                type === 'customer.setDefaultAccount' &&
                detailsBefore === 'known')
            ? null
            : was.failure,
    });
    must.enter('mark.interrupted', isFailed('setExternalId') && isExpired);
    if (markBefore === 'interrupted')
      must(
        mark === markBefore || /customer\.(load|hold|reset)/.test(type),
        'it is written again after signing in',
      );
    if (markBefore === 'interrupted' && /customer\.(load|hold)$/.test(type))
      must(
        mark !== markBefore && (started.includes('setExternalId') || now.marking === null),
        'it is written again',
      );
    if (isDone('setExternalId') || (isFailed('setExternalId') && !isExpired))
      must(!/interrupted/.test(mark), 'what is written is over');
    must(mark !== 'resting' || !now.isCartHeld, 'a cart is held as soon as nothing is written to it');
    must(
      mark !== 'resting' || now.wantedAccountId === null || now.wantedAccountId !== currentAccountId,
      'a wish that is met is none',
    );
    must(
      mark !== 'awaiting' || (now.isCartHeld && customer === null && details === 'loading'),
      'awaited only while it is read',
    );
    if (type.startsWith('xstate.after')) must(mark === 'held', 'what does not come is not waited for');
    if (type === 'customer.release' && markBefore === 'held')
      must(mark !== 'held', 'a released cart is free');
    if (
      isFailed('setExternalId') &&
      markBefore === 'switching' &&
      !isExpired &&
      accountIn(customer, was.marking?.accountId ?? null) !== null
    )
      must(told.includes('customer.switchFailed') && now.isMarkDoubted, 'a switch that failed is told');
    must(
      type !== 'account.chosen' ||
        isFollowed ||
        accountIn(was.customer, 8) === null ||
        now.wantedAccountId === 8 ||
        currentAccountId === 8,
      'another tab’s choice is followed',
    );
    if (type === 'customer.reset')
      must(
        state === 'details.absent|mark.resting' && now.cartId === null && now.wantedAccountId === null,
        'the customer is forgotten',
      );
    // the number of the account on the cart
    const isPut = started.includes('setExternalId');
    const account = accountsOf(now).find(({ id }) => id === marking?.accountId);
    must(
      !isPut || (marking?.cartId === now.cartId && marking?.externalId === account?.customerId),
      'the number of the account is put on the cart',
    );
    must(!isPut || markBefore !== 'held' || type === 'customer.release', 'nothing is written to a held cart');
    const isAgain = isPut && mark === 'marking' && isDeepStrictEqual(marking, was.marking);
    must(!isAgain || /customer\.(hold|load)/.test(type), 'a number is written once');
    must.emit('customer.externalIdSet', isDone('setExternalId'), {
      externalId: was.marking?.externalId ?? null,
    });
    must.emit('customer.held', mark === 'held' && markBefore !== 'held');
    must(mark !== 'held' || markBefore === 'held' || !isPut, 'a held cart has no write under way');
    const isMoved = currentAccountId !== was.currentAccountId && currentAccountId !== null;
    must(
      !isMoved ||
        facts.some(
          (fact) => fact.type === 'customer.accountSelected' && fact['accountId'] === currentAccountId,
        ),
      'another account is reported',
    );
    if (isDone('readCustomer') && currentAccountId !== null)
      must(
        accountsOf(now).some(({ id }) => id === currentAccountId),
        'the current account is one of theirs',
      );
  },
});
