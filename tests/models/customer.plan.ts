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
  const { wantedAccountId, chosenAccountId, wantedDefaultId } = context;
  if (type === 'customer.setDefaultAccount') return wantedAccountId === null && chosenAccountId === null;
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
  awaiting: [after('detailsPatience', 'customer.cartNumber.awaiting')],
  writingNumber: [done('setExternalId'), ...failing('setExternalId', 'server', 'sessionExpired')],
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
    now.chosenAccountId,
    now.wantedAccountId,
    now.wantedDefaultId,
    now.cartId,
    now.sentNumber,
    now.cartId === null && now.wantedDefaultId === null && now.failure !== null,
  ],
  rules: ({ now, was, state, before, type, event, error, facts, told, started, isDone, isFailed }, must) => {
    const { customer, company, currentAccountId, sentNumber } = now;
    const [details = '', cartNumber = ''] = state.split('|').map((part) => part.split('.')[1]);
    const [detailsBefore = '', numberBefore = ''] = before.split('|').map((part) => part.split('.')[1]);
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
    const name = type.replace('customer.', '');
    const isExpired = error?.kind === 'sessionExpired';
    const isCompany = isDone('readCompany') || isFailed('readCompany');
    const isWhole = isCompany || (isDone('readCustomer') && customer?.isCompanyCustomer !== true);
    const isRefused = isFailed('setDefaultAccount') && !isExpired;
    const meant = accountIn(was.customer, Number(event['accountId'] ?? 0));
    const isWish = name === 'setDefaultAccount' && detailsBefore === 'known' && meant !== null;
    const wanted = accountIn(customer, isWish ? now.wantedDefaultId : was.wantedDefaultId);
    const isToSet = isWish || (isWhole && wanted !== null);
    must.enter('details.failed', isFailed('readCustomer'));
    must.enter('details.interrupted', isFailed('setDefaultAccount') && isExpired);
    must.enter('details.changingDefault', isToSet);
    must.enter('details.known', (isWhole && !isToSet) || isRefused || isDone('setDefaultAccount'));
    const isCorporate = customer?.isCompanyCustomer;
    must.start('setDefaultAccount', isToSet, { account: wanted, isCorporate });
    must.emit('customer.loaded', isDone('readCustomer'), { customer });
    must.emit('customer.loadFailed', isFailed('readCustomer'), { failure: error });
    must.emit('customer.companyLoaded', isDone('readCompany') && event['output'] !== null, { company });
    const accountId = was.wantedDefaultId;
    must.emit('customer.defaultAccountChanged', isDone('setDefaultAccount'), { accountId });
    must.emit('customer.changeFailed', isFailed('setDefaultAccount'), { failure: error });
    const isOther = meant !== null && event['accountId'] !== was.currentAccountId;
    const isFollowed = type === 'account.chosen' && /resting|held/.test(numberBefore) && isOther;
    must(!isFollowed || currentAccountId === event['accountId'], 'another tab switched');
    const isRead = isDone('readCustomer') || isDone('setDefaultAccount');
    const isOffered = isRead || isFollowed || told.includes('customer.accountSwitched');
    must(!isOffered || told.includes('customer.addressesOffered'), 'the addresses are those of the account');
    must(!isRead || accountsOf(now).length === 0 || currentAccountId !== null, 'an account is current');
    const isClear = isDone('readCustomer') || name === 'reset' || isWish;
    must.hold({
      isCartHeld: (was.isCartHeld || name === 'hold') && !/^(release|reset)$/.test(name),
      failure: isFailed('readCustomer') || isRefused ? error : isClear ? null : was.failure,
    });
    const isOver = state === 'details.absent|cartNumber.resting' && now.cartId === null;
    must(name !== 'reset' || (isOver && now.wantedAccountId === null), 'the customer is forgotten');
    // the number of the account on the cart
    const isPut = started.includes('setExternalId');
    const account = accountsOf(now).find(({ id }) => id === sentNumber?.accountId);
    const isRight = sentNumber?.cartId === now.cartId && sentNumber?.externalId === account?.customerId;
    must(!isPut || isRight, 'the number of the account is put on the cart');
    must(!isPut || numberBefore !== 'held' || name === 'release', 'nothing is written to a held cart');
    const isAgain = isPut && cartNumber === 'writingNumber' && isDeepStrictEqual(sentNumber, was.sentNumber);
    must(!isAgain || /^(hold|load)$/.test(name), 'a number is written once');
    must.enter('cartNumber.interrupted', isFailed('setExternalId') && isExpired);
    const isRetry = numberBefore === 'interrupted' && /^(load|hold)$/.test(name);
    const isWritten = cartNumber !== numberBefore && (isPut || sentNumber === null);
    must(!isRetry || isWritten, 'it is written again after signing in');
    const isMet = now.wantedAccountId !== null && now.wantedAccountId === currentAccountId;
    must(cartNumber !== 'resting' || (!now.isCartHeld && !isMet), 'nothing is left to do at rest');
    const isAwaited = now.isCartHeld && customer === null && details === 'loading';
    must(cartNumber !== 'awaiting' || isAwaited, 'awaited only while it is read');
    must(!type.startsWith('xstate.after') || cartNumber === 'held', 'what does not come is not waited for');
    must(name !== 'release' || cartNumber !== 'held', 'a released cart is free');
    const isLost = isFailed('setExternalId') && numberBefore === 'switching' && !isExpired;
    const isKnown = accountIn(customer, was.sentNumber?.accountId ?? null) !== null;
    const isTold = told.includes('customer.switchFailed') && now.isNumberUnconfirmed;
    must(!(isLost && isKnown) || isTold, 'a switch that failed is told');
    const externalId = was.sentNumber?.externalId ?? null;
    must.emit('customer.externalIdSet', isDone('setExternalId'), { externalId });
    must.emit('customer.held', cartNumber === 'held' && numberBefore !== 'held');
    must(cartNumber !== 'held' || numberBefore === 'held' || !isPut, 'a held cart has no write under way');
    const isMoved = currentAccountId !== was.currentAccountId && currentAccountId !== null;
    const selected = facts.flatMap((fact) =>
      fact.type === 'customer.accountSelected' ? [fact['accountId']] : [],
    );
    must(!isMoved || selected.includes(currentAccountId), 'another account is reported');
    const isTheirs = accountsOf(now).some(({ id }) => id === currentAccountId);
    must(!isDone('readCustomer') || currentAccountId === null || isTheirs, 'the account is one of theirs');
  },
});
