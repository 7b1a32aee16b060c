/** Walks a fake shop's checkout to a tab. */

import type { Customer } from '#machines/domain/customer.ts';
import { cups, lineOf, water } from '../models/goods.ts';
import { accountOf, bookEntry, colin, hannah } from '../models/people.ts';
import { openShop, type FakeShop } from './fake-services.ts';

export const twoLines = [lineOf('1', water(2)), lineOf('2', cups(1))];
export const allLocked = [true, true, true, true];
export const noneLocked = [false, false, false, false];

/** A customer with two addresses; the first is where everything goes by default. */
export const atHome: Customer = {
  ...hannah,
  addresses: [
    bookEntry(1, '14 Latrobe Terrace', { isDefaultShipping: true, isDefaultBilling: true }),
    bookEntry(2, '88 Marine Parade'),
  ],
};
/** Delivered to one door, billed to another. */
export const twoDoors: Customer = {
  ...hannah,
  addresses: [
    bookEntry(1, '14 Latrobe Terrace', { isDefaultShipping: true }),
    bookEntry(2, '88 Marine Parade', { isDefaultBilling: true }),
  ],
};

/** A customer who buys for two accounts at two doors. */
const lytton = { ...accountOf(1).address, street: ['7 Export Street'], city: 'Lytton' };
export const twoAccounts: Customer = {
  ...colin,
  accounts: [accountOf(1), accountOf(2, { address: lytton })],
};

type Options = Parameters<typeof openShop>[0];

/** A shop with one line in its cart, and with its customer if one is given. */
export const openFor = async (customer: Customer | null = null, options: Options = {}): Promise<FakeShop> => {
  const people = customer === null ? {} : { people: { owner: { email: customer.email }, customer } };
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))], ...people, ...options });
  await shop.quiet();
  return shop;
};

export const openCheckout = async (customer: Customer | null = null, options: Options = {}) => {
  const shop = await openFor(customer, options);
  await shop.beginCheckout();
  return shop;
};

/** A customer whose address is known at the open card form. */
export const toPaymentAs = async (customer: Customer, options: Options = {}) => {
  const shop = await openCheckout(customer, options);
  await shop.deliverAndPay();
  return shop;
};

/** A shop with two lines in its cart and the checkout open on its first tab. */
export const begin = () => openCheckout(null, { lines: twoLines });

export const toDelivery = async (): Promise<FakeShop> => {
  const shop = await begin();
  await shop.submitEmail();
  return shop;
};

export const toShipping = async (): Promise<FakeShop> => {
  const shop = await toDelivery();
  await shop.changeDelivery();
  await shop.submitDelivery();
  return shop;
};

export const toPayment = async (): Promise<FakeShop> => {
  const shop = await toShipping();
  await shop.submitShipping();
  await shop.showPayment();
  return shop;
};

/** The usual cart, a dollar dearer. */
export const dearer = (usual: () => unknown) => {
  const cart = usual() as { readonly grandTotal: { readonly cents: number } };
  return { ...cart, grandTotal: { ...cart.grandTotal, cents: cart.grandTotal.cents + 100 } };
};
