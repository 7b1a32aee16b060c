/** What the words of the customer machine mean: its actors, actions and guards. */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { accountsOf, type Account, type Company, type Customer } from '../domain/customer.ts';
import { toFailure, type Failure } from '../domain/failure.ts';
import { present } from '../domain/present.ts';
import { isSessionExpired } from '../domain/session.ts';
import { addressOffersOf } from '../domain/stored-address.ts';
import { readCompany, readCustomer, setDefaultAccount, setExternalId } from './customer.actors.ts';
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
  /** Which account is to become the default one. */
  readonly wantedDefaultId: number | null;
  /** The customer's cart, which is to bear the number of the current account. */
  readonly cartId: string | null;
  /** What was last tried. */
  readonly marking: Marking | null;
  /** What the cart was last marked with; null while pending or not yet set. */
  readonly externalIdOnCart: number | null;
  /** An order is being placed of this cart: nothing is written into it. */
  readonly isCartHeld: boolean;
  /** A failure to load is stored as the result (§4). */
  readonly failure: Failure | null;
}

export const nobody: CustomerContext = {
  customer: null,
  company: null,
  currentAccountId: null,
  wantedDefaultId: null,
  cartId: null,
  marking: null,
  externalIdOnCart: null,
  isCartHeld: false,
  failure: null,
};

export const accountIn = (customer: Customer | null, accountId: number | null): Account | null =>
  (customer === null ? [] : accountsOf(customer)).find(({ id }) => id === accountId) ?? null;

export const currentAccountOf = ({ customer, currentAccountId }: CustomerContext): Account | null =>
  accountIn(customer, currentAccountId);

const fact = (told: CustomerFact): CustomerFact => told;

/** What the cart ought to bear; null while it is not known which cart, or whose. */
const wantedMarking = (context: CustomerContext): Marking | null => {
  const account = currentAccountOf(context);
  return context.cartId === null || account === null
    ? null
    : { cartId: context.cartId, accountId: account.id, externalId: account.customerId };
};

const isSameMarking = (one: Marking, other: Marking | null): boolean =>
  one.cartId === other?.cartId && one.accountId === other.accountId && one.externalId === other.externalId;

export const customerSetup = setup({
  types: { context: {} as CustomerContext, events: {} as CustomerEvent },
  actors: { readCustomer, readCompany, setDefaultAccount, setExternalId },
  actions: {
    report: sendParent((_, told: CustomerFact) => told),
    receiveCustomer: enqueueActions(({ enqueue }, { customer }: { customer: Customer }) => {
      enqueue.assign({ customer, failure: null });
      enqueue.sendParent(fact({ type: 'customer.loaded', customer }));
    }),
    // none is chosen yet, or the one that was is theirs no longer
    selectFirst: enqueueActions(({ context, enqueue }) => {
      if (currentAccountOf(context) !== null) return;
      const first = context.customer === null ? undefined : accountsOf(context.customer)[0];
      enqueue.assign({ currentAccountId: first?.id ?? null });
      if (first === undefined) return;
      const { id: accountId, isActive } = first;
      enqueue.sendParent(fact({ type: 'customer.accountSelected', accountId, isActive, account: first }));
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
    selectAccount: enqueueActions(({ context, enqueue }, { accountId }: { accountId: number }) => {
      const account = present(accountIn(context.customer, accountId), 'account');
      const { isActive } = account;
      enqueue.assign({ currentAccountId: accountId });
      enqueue.sendParent(fact({ type: 'customer.accountSelected', accountId, isActive, account }));
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
    release: assign({ isCartHeld: false }),
    keepCart: assign({ cartId: (_, { cartId }: { cartId: string }) => cartId }),
    // tried once, whatever comes of it
    beginMarking: assign({ marking: ({ context }) => wantedMarking(context), externalIdOnCart: null }),
    finishMarking: enqueueActions(({ context, enqueue }) => {
      const { externalId } = present(context.marking, 'marking');
      enqueue.assign({ externalIdOnCart: externalId });
      enqueue.sendParent(fact({ type: 'customer.externalIdSet', externalId }));
    }),
    forget: assign(nobody),
  },
  guards: {
    hasAccount: ({ context }, { accountId }: { accountId: number }) =>
      accountIn(context.customer, accountId) !== null,
    isCompanyCustomer: (_, { customer }: { customer: Customer }) => customer.isCompanyCustomer,
    isExpiry: (_, { error }: { error: unknown }) => isSessionExpired(toFailure(error)),
    isDefaultWanted: ({ context }) => accountIn(context.customer, context.wantedDefaultId) !== null,
    isMarkWanted: ({ context }) => {
      const wanted = wantedMarking(context);
      return !context.isCartHeld && wanted !== null && !isSameMarking(wanted, context.marking);
    },
  },
});
