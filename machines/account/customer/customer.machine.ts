/** The signed-in customer, their company and account, and its number on the cart (§4, SESS-03). */

import { and, assign, enqueueActions, not, sendParent, setup, stateIn } from 'xstate';
import { accountsOf, type Company, type Customer } from '../../domain/customer.ts';
import { toFailure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { addressOffersOf } from '../../domain/stored-address.ts';
import {
  readCompany,
  readCustomer,
  setDefaultAccount,
  setExternalId,
  watchAccount,
} from './customer.actors.ts';
import {
  accountIn,
  currentAccountOf,
  type CustomerContext,
  isNumberConfirmed,
  isSameNumber,
  isSwitchPossible,
  cartNumberFor,
  noCustomer,
  pendingAccountAfter,
  selected,
  neededNumber,
} from './customer.context.ts';
import type { CustomerEvent, CustomerFact } from './customer.events.ts';

const fact = (told: CustomerFact): CustomerFact => told;

export const customerMachine = setup({
  types: { context: {} as CustomerContext, events: {} as CustomerEvent },
  actors: { readCustomer, readCompany, setDefaultAccount, setExternalId, watchAccount },
  delays: {
    /** The shopper who pressed the button does not wait longer for details that may never arrive. */
    detailsPatience: 10_000,
  },
  actions: {
    report: sendParent((_, told: CustomerFact) => told),
    receiveCustomer: enqueueActions(({ enqueue }, { customer }: { customer: Customer }) => {
      enqueue.assign({ customer, failure: null });
      enqueue.sendParent(fact({ type: 'customer.loaded', customer }));
    }),
    // no account is selected yet, or the selected one is no longer available
    selectFirst: enqueueActions(({ context, enqueue }) => {
      if (currentAccountOf(context) !== null) return;
      const { customer, chosenAccountId } = context;
      const accounts = customer === null ? [] : accountsOf(customer);
      const first = accountIn(customer, chosenAccountId) ?? accounts[0];
      enqueue.assign({ currentAccountId: first?.id ?? null });
      if (first !== undefined) enqueue.sendParent(selected(first));
    }),
    offerAddresses: enqueueActions(({ context, enqueue }) => {
      if (context.customer === null) return;
      const offers = addressOffersOf(context.customer, currentAccountOf(context));
      enqueue.sendParent(fact({ type: 'customer.addressesOffered', offers }));
    }),
    receiveCompany: enqueueActions(({ enqueue }, { company }: { company: Company | null }) => {
      enqueue.assign({ company });
      if (company !== null) enqueue.sendParent(fact({ type: 'customer.companyLoaded', company }));
    }),
    failLoading: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.assign({ failure });
      enqueue.sendParent(fact({ type: 'customer.loadFailed', failure }));
    }),
    setChoice: assign({ chosenAccountId: (_, { accountId }: { accountId: number }) => accountId }),
    // the other tab has already written the number to the shared cart
    followChoice: enqueueActions(({ context, enqueue }, { accountId }: { accountId: number }) => {
      enqueue.assign({ currentAccountId: accountId, sentNumber: cartNumberFor(context, accountId) });
      enqueue.sendParent(selected(present(accountIn(context.customer, accountId), 'account')));
    }),
    setPendingAccount: assign({ wantedAccountId: (_, { accountId }: { accountId: number }) => accountId }),
    dropPendingAccount: assign({ wantedAccountId: null }),
    // there is no cart to write the number to
    switchAtOnce: enqueueActions(({ context, enqueue }) => {
      const account = present(accountIn(context.customer, context.wantedAccountId), 'account');
      enqueue.assign({ currentAccountId: account.id, wantedAccountId: null });
      enqueue.sendParent(selected(account));
      enqueue.sendParent(fact({ type: 'customer.accountSwitched', account }));
    }),
    beginSwitching: assign({
      sentNumber: ({ context }) => cartNumberFor(context, context.wantedAccountId),
      externalIdOnCart: null,
    }),
    finishSwitching: enqueueActions(({ context, enqueue }) => {
      const { accountId, externalId } = present(context.sentNumber, 'sentNumber');
      const account = accountIn(context.customer, accountId);
      enqueue.assign({
        externalIdOnCart: externalId,
        isNumberUnconfirmed: false,
        wantedAccountId: pendingAccountAfter(context, accountId),
      });
      enqueue.sendParent(fact({ type: 'customer.externalIdSet', externalId }));
      // the account disappeared when the details were read again
      if (account === null) return;
      enqueue.assign({ currentAccountId: accountId });
      enqueue.sendParent(selected(account));
      enqueue.sendParent(fact({ type: 'customer.accountSwitched', account }));
    }),
    // it is unknown whether the number was stored, so the old one is written again
    rollBack: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const { accountId } = present(context.sentNumber, 'sentNumber');
      const account = accountIn(context.customer, accountId);
      const wantedAccountId = pendingAccountAfter(context, accountId);
      enqueue.assign({ sentNumber: null, isNumberUnconfirmed: true, wantedAccountId });
      if (account === null) return;
      const kept = currentAccountOf(context);
      enqueue.sendParent(fact({ type: 'customer.switchFailed', account, kept, failure: toFailure(error) }));
    }),
    setPendingDefault: assign({
      wantedDefaultId: (_, { accountId }: { accountId: number }) => accountId,
      failure: null,
    }),
    receiveDefault: enqueueActions(({ context, enqueue }, { customer }: { customer: Customer }) => {
      const accountId = present(context.wantedDefaultId, 'wantedDefaultId');
      enqueue.assign({ customer, wantedDefaultId: null });
      enqueue.sendParent(fact({ type: 'customer.defaultAccountChanged', accountId }));
    }),
    failChange: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.assign({ failure, wantedDefaultId: null });
      enqueue.sendParent(fact({ type: 'customer.changeFailed', failure }));
    }),
    // the requested default is kept and repeated after the next sign-in
    reportInterruption: sendParent((_, { error }: { error: unknown }) =>
      fact({ type: 'customer.changeFailed', failure: toFailure(error) }),
    ),
    forgetNumber: assign({ sentNumber: null }),
    hold: assign({ isCartHeld: true }),
    // an order must not go to another account because the old number was not yet restored
    recheckNumber: assign({
      sentNumber: ({ context }) => (isNumberConfirmed(context) ? context.sentNumber : null),
    }),
    release: assign({ isCartHeld: false }),
    setCart: assign({ cartId: (_, { cartId }: { cartId: string }) => cartId }),
    // each number is tried once
    beginWriting: assign({ sentNumber: ({ context }) => neededNumber(context), externalIdOnCart: null }),
    finishWriting: enqueueActions(({ context, enqueue }) => {
      const { externalId } = present(context.sentNumber, 'sentNumber');
      enqueue.assign({ externalIdOnCart: externalId, isNumberUnconfirmed: false });
      enqueue.sendParent(fact({ type: 'customer.externalIdSet', externalId }));
    }),
    forget: assign(noCustomer),
  },
  guards: {
    hasAccount: ({ context }, { accountId }: { accountId: number }) =>
      accountIn(context.customer, accountId) !== null,
    isOtherAccount: ({ context }, { accountId }: { accountId: number }) =>
      accountId !== context.currentAccountId && accountIn(context.customer, accountId) !== null,
    isOnPendingAccount: ({ context }) =>
      context.wantedAccountId !== null && context.wantedAccountId === context.currentAccountId,
    isSwitchFree: ({ context }) => isSwitchPossible(context) && context.cartId === null,
    isHeld: ({ context }) => context.isCartHeld,
    isUnknown: ({ context }) => context.customer === null,
    isAwaited: and(['isHeld', 'isUnknown', stateIn({ details: 'loading' })]),
    isNotAwaited: not('isAwaited'),
    isSwitchPending: ({ context }) => isSwitchPossible(context),
    isCompanyCustomer: (_, { customer }: { customer: Customer }) => customer.isCompanyCustomer,
    isExpiry: (_, { error }: { error: unknown }) => isSessionExpired(toFailure(error)),
    isDefaultPending: ({ context }) => accountIn(context.customer, context.wantedDefaultId) !== null,
    isNumberDue: ({ context }) => {
      const wanted = neededNumber(context);
      return wanted !== null && !isSameNumber(wanted, context.sentNumber);
    },
  },
}).createMachine({
  id: 'customer',
  context: noCustomer,
  invoke: { id: 'watchAccount', src: 'watchAccount', onError: {} },
  type: 'parallel',
  on: {
    'customer.reset': { target: ['.details.absent', '.cartNumber.resting'], actions: 'forget' },
    'customer.switchAccount': [
      {
        guard: { type: 'hasAccount', params: ({ event }) => event },
        actions: { type: 'setPendingAccount', params: ({ event }) => event },
      },
      {},
    ],
    'account.chosen': [
      {
        guard: { type: 'hasAccount', params: ({ event }) => event },
        description: 'Another tab switched while this tab writes to the cart: the switch follows afterwards.',
        actions: { type: 'setPendingAccount', params: ({ event }) => event },
      },
      {
        description: 'The customer is not read yet: the choice is checked once they are.',
        actions: { type: 'setChoice', params: ({ event }) => event },
      },
    ],
    'customer.hold': { actions: 'hold' },
    'customer.release': { actions: 'release' },
    'customer.setExternalId': { actions: { type: 'setCart', params: ({ event }) => event } },
  },
  states: {
    details: {
      initial: 'absent',
      on: { 'customer.load': '.loading' },
      states: {
        absent: { description: 'A guest.' },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'readCustomer',
            src: 'readCustomer',
            onDone: [
              {
                guard: { type: 'isCompanyCustomer', params: ({ event }) => ({ customer: event.output }) },
                target: 'loadingCompany',
                actions: [
                  { type: 'receiveCustomer', params: ({ event }) => ({ customer: event.output }) },
                  'selectFirst',
                  'offerAddresses',
                ],
              },
              {
                target: 'known',
                actions: [
                  { type: 'receiveCustomer', params: ({ event }) => ({ customer: event.output }) },
                  'selectFirst',
                  'offerAddresses',
                ],
              },
            ],
            onError: { target: 'failed', actions: { type: 'failLoading', params: ({ event }) => event } },
          },
        },
        loadingCompany: {
          tags: 'busy',
          description: 'Only company customers have one, and only once their details are known.',
          invoke: {
            id: 'readCompany',
            src: 'readCompany',
            onDone: {
              target: 'known',
              actions: { type: 'receiveCompany', params: ({ event }) => ({ company: event.output }) },
            },
            // the shop works without the company's name
            onError: 'known',
          },
        },
        known: {
          always: {
            guard: 'isDefaultPending',
            target: 'changingDefault',
            description: 'Repeats a request that the expired session prevented (BEY-02).',
          },
          on: {
            'customer.refresh': 'loading',
            'customer.setDefaultAccount': {
              guard: { type: 'hasAccount', params: ({ event }) => event },
              target: 'changingDefault',
              actions: { type: 'setPendingDefault', params: ({ event }) => event },
            },
          },
        },
        changingDefault: {
          tags: 'busy',
          invoke: {
            id: 'setDefaultAccount',
            src: 'setDefaultAccount',
            input: ({ context: { customer, wantedDefaultId } }) => ({
              account: present(accountIn(customer, wantedDefaultId), 'account'),
              isCorporate: present(customer, 'customer').isCompanyCustomer,
            }),
            onDone: {
              target: 'known',
              actions: [
                { type: 'receiveDefault', params: ({ event }) => ({ customer: event.output }) },
                'selectFirst',
                'offerAddresses',
              ],
            },
            onError: [
              {
                guard: { type: 'isExpiry', params: ({ event }) => event },
                target: 'interrupted',
                actions: { type: 'reportInterruption', params: ({ event }) => event },
              },
              { target: 'known', actions: { type: 'failChange', params: ({ event }) => event } },
            ],
          },
        },
        interrupted: { description: 'The session ended first: resumes after the next sign-in.' },
        failed: {
          on: {
            'customer.retry': 'loading',
            'customer.hold': {
              guard: 'isUnknown',
              target: 'loading',
              description:
                'The order needs to know its customer, so the details are read once more (SESS-03).',
              actions: 'hold',
            },
          },
        },
      },
    },
    cartNumber: {
      description: 'The number of the current account on the cart; failures are not reported (§7, §8).',
      initial: 'resting',
      states: {
        resting: {
          always: [
            { guard: 'isOnPendingAccount', actions: 'dropPendingAccount' },
            { guard: 'isSwitchFree', actions: ['switchAtOnce', 'offerAddresses'] },
            { guard: 'isSwitchPending', target: 'switching' },
            { guard: 'isNumberDue', target: 'writingNumber' },
            { guard: 'isAwaited', target: 'awaiting' },
            { guard: 'isHeld', target: 'held' },
          ],
          on: {
            'customer.hold': {
              description:
                'A number that may be another account’s, or was not confirmed, is written again before the order.',
              actions: ['hold', 'recheckNumber'],
            },
            'account.chosen': {
              guard: { type: 'isOtherAccount', params: ({ event }) => event },
              description: 'Another tab switched, and this tab follows.',
              actions: [{ type: 'followChoice', params: ({ event }) => event }, 'offerAddresses'],
            },
          },
        },
        awaiting: {
          tags: 'busy',
          description: "An order waits for the customer's details, up to a limit.",
          always: { guard: 'isNotAwaited', target: 'resting' },
          after: { detailsPatience: 'held' },
        },
        held: {
          description: 'An order is being placed: the cart keeps its number (BEY-06, BEY-10).',
          entry: { type: 'report', params: { type: 'customer.held' } },
          always: { guard: 'isOnPendingAccount', actions: 'dropPendingAccount' },
          on: {
            'customer.release': { target: 'resting', actions: 'release' },
            'account.chosen': {
              guard: { type: 'isOtherAccount', params: ({ event }) => event },
              description: 'Another tab switched, and this tab follows.',
              actions: [{ type: 'followChoice', params: ({ event }) => event }, 'offerAddresses'],
            },
          },
        },
        switching: {
          tags: 'busy',
          entry: 'beginSwitching',
          description:
            'The account becomes current once the cart has its number; on failure the old number is restored (BEY-10).',
          invoke: {
            id: 'setExternalId',
            src: 'setExternalId',
            input: ({ context }) => ({
              cartId: present(context.cartId, 'cartId'),
              account: present(accountIn(context.customer, context.wantedAccountId), 'account'),
              isCorporate: present(context.customer, 'customer').isCompanyCustomer,
            }),
            onDone: { target: 'resting', actions: ['finishSwitching', 'offerAddresses'] },
            onError: [
              { guard: { type: 'isExpiry', params: ({ event }) => event }, target: 'interrupted' },
              { target: 'resting', actions: { type: 'rollBack', params: ({ event }) => event } },
            ],
          },
        },
        writingNumber: {
          tags: 'busy',
          entry: 'beginWriting',
          description: 'Later requests wait for this one: two writes could overtake each other.',
          invoke: {
            id: 'setExternalId',
            src: 'setExternalId',
            input: ({ context }) => ({
              cartId: present(context.cartId, 'cartId'),
              account: present(currentAccountOf(context), 'account'),
              isCorporate: present(context.customer, 'customer').isCompanyCustomer,
            }),
            onDone: { target: 'resting', actions: 'finishWriting' },
            onError: [
              { guard: { type: 'isExpiry', params: ({ event }) => event }, target: 'interrupted' },
              { target: 'resting' },
            ],
          },
        },
        interrupted: {
          description: 'The session ended first: continues once the shopper has signed in again (BEY-02).',
          on: {
            'customer.load': { target: 'resting', actions: 'forgetNumber' },
            'customer.hold': {
              target: 'resting',
              description: 'The shopper had already signed in again: the number is written before the order.',
              actions: ['hold', 'forgetNumber'],
            },
          },
        },
      },
    },
  },
});
