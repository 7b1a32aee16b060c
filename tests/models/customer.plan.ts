/** What may happen to a customer's details, accounts and the number on their cart. */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { CustomerEvent } from '#machines/account/customer/customer.events.ts';
import { customerMachine } from '#machines/account/customer/customer.machine.ts';
import type { CustomerContext } from '#machines/account/customer/customer.context.ts';
import type { Account, Customer } from '#machines/domain/customer.ts';
import { failure } from './goods.ts';
import { accountOf, colin, grace, hannah, harbourline } from './people.ts';
import { after, done, failed, failing, planOf } from './plan.ts';

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
  rules: ({ now, was, state, before, type, event, error, facts, started, isDone, isFailed }, must) => {
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
