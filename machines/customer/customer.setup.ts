/** What the words of the customer machine mean: its actors, actions and guards. */

import { and, assign, enqueueActions, not, sendParent, setup, stateIn } from 'xstate';
import { accountsOf, type Account, type Company, type Customer } from '../domain/customer.ts';
import { toFailure, type Failure } from '../domain/failure.ts';
import { present } from '../domain/present.ts';
import { isSessionExpired } from '../domain/session.ts';
import { addressOffersOf } from '../domain/stored-address.ts';
import {
  readCompany,
  readCustomer,
  setDefaultAccount,
  setExternalId,
  watchAccount,
} from './customer.actors.ts';
import type { CustomerEvent, CustomerFact } from './customer.events.ts';

/** Which cart bears the number of which account; null where that is pending. */
export interface Marking {
  readonly cartId: string;
  readonly accountId: number;
  readonly externalId: number | null;
}

export interface CustomerContext {
  readonly customer: Customer | null;
  readonly company: Company | null;
  readonly currentAccountId: number | null;
  /** The one this browser kept as chosen, until it is known whether it is theirs. */
  readonly keptAccountId: number | null;
  /** The one to switch to, for as long as the cart does not bear its number (BEY-10). */
  readonly wantedAccountId: number | null;
  /** Which account is to become the default one. */
  readonly wantedDefaultId: number | null;
  /** The customer's cart, which is to bear the number of the current account. */
  readonly cartId: string | null;
  /** What was last tried. */
  readonly marking: Marking | null;
  /** What the cart was last marked with; null while pending or not yet set. */
  readonly externalIdOnCart: number | null;
  /** A switch has failed, and no number was heard to arrive since: the cart may bear another account's (BEY-10). */
  readonly isMarkDoubted: boolean;
  /** An order is being placed of this cart: nothing is written into it. */
  readonly isCartHeld: boolean;
  /** A failure to load is stored as the result (§4). */
  readonly failure: Failure | null;
}

export const nobody: CustomerContext = {
  customer: null,
  company: null,
  currentAccountId: null,
  keptAccountId: null,
  wantedAccountId: null,
  wantedDefaultId: null,
  cartId: null,
  marking: null,
  externalIdOnCart: null,
  isMarkDoubted: false,
  isCartHeld: false,
  failure: null,
};

export const accountIn = (customer: Customer | null, accountId: number | null): Account | null =>
  (customer === null ? [] : accountsOf(customer)).find(({ id }) => id === accountId) ?? null;

export const currentAccountOf = ({ customer, currentAccountId }: CustomerContext): Account | null =>
  accountIn(customer, currentAccountId);

const fact = (told: CustomerFact): CustomerFact => told;

/** What the cart ought to bear; null while it is not known which cart, or whose. */
const markingFor = (context: CustomerContext, accountId: number | null): Marking | null => {
  const account = accountIn(context.customer, accountId);
  return context.cartId === null || account === null
    ? null
    : { cartId: context.cartId, accountId: account.id, externalId: account.customerId };
};

const wantedMarking = (context: CustomerContext): Marking | null =>
  markingFor(context, context.currentAccountId);

const isSwitchPossible = ({ customer, wantedAccountId, isCartHeld }: CustomerContext): boolean =>
  accountIn(customer, wantedAccountId) !== null && !isCartHeld;

const selected = (account: Account): CustomerFact => {
  const { id: accountId, isActive } = account;
  return { type: 'customer.accountSelected', accountId, isActive, account };
};

/** Of a wish that another followed meanwhile the other one stays. */
const restOfWish = ({ wantedAccountId }: CustomerContext, accountId: number): number | null =>
  wantedAccountId === accountId ? null : wantedAccountId;

const isSameMarking = (one: Marking, other: Marking | null): boolean =>
  one.cartId === other?.cartId && one.accountId === other.accountId && one.externalId === other.externalId;

/** The cart bears the number that was tried last, as far as anybody has heard. */
const isMarkSure = ({ marking, externalIdOnCart, isMarkDoubted }: CustomerContext): boolean =>
  !isMarkDoubted && marking?.externalId === externalIdOnCart;

export const customerSetup = setup({
  types: { context: {} as CustomerContext, events: {} as CustomerEvent },
  actors: { readCustomer, readCompany, setDefaultAccount, setExternalId, watchAccount },
  delays: {
    /** Who presses the button is not kept waiting for what may never come. */
    detailsPatience: 10_000,
  },
  actions: {
    report: sendParent((_, told: CustomerFact) => told),
    receiveCustomer: enqueueActions(({ enqueue }, { customer }: { customer: Customer }) => {
      enqueue.assign({ customer, failure: null });
      enqueue.sendParent(fact({ type: 'customer.loaded', customer }));
    }),
    // none is chosen yet, or the one that was is theirs no longer
    selectFirst: enqueueActions(({ context, enqueue }) => {
      if (currentAccountOf(context) !== null) return;
      const { customer, keptAccountId } = context;
      const accounts = customer === null ? [] : accountsOf(customer);
      const first = accountIn(customer, keptAccountId) ?? accounts[0];
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
    keepChoice: assign({ keptAccountId: (_, { accountId }: { accountId: number }) => accountId }),
    // the other tab has seen to the cart that both share
    followChoice: enqueueActions(({ context, enqueue }, { accountId }: { accountId: number }) => {
      enqueue.assign({ currentAccountId: accountId, marking: markingFor(context, accountId) });
      enqueue.sendParent(selected(present(accountIn(context.customer, accountId), 'account')));
    }),
    wantAccount: assign({ wantedAccountId: (_, { accountId }: { accountId: number }) => accountId }),
    dropWish: assign({ wantedAccountId: null }),
    // there is no cart that would have to know
    switchAtOnce: enqueueActions(({ context, enqueue }) => {
      const account = present(accountIn(context.customer, context.wantedAccountId), 'account');
      enqueue.assign({ currentAccountId: account.id, wantedAccountId: null });
      enqueue.sendParent(selected(account));
      enqueue.sendParent(fact({ type: 'customer.accountSwitched', account }));
    }),
    beginSwitching: assign({
      marking: ({ context }) => markingFor(context, context.wantedAccountId),
      externalIdOnCart: null,
    }),
    finishSwitching: enqueueActions(({ context, enqueue }) => {
      const { accountId, externalId } = present(context.marking, 'marking');
      const account = accountIn(context.customer, accountId);
      enqueue.assign({
        externalIdOnCart: externalId,
        isMarkDoubted: false,
        wantedAccountId: restOfWish(context, accountId),
      });
      enqueue.sendParent(fact({ type: 'customer.externalIdSet', externalId }));
      // the details were read anew meanwhile, without it
      if (account === null) return;
      enqueue.assign({ currentAccountId: accountId });
      enqueue.sendParent(selected(account));
      enqueue.sendParent(fact({ type: 'customer.accountSwitched', account }));
    }),
    // whether the number arrived nobody knows: the old one is set again
    rollBack: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const { accountId } = present(context.marking, 'marking');
      const account = accountIn(context.customer, accountId);
      const wantedAccountId = restOfWish(context, accountId);
      enqueue.assign({ marking: null, isMarkDoubted: true, wantedAccountId });
      if (account === null) return;
      const kept = currentAccountOf(context);
      enqueue.sendParent(fact({ type: 'customer.switchFailed', account, kept, failure: toFailure(error) }));
    }),
    wantDefault: assign({
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
    // what was wanted is kept: it is asked again after the next sign-in
    reportInterruption: sendParent((_, { error }: { error: unknown }) =>
      fact({ type: 'customer.changeFailed', failure: toFailure(error) }),
    ),
    forgetMarking: assign({ marking: null }),
    hold: assign({ isCartHeld: true }),
    // no order goes to another account because its number could not be taken back at once
    doubtMark: assign({ marking: ({ context }) => (isMarkSure(context) ? context.marking : null) }),
    release: assign({ isCartHeld: false }),
    keepCart: assign({ cartId: (_, { cartId }: { cartId: string }) => cartId }),
    // tried once, whatever comes of it
    beginMarking: assign({ marking: ({ context }) => wantedMarking(context), externalIdOnCart: null }),
    finishMarking: enqueueActions(({ context, enqueue }) => {
      const { externalId } = present(context.marking, 'marking');
      enqueue.assign({ externalIdOnCart: externalId, isMarkDoubted: false });
      enqueue.sendParent(fact({ type: 'customer.externalIdSet', externalId }));
    }),
    forget: assign(nobody),
  },
  guards: {
    hasAccount: ({ context }, { accountId }: { accountId: number }) =>
      accountIn(context.customer, accountId) !== null,
    isOtherAccount: ({ context }, { accountId }: { accountId: number }) =>
      accountId !== context.currentAccountId && accountIn(context.customer, accountId) !== null,
    isWishMet: ({ context }) =>
      context.wantedAccountId !== null && context.wantedAccountId === context.currentAccountId,
    isSwitchFree: ({ context }) => isSwitchPossible(context) && context.cartId === null,
    isHeld: ({ context }) => context.isCartHeld,
    isUnknown: ({ context }) => context.customer === null,
    isAwaited: and(['isHeld', 'isUnknown', stateIn({ details: 'loading' })]),
    isNotAwaited: not('isAwaited'),
    isSwitchWanted: ({ context }) => isSwitchPossible(context),
    isCompanyCustomer: (_, { customer }: { customer: Customer }) => customer.isCompanyCustomer,
    isExpiry: (_, { error }: { error: unknown }) => isSessionExpired(toFailure(error)),
    isDefaultWanted: ({ context }) => accountIn(context.customer, context.wantedDefaultId) !== null,
    isMarkWanted: ({ context }) => {
      const wanted = wantedMarking(context);
      return wanted !== null && !isSameMarking(wanted, context.marking);
    },
  },
});
