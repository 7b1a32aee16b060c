/** Reads the delivery day of a new order for its receipt (BEY-18). */

import type { DeliveryWindow } from '#machines/domain/delivery-window.ts';
import type { PendingOrder } from '#machines/domain/pending-order.ts';
import type { Transport } from '#transport/transport.ts';
import { toOrderInformation } from './order-lookup.wire.ts';
import {
  GuestPlannedDeliveryDocument,
  OwnPlannedDeliveryDocument,
} from './planned-delivery.merchant.graphql.ts';

/** Null if nothing is delivered or the backend plans no deliveries. */
export type PlannedDelivery = (
  order: PendingOrder,
  number: string | null,
  signal: AbortSignal,
) => Promise<DeliveryWindow | null>;

export const createPlannedDelivery = ({
  graphql,
  orderProof,
  has,
}: Pick<Transport, 'graphql' | 'orderProof' | 'has'>): PlannedDelivery => {
  const readOrder = async ({ isOwned, receipt }: PendingOrder, number: string, signal: AbortSignal) => {
    if (isOwned) {
      const { customer } = await graphql.read(OwnPlannedDeliveryDocument, { number }, signal);
      return customer?.orders?.items[0] ?? null;
    }
    const { email, billing } = receipt;
    const { postcode, lastname } = billing;
    const question = toOrderInformation({ number, email, postcode, lastname }, orderProof);
    // by POST: the proof of ownership must not appear in an address (TRK-04)
    return (await graphql.readByPost(GuestPlannedDeliveryDocument, { question }, signal)).guestOrder;
  };

  return async (order, number, signal) => {
    const { method, store } = order.receipt;
    if (!has('merchant') || number === null || method === null || store !== null) return null;
    const [first] = (await readOrder(order, number, signal))?.deliveries ?? [];
    if (first === undefined) return null;
    return { code: '', date: first.date, startsAt: first.starts_at, endsAt: first.ends_at, isFull: false };
  };
};
