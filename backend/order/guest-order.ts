/** Finds a guest's order: number, email and postcode must all agree, and a wrong one tells nothing (BEY-12). */
import type { Queries } from '../database/database.ts';
import { refuseMissing } from '../refusal.ts';
import { findOrderByNumber, type StoredOrder } from './orders.ts';

export interface OrderInformation {
  readonly number: string;
  readonly email: string;
  readonly postcode: string;
}

export function orderNotLocated(): Error {
  return refuseMissing("We couldn't locate an order with the information provided.");
}

export async function findGuestOrder(
  queries: Queries,
  { number, email, postcode }: OrderInformation,
): Promise<StoredOrder> {
  const stored = await findOrderByNumber(queries, number);
  const isTheirs =
    stored !== null &&
    stored.order.email.toLowerCase() === email.trim().toLowerCase() &&
    stored.order.billingAddress.postcode === postcode.trim();
  if (!isTheirs) throw orderNotLocated();
  return stored;
}
