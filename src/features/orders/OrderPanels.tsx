/** Order details for guest lookups and customers, with reordering (BEY-12, ACC-01). */

import type { ReactNode } from 'react';
import { rentalTexts } from '#copy/rental.ts';
import { addressLines, readsLike } from '#machines/domain/address-lines.ts';
import { deliveryWindowText } from '#machines/domain/delivery-window.ts';
import type { OrderedDelivery, OrderedLine, Parcel, TrackedOrder } from '#machines/domain/order-lookup.ts';
import { inFull, sumsOf } from '#machines/domain/sums.ts';
import { imageOf } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { isCurrencyNamedFor } from '#shop/currency-named.ts';
import { useTaxName } from '#shop/use-reading.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { OrderLines, type BoughtLine } from '#ui/OrderLines.tsx';
import { Panel } from '#ui/Panel.tsx';
import { TotalsList } from '#ui/TotalsList.tsx';
import styles from './OrderPanels.module.css';

const amountOf = (
  { rowTotal, isRowWithoutTax }: OrderedLine,
  taxName: string,
  format: string,
): string | null => {
  if (rowTotal === null) return null;
  const amount = inFull(rowTotal, format);
  return isRowWithoutTax === true ? `${amount} without ${taxName}` : amount;
};

const toBought = (line: OrderedLine, taxName: string, format: string): BoughtLine => ({
  ...line,
  facts: line.rental && rentalTexts(line.rental, line.quantity, format),
  href: line.path,
  srcFor: (width) => imageOf(line.image ?? '', width),
  amount: amountOf(line, taxName, format),
});

const sentWith = ({ carrier }: Parcel): string => (carrier === '' ? 'Sent' : `Sent with ${carrier}`);

const cameOrComes = (delivery: OrderedDelivery): string =>
  `${delivery.isMade ? 'Delivered' : 'Comes'} ${deliveryWindowText(delivery)}`;

const Progress = ({ status, parcels, deliveries = [] }: TrackedOrder) => (
  <>
    {deliveries.map((delivery) => (
      <p key={delivery.id} className={styles['status']}>
        {cameOrComes(delivery)}
      </p>
    ))}
    <p className={deliveries.length === 0 ? styles['status'] : styles['quiet']}>{status}</p>
    {parcels.map((parcel) => (
      <p key={parcel.id}>
        {sentWith(parcel)}
        {parcel.trackingNumber !== null && (
          <span className={styles['quiet']}>
            Tracking number <span className="tabular">{parcel.trackingNumber}</span>
          </span>
        )}
      </p>
    ))}
  </>
);

const Destination = ({ delivery, method }: TrackedOrder) =>
  delivery === null ? (
    <p>Nothing needs to be delivered: files come by email, and we call to arrange a visit.</p>
  ) : (
    <>
      <AddressLines lines={addressLines(delivery)} />
      {method !== null && <p className={styles['quiet']}>{method}</p>}
    </>
  );

const Bill = ({ billing, delivery }: TrackedOrder) => {
  if (billing === null) return null;
  if (delivery !== null && readsLike(delivery, billing))
    return <p className={styles['quiet']}>Billed to the delivery address.</p>;
  return (
    <div>
      <p className={styles['quiet']}>Billed to</p>
      <AddressLines lines={addressLines(billing)} />
    </div>
  );
};

export interface OrderPanelsProps {
  readonly order: TrackedOrder;
  /** Further status details. */
  readonly progress?: ReactNode;
  /** Further payment details. */
  readonly payment?: ReactNode;
  /** Reorder buttons. */
  readonly again: ReactNode;
}

export const OrderPanels = ({ order, progress, payment, again }: OrderPanelsProps) => {
  const format = usePriceFormat();
  const taxName = useTaxName();
  const isNamed = isCurrencyNamedFor(order.totals.grandTotal, [order.delivery, order.billing]);
  return (
    <div className={styles['panels']}>
      <Panel heading="Order status">
        <Progress {...order} />
        {progress}
      </Panel>
      <Panel heading="Where it goes">
        <Destination {...order} />
      </Panel>
      <Panel heading="Payment">
        {order.paymentLabel !== '' && <p>{order.paymentLabel}</p>}
        {payment}
        <Bill {...order} />
      </Panel>
      <Panel heading="What you ordered">
        <OrderLines lines={order.lines.map((line) => toBought(line, taxName, format))} />
        <TotalsList
          rows={sumsOf(order.totals, order.delivery === null ? null : 'Delivery', taxName, isNamed, format)}
        />
        {again}
      </Panel>
    </div>
  );
};
