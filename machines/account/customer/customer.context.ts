/** What the customer machine remembers, and what is reckoned from it. */

import { type Account, accountsOf, type Company, type Customer } from '../../domain/customer.ts';
import type { Failure } from '../../domain/failure.ts';
import type { CustomerFact } from './customer.events.ts';

/** Which cart bears the number of which account; null where that is pending. */
interface Marking {
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

/** What the cart ought to bear; null while it is not known which cart, or whose. */
export const markingFor = (context: CustomerContext, accountId: number | null): Marking | null => {
  const account = accountIn(context.customer, accountId);
  return context.cartId === null || account === null
    ? null
    : { cartId: context.cartId, accountId: account.id, externalId: account.customerId };
};

export const wantedMarking = (context: CustomerContext): Marking | null =>
  markingFor(context, context.currentAccountId);

export const isSwitchPossible = ({ customer, wantedAccountId, isCartHeld }: CustomerContext): boolean =>
  accountIn(customer, wantedAccountId) !== null && !isCartHeld;

export const selected = (account: Account): CustomerFact => {
  const { id: accountId, isActive } = account;
  return { type: 'customer.accountSelected', accountId, isActive, account };
};

/** Of a wish that another followed meanwhile the other one stays. */
export const restOfWish = ({ wantedAccountId }: CustomerContext, accountId: number): number | null =>
  wantedAccountId === accountId ? null : wantedAccountId;

export const isSameMarking = (one: Marking, other: Marking | null): boolean =>
  one.cartId === other?.cartId && one.accountId === other.accountId && one.externalId === other.externalId;

/** The cart bears the number that was tried last, as far as anybody has heard. */
export const isMarkSure = ({ marking, externalIdOnCart, isMarkDoubted }: CustomerContext): boolean =>
  !isMarkDoubted && marking?.externalId === externalIdOnCart;
