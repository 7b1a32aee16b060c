/** The context of the customer machine and what is computed from it. */

import { type Account, accountsOf, type Company, type Customer } from '../../domain/customer.ts';
import type { Failure } from '../../domain/failure.ts';
import type { CustomerFact } from './customer.events.ts';

/** A cart and the account whose number it has; null while pending. */
interface CartNumber {
  readonly cartId: string;
  readonly accountId: number;
  readonly externalId: number | null;
}

export interface CustomerContext {
  readonly customer: Customer | null;
  readonly company: Company | null;
  readonly currentAccountId: number | null;
  /** The account stored in this browser, until it is known whether it belongs to the customer. */
  readonly chosenAccountId: number | null;
  /** The account to switch to, until the cart has its number (BEY-10). */
  readonly wantedAccountId: number | null;
  /** The account that is to become the default. */
  readonly wantedDefaultId: number | null;
  /** The customer's cart, which needs the number of the current account. */
  readonly cartId: string | null;
  /** The last number sent to a cart. */
  readonly sentNumber: CartNumber | null;
  /** The number last confirmed for the cart; null while pending or not set. */
  readonly externalIdOnCart: number | null;
  /**
   * A switch failed and no number was confirmed since: the cart may have another account's (BEY-10).
   */
  readonly isNumberUnconfirmed: boolean;
  /** An order is being placed from this cart, so nothing is written to it. */
  readonly isCartHeld: boolean;
  /** A failed load is stored as the result (§4). */
  readonly failure: Failure | null;
}

export const noCustomer: CustomerContext = {
  customer: null,
  company: null,
  currentAccountId: null,
  chosenAccountId: null,
  wantedAccountId: null,
  wantedDefaultId: null,
  cartId: null,
  sentNumber: null,
  externalIdOnCart: null,
  isNumberUnconfirmed: false,
  isCartHeld: false,
  failure: null,
};

export const accountIn = (customer: Customer | null, accountId: number | null): Account | null =>
  (customer === null ? [] : accountsOf(customer)).find(({ id }) => id === accountId) ?? null;

export const currentAccountOf = ({ customer, currentAccountId }: CustomerContext): Account | null =>
  accountIn(customer, currentAccountId);

/** The number that the cart needs; null while the cart or the account is unknown. */
export const cartNumberFor = (context: CustomerContext, accountId: number | null): CartNumber | null => {
  const account = accountIn(context.customer, accountId);
  return context.cartId === null || account === null
    ? null
    : { cartId: context.cartId, accountId: account.id, externalId: account.customerId };
};

export const neededNumber = (context: CustomerContext): CartNumber | null =>
  cartNumberFor(context, context.currentAccountId);

export const isSwitchPossible = ({ customer, wantedAccountId, isCartHeld }: CustomerContext): boolean =>
  accountIn(customer, wantedAccountId) !== null && !isCartHeld;

export const selected = (account: Account): CustomerFact => {
  const { id: accountId, isActive } = account;
  return { type: 'customer.accountSelected', accountId, isActive, account };
};

/** Keeps a later request to switch that arrived in the meantime. */
export const pendingAccountAfter = (
  { wantedAccountId }: CustomerContext,
  accountId: number,
): number | null => (wantedAccountId === accountId ? null : wantedAccountId);

export const isSameNumber = (one: CartNumber, other: CartNumber | null): boolean =>
  one.cartId === other?.cartId && one.accountId === other.accountId && one.externalId === other.externalId;

/** The cart is known to have the number that was sent last. */
export const isNumberConfirmed = ({
  sentNumber,
  externalIdOnCart,
  isNumberUnconfirmed,
}: CustomerContext): boolean => !isNumberUnconfirmed && sentNumber?.externalId === externalIdOnCart;
