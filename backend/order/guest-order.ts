/**
 * Finds a guest's order when number, email and postcode agree (from 2.4.8 the last name); errors
 * reveal nothing (BEY-12).
 */
import type { Queries } from '../database/database.ts';
import { Refusal, refuseInput, refuseMissing } from '../refusal.ts';
import { findOrderByNumber, findOrderByToken, type StoredOrder } from './orders.ts';

export interface OrderInformation {
  readonly number: string;
  readonly email: string;
  readonly postcode?: string | null;
  readonly lastname?: string | null;
}

function orderNotLocated(): Error {
  return refuseMissing("We couldn't locate an order with the information provided.");
}

/** A customer's order requires a sign-in as that customer. */
function requireOwner(stored: StoredOrder, customerId: number | null): StoredOrder {
  const owner = stored.order.customerId;
  if (owner !== null && owner !== customerId)
    throw new Refusal('authorization', 'Please login to view the order.');
  return stored;
}

function isSame(given: string | null | undefined, known: string | null): boolean {
  return given == null || given.trim().toLowerCase() === (known ?? '').toLowerCase();
}

export async function findGuestOrder(
  queries: Queries,
  { number, email, postcode, lastname }: OrderInformation,
  customerId: number | null,
): Promise<StoredOrder> {
  if (postcode == null && lastname == null)
    throw refuseInput('Required parameter "postcode" or "lastname" is missing');
  const stored = await findOrderByNumber(queries, number);
  const address = stored?.order.billingAddress;
  const isTheirs =
    address !== undefined &&
    isSame(email, stored?.order.email ?? null) &&
    isSame(postcode, address.postcode) &&
    isSame(lastname, address.lastname);
  if (stored === null || !isTheirs) throw orderNotLocated();
  return requireOwner(stored, customerId);
}

export async function findTokenOrder(
  queries: Queries,
  token: string,
  customerId: number | null,
): Promise<StoredOrder> {
  const stored = token === '' ? null : await findOrderByToken(queries, token);
  if (stored === null) throw orderNotLocated();
  return requireOwner(stored, customerId);
}
