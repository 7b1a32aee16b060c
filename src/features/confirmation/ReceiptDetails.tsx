/** The receipt: number, what happens next, where and how it comes, whose bill it is, what was bought (§3 order receipt, CHK-10). */

import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Address } from '#machines/domain/address.ts';
import { deliveryWindowText } from '#machines/domain/delivery-window.ts';
import { formatPrice, type Money } from '#machines/domain/money.ts';
import type { Receipt } from '#machines/domain/order.ts';
import type { Store } from '#machines/domain/pickup.ts';
import { imageOf } from '#paths.ts';
import { OptionList } from '#ui/OptionList.tsx';
import { Thumbnail } from '#ui/Thumbnail.tsx';
import { TotalsList, type TotalsRow } from '#ui/TotalsList.tsx';
import styles from './ConfirmationScreen.module.css';

const inFull = (amount: Money): string => formatPrice(amount, { forceDecimals: true, zeroIsFree: false });

interface PartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

const Part = ({ heading, children }: PartProps) => (
  <section className={styles['part']}>
    <h2 className={styles['part-heading']}>{heading}</h2>
    {children}
  </section>
);

const linesOf = (address: Address): readonly string[] =>
  [
    `${address.firstname} ${address.lastname}`.trim(),
    address.company,
    [address.street2, address.street].filter((part) => part !== '').join(', '),
    [address.city, address.regionCode, address.postcode].filter((part) => part !== '').join(' '),
    address.telephone,
  ].filter((line) => line !== '');

const AddressLines = ({ address }: { readonly address: Address }) => (
  <address className={styles['address']}>
    {linesOf(address).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
);

const isSame = (one: Address, other: Address): boolean => linesOf(one).join() === linesOf(other).join();

const rowsOf = ({ totals, method, store }: Receipt): readonly TotalsRow[] => [
  { label: 'Subtotal', amount: inFull(totals.subtotal) },
  ...(totals.discount.cents === 0 ? [] : [{ label: 'Discount', amount: inFull(totals.discount) }]),
  ...(method === null
    ? []
    : [
        {
          label: store === null ? 'Delivery' : 'Collection',
          amount: formatPrice(totals.shipping, { forceDecimals: true }),
        },
      ]),
  ...(totals.giftCards === undefined ? [] : [{ label: 'Gift cards', amount: inFull(totals.giftCards) }]),
  {
    label: 'Total',
    amount: inFull(totals.grandTotal),
    emphasis: 'total',
    note: totals.tax.cents === 0 ? undefined : `Includes ${inFull(totals.tax)} GST`,
  },
];

/** What is done with it until it is there. */
const Steps = ({ method, store }: Receipt) => {
  if (method === null) return <li>Everything else comes by email: nothing needs to be delivered.</li>;
  if (store !== null)
    return (
      <>
        <li>We pack your order at {store.name}.</li>
        <li>Whoever collects it brings the order number along.</li>
      </>
    );
  return (
    <>
      <li>We pack your order and plan it into the next round to your address.</li>
      <li>The driver brings it to your door and takes your empty bottles along.</li>
    </>
  );
};

const Next = ({ receipt }: { readonly receipt: Receipt }) => (
  <ol className={styles['next']}>
    <li>
      Your confirmation is on its way to <strong className={styles['email']}>{receipt.email}</strong>.
    </li>
    <Steps {...receipt} />
  </ol>
);

interface CollectionPartProps {
  readonly store: Store;
  /** The store's, under the name of whoever comes. */
  readonly address: Address;
}

const CollectionPart = ({ store, address }: CollectionPartProps) => (
  <Part heading={`Collect from ${store.name}`}>
    <AddressLines address={{ ...address, firstname: '', lastname: '', company: '', telephone: '' }} />
    {store.description !== '' && <p>{store.description}</p>}
    <p>
      Collected by {address.firstname} {address.lastname}
      <span className={styles['carrier']}>{address.telephone}</span>
    </p>
  </Part>
);

const Bought = ({ receipt }: { readonly receipt: Receipt }) => (
  <>
    <ul className={styles['lines']}>
      {receipt.lines.map(({ id, name, image, options, quantity, rowTotal }) => (
        <li key={id} className={styles['line']}>
          <span className={styles['image']}>
            <Thumbnail srcFor={(width) => imageOf(image ?? '', width)} size={56} />
          </span>
          <div>
            {name} × {quantity}
            <OptionList options={options} />
          </div>
          <span className="tabular">{inFull(rowTotal)}</span>
        </li>
      ))}
    </ul>
    <TotalsList rows={rowsOf(receipt)} />
  </>
);

/** A screen reader begins here, and not at the top of another page. */
const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus({ preventScroll: true });

export interface ReceiptDetailsProps {
  readonly receipt: Receipt;
  readonly offer: ReactNode;
}

export const ReceiptDetails = ({ receipt, offer }: ReceiptDetailsProps) => {
  const { orderNumber, email, delivery, billing, store, method, hours, paymentLabel } = receipt;
  const isDelivered = method !== null && store === null;
  const firstname = isDelivered ? delivery.firstname : billing.firstname;
  return (
    <>
      <header className={styles['header']}>
        <CircleCheck className={styles['check']} aria-hidden="true" size={48} />
        <h1 ref={takeFocus} tabIndex={-1} className={styles['title']}>
          {firstname === '' ? 'Thank you.' : `Thank you, ${firstname}.`} Your order is placed.
        </h1>
        {orderNumber === null ? (
          <p>Your order number is on its way to {email}.</p>
        ) : (
          <p>
            Order number <strong className="tabular">{orderNumber}</strong>
          </p>
        )}
      </header>
      <div className={styles['parts']}>
        <Part heading="What happens next">
          <Next receipt={receipt} />
        </Part>
        {offer}
        {store !== null && <CollectionPart store={store} address={delivery} />}
        {isDelivered && (
          <Part heading="Delivery">
            <AddressLines address={delivery} />
            <p>
              {method.methodTitle}
              {method.carrierTitle !== '' && <span className={styles['carrier']}>{method.carrierTitle}</span>}
            </p>
            {hours !== null && <p>{deliveryWindowText(hours)}</p>}
            {delivery.deliveryInstructions !== null && (
              <p>If nobody is home we may leave it, without a signature: {delivery.deliveryInstructions}</p>
            )}
          </Part>
        )}
        <Part heading="Payment">
          <p>{paymentLabel}</p>
          {isDelivered && isSame(delivery, billing) ? (
            <p className={styles['quiet']}>Billed to the delivery address.</p>
          ) : (
            <div>
              <p className={styles['quiet']}>Billed to</p>
              <AddressLines address={billing} />
            </div>
          )}
        </Part>
        <Part heading="Your order">
          <Bought receipt={receipt} />
        </Part>
      </div>
    </>
  );
};
