/**
 * Derives an order's progress from the clock; no background job runs. A paid order is processing
 * one hour after it was placed and complete after its delivery day. An unpaid order without a
 * planned delivery stays as it was placed.
 */
import type { Delivery } from '../delivery/deliveries.ts';
import type { Order, OrderItem } from './store-order.ts';

export type OrderStatus = 'Pending' | 'Processing' | 'Complete';

const preparedAfter = 60 * 60 * 1000;

export interface Progress {
  readonly status: OrderStatus;
  readonly changedAt: Date;
  readonly isInvoiced: boolean;
  /** Null where nothing has shipped, or nothing will. */
  readonly shippedOn: string | null;
}

export function isShippable({ type, options }: OrderItem): boolean {
  return (
    type !== 'virtual' &&
    type !== 'downloadable' &&
    !(type === 'giftcard' && options.giftCard?.recipientEmail)
  );
}

export function progressOf(
  order: Order,
  isInvoiced: boolean,
  deliveries: readonly Delivery[],
  now: Date,
): Progress {
  const delivered = deliveries.filter(({ status }) => status === 'delivered');
  const isDelivered = deliveries.length > 0 && delivered.length === deliveries.length;
  const shippedOn = isDelivered ? (delivered.at(-1)?.deliverOn ?? null) : null;
  const preparedAt = new Date(order.placedAt.getTime() + preparedAfter);
  const isPrepared = isInvoiced && preparedAt <= now;
  const isDone = isDelivered || order.isVirtual;
  if (isPrepared && isDone)
    return {
      status: 'Complete',
      changedAt: shippedOn ? new Date(`${shippedOn}T00:00:00Z`) : preparedAt,
      isInvoiced,
      shippedOn,
    };
  if (isDelivered || isPrepared)
    return { status: 'Processing', changedAt: preparedAt, isInvoiced, shippedOn };
  return { status: 'Pending', changedAt: order.placedAt, isInvoiced, shippedOn };
}
