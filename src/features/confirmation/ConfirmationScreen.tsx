/** The receipt: number, what was bought, where and how it comes, what happens next (CHK-10, look.md confirmation). */

import { CircleCheck, PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectReceipt } from '#machines/checkout/checkout.selectors.ts';
import type { Address } from '#machines/domain/address.ts';
import { formatPrice, type Money } from '#machines/domain/money.ts';
import type { Receipt } from '#machines/domain/order.ts';
import { paths } from '#paths.ts';
import { useCheckout, useSelected, useTitleSuffix } from '#shop/use-shop.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { TotalsList } from '#ui/TotalsList.tsx';
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

const AddressLines = ({ address }: { readonly address: Address }) => (
  <address className={styles['address']}>
    {[
      `${address.firstname} ${address.lastname}`,
      address.company,
      [address.street2, address.street].filter((part) => part !== '').join(', '),
      [address.city, address.regionCode, address.postcode].filter((part) => part !== '').join(' '),
    ]
      .filter((line) => line !== '')
      .map((line) => (
        <span key={line}>{line}</span>
      ))}
  </address>
);

const ReceiptDetails = ({ receipt }: { readonly receipt: Receipt }) => {
  const { orderNumber, email, delivery, method, paymentLabel, lines, totals } = receipt;
  return (
    <>
      <header className={styles['header']}>
        <CircleCheck className={styles['check']} aria-hidden="true" size={48} />
        <h1>Thank you, {delivery.firstname}. Your order is placed.</h1>
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
          <ol className={styles['next']}>
            <li>We pack your order and plan it into the next round to your address.</li>
            <li>The driver brings it to your door and takes your empty bottles along.</li>
          </ol>
        </Part>
        <Part heading="Delivery">
          <AddressLines address={delivery} />
          {method !== null && <p>{method.methodTitle}</p>}
        </Part>
        <Part heading="Payment">
          <p>{paymentLabel}</p>
        </Part>
        <Part heading="Your order">
          <ul className={styles['lines']}>
            {lines.map(({ id, name, quantity, rowTotal }) => (
              <li key={id} className={styles['line']}>
                <span>
                  {name} × {quantity}
                </span>
                <span className="tabular">{inFull(rowTotal)}</span>
              </li>
            ))}
          </ul>
          <TotalsList
            rows={[
              { label: 'Subtotal', amount: inFull(totals.subtotal) },
              ...(totals.discount.cents === 0
                ? []
                : [{ label: 'Discount', amount: inFull(totals.discount) }]),
              { label: 'Delivery', amount: formatPrice(totals.shipping, { forceDecimals: true }) },
              {
                label: 'Total',
                amount: inFull(totals.grandTotal),
                emphasis: 'total',
                note: totals.tax.cents === 0 ? undefined : `Includes ${inFull(totals.tax)} GST`,
              },
            ]}
          />
        </Part>
      </div>
      <LinkButton href={paths.home} color="primary">
        Keep shopping
      </LinkButton>
    </>
  );
};

/** Lazy routes are default exports. */
export default function ConfirmationScreen() {
  const receipt = useSelected(useCheckout(), selectReceipt);
  return (
    <div className={`container ${styles['screen']}`}>
      <PageTitle title="Your order" suffix={useTitleSuffix()} />
      {receipt === null ? (
        <EmptyState
          icon={<PackageOpen />}
          heading="There is no recent order here"
          headingLevel={1}
          action={
            <LinkButton href={paths.home} color="primary">
              Go to the home page
            </LinkButton>
          }
        >
          This page shows an order right after it was placed, in the tab it was placed in.
        </EmptyState>
      ) : (
        <ReceiptDetails receipt={receipt} />
      )}
    </div>
  );
}
