/** An order that was found: how far it is, where it goes, how it was paid, what was bought (BEY-12). */

import { addressLines, readsLike } from '#machines/domain/address-lines.ts';
import type { OrderedLine, Parcel, TrackedOrder } from '#machines/domain/order-lookup.ts';
import { inFull, sumsOf } from '#machines/domain/sums.ts';
import { imageOf } from '#paths.ts';
import { useLanguage } from '#shop/use-shop.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { dateText } from '#ui/date-text.ts';
import { OrderLines, type BoughtLine } from '#ui/OrderLines.tsx';
import { Panel } from '#ui/Panel.tsx';
import { TotalsList } from '#ui/TotalsList.tsx';
import { BuyAgain } from './BuyAgain.tsx';
import styles from './OrderLookupScreen.module.css';

const toBought = ({ image, path, rowTotal, ...line }: OrderedLine): BoughtLine => ({
  ...line,
  href: path,
  srcFor: (width) => imageOf(image ?? '', width),
  amount: rowTotal === null ? null : inFull(rowTotal),
});

const sentWith = ({ carrier }: Parcel): string => (carrier === '' ? 'Sent' : `Sent with ${carrier}`);

const Progress = ({ order: { status, parcels } }: { readonly order: TrackedOrder }) => (
  <Panel heading="How far it is">
    <p className={styles['status']}>{status}</p>
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
  </Panel>
);

const Destination = ({ order: { delivery, method } }: { readonly order: TrackedOrder }) =>
  delivery === null ? (
    <Panel heading="Where it goes">
      <p>Everything comes by email: nothing needs to be delivered.</p>
    </Panel>
  ) : (
    <Panel heading="Where it goes">
      <AddressLines lines={addressLines(delivery)} />
      {method !== null && <p className={styles['quiet']}>{method}</p>}
    </Panel>
  );

const Payment = ({ order: { paymentLabel, billing, delivery } }: { readonly order: TrackedOrder }) => (
  <Panel heading="Payment">
    {paymentLabel !== '' && <p>{paymentLabel}</p>}
    {billing !== null &&
      (delivery !== null && readsLike(delivery, billing) ? (
        <p className={styles['quiet']}>Billed to the delivery address.</p>
      ) : (
        <div>
          <p className={styles['quiet']}>Billed to</p>
          <AddressLines lines={addressLines(billing)} />
        </div>
      ))}
  </Panel>
);

/** A screen reader begins here. */
const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus({ preventScroll: true });

export interface FoundOrderProps {
  readonly order: TrackedOrder;
}

export const FoundOrder = ({ order }: FoundOrderProps) => {
  const language = useLanguage();
  const { number, placedAt, email, lines, totals, delivery } = order;
  return (
    <>
      <header className={styles['header']}>
        <h1 ref={takeFocus} tabIndex={-1} className={styles['title']}>
          Order <span className="tabular">{number}</span>
        </h1>
        <p>
          Placed on {dateText(placedAt, language)}
          {email !== '' && <> by {email}</>}.
        </p>
      </header>
      <div className={styles['panels']}>
        <Progress order={order} />
        <Destination order={order} />
        <Payment order={order} />
        <Panel heading="What you ordered">
          <OrderLines lines={lines.map(toBought)} />
          <TotalsList rows={sumsOf(totals, delivery === null ? null : 'Delivery')} />
          <BuyAgain lines={lines} />
        </Panel>
      </div>
    </>
  );
};
