/** Receipt: number, next steps, delivery, billing and items (§3 order receipt, CHK-10). */

import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { rentalTexts } from '#copy/rental.ts';
import type { Address } from '#machines/domain/address.ts';
import { addressLines, readsLike } from '#machines/domain/address-lines.ts';
import { deliveryWindowText } from '#machines/domain/delivery-window.ts';
import type { Receipt } from '#machines/domain/order.ts';
import type { Store } from '#machines/domain/pickup.ts';
import { inFull, sumsOf } from '#machines/domain/sums.ts';
import { imageOf, orderPath, paths } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { isCurrencyNamedFor } from '#shop/currency-named.ts';
import { useAsk } from '#shop/use-ask.ts';
import { useTaxName } from '#shop/use-reading.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { OrderLines, type BoughtLine } from '#ui/OrderLines.tsx';
import { Panel } from '#ui/Panel.tsx';
import { TotalsList } from '#ui/TotalsList.tsx';
import styles from './ConfirmationScreen.module.css';

const linesOf = ({ lines }: Receipt, format: string): readonly BoughtLine[] =>
  lines.map(({ id, name, image, options, quantity, rental, rowTotal }) => ({
    id,
    name,
    quantity,
    options,
    facts: rental && rentalTexts(rental, quantity, format),
    srcFor: (width) => imageOf(image ?? '', width),
    amount: inFull(rowTotal, format),
  }));

const wayOf = ({ method, store }: Receipt): string | null => {
  if (method === null) return null;
  return store === null ? 'Delivery' : 'Collection';
};

/** Steps until the order arrives. */
const Steps = ({ method, store, hours }: Receipt) => {
  if (method === null)
    return <li>Nothing needs to be delivered: files come by email, and we call to arrange a visit.</li>;
  if (store !== null)
    return (
      <>
        <li>We pack your order at {store.name}.</li>
        <li>Whoever collects it brings the order number along.</li>
      </>
    );
  return (
    <>
      <li>
        {hours === null
          ? 'We pack your order and plan it into the next round to your address.'
          : `We pack your order and bring it on ${deliveryWindowText(hours)}.`}
      </li>
      <li>The driver brings it to your door and takes your empty bottles along.</li>
    </>
  );
};

/** Guests get the order lookup, prefilled from the receipt (BEY-12). */
const Tracking = ({ orderNumber: number, isOwned, email, billing: { postcode, lastname } }: Receipt) => {
  const ask = useAsk();
  if (number === null || isOwned) return null;
  const prepare = (): void =>
    ask.desk({ type: 'orderLookup.prepare', question: { number, email, postcode, lastname } });
  return (
    <li>
      See how it is coming along at any time:{' '}
      <a href={paths.orderLookup} onClick={prepare}>
        track this order
      </a>
      .
    </li>
  );
};

const Next = ({ receipt }: { readonly receipt: Receipt }) => (
  <ol className={styles['next']}>
    <li>
      Your confirmation is on its way to <strong>{receipt.email}</strong>.
    </li>
    <Steps {...receipt} />
    <Tracking {...receipt} />
  </ol>
);

interface PickupPartProps {
  readonly store: Store;
  /** The store's address under the name of the person who picks it up. */
  readonly address: Address;
}

const PickupPart = ({ store, address }: PickupPartProps) => (
  <Panel heading={`Collect from ${store.name}`}>
    <AddressLines
      lines={addressLines({ ...address, firstname: '', lastname: '', company: '', telephone: '' })}
    />
    {store.description !== '' && <p>{store.description}</p>}
    <p>
      Collected by {address.firstname} {address.lastname}
      <span className={styles['carrier']}>{address.telephone}</span>
    </p>
  </Panel>
);

/** Screen readers start here instead of at the top of the page. */
const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus({ preventScroll: true });

export interface ReceiptDetailsProps {
  readonly receipt: Receipt;
  readonly offer: ReactNode;
}

export const ReceiptDetails = ({ receipt, offer }: ReceiptDetailsProps) => {
  const format = usePriceFormat();
  const { orderNumber, isOwned, email, delivery, billing, store, method, hours, paymentLabel } = receipt;
  const taxName = useTaxName();
  const isNamed = isCurrencyNamedFor(receipt.totals.grandTotal, [delivery, billing]);
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
            Order number{' '}
            <strong className="tabular">
              {isOwned ? <a href={orderPath(orderNumber)}>{orderNumber}</a> : orderNumber}
            </strong>
          </p>
        )}
      </header>
      <div className={styles['parts']}>
        <Panel heading="What happens next">
          <Next receipt={receipt} />
        </Panel>
        {offer}
        {store !== null && <PickupPart store={store} address={delivery} />}
        {isDelivered && (
          <Panel heading="Delivery">
            <AddressLines lines={addressLines(delivery)} />
            <p>
              {method.methodTitle}
              {method.carrierTitle !== '' && <span className={styles['carrier']}>{method.carrierTitle}</span>}
            </p>
            {hours !== null && <p>{deliveryWindowText(hours)}</p>}
            {delivery.deliveryInstructions !== null && (
              <p>If nobody is home we may leave it, without a signature: {delivery.deliveryInstructions}</p>
            )}
          </Panel>
        )}
        <Panel heading="Payment">
          <p>{paymentLabel}</p>
          {isDelivered && readsLike(delivery, billing) ? (
            <p className={styles['quiet']}>Billed to the delivery address.</p>
          ) : (
            <div>
              <p className={styles['quiet']}>Billed to</p>
              <AddressLines lines={addressLines(billing)} />
            </div>
          )}
        </Panel>
        <Panel heading="Your order">
          <OrderLines lines={linesOf(receipt, format)} />
          <TotalsList rows={sumsOf(receipt.totals, wayOf(receipt), taxName, isNamed, format)} />
        </Panel>
      </div>
    </>
  );
};
