/** What is shown once an order stands: its receipt, and to a guest the offer of an account (CHK-10, look.md confirmation). */

import { PackageOpen } from 'lucide-react';
import { selectReceipt } from '#machines/checkout/checkout.selectors.ts';
import { paths } from '#paths.ts';
import { useCheckout, useSelected, useTitleSuffix } from '#shop/use-shop.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { AccountOffer } from './AccountOffer.tsx';
import styles from './ConfirmationScreen.module.css';
import { OrderAgain } from './OrderAgain.tsx';
import { ReceiptDetails } from './ReceiptDetails.tsx';

/** Lazy routes are default exports. */
export default function ConfirmationScreen() {
  const receipt = useSelected(useCheckout(), selectReceipt);
  return (
    <div className={`container ${styles['screen']}`}>
      <PageTitle title="Your order" suffix={useTitleSuffix()} isPrivate />
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
        <>
          <ReceiptDetails receipt={receipt} offer={<AccountOffer email={receipt.email} />} />
          <div className={styles['ways']}>
            <LinkButton href={paths.home} color="primary">
              Keep shopping
            </LinkButton>
            <OrderAgain receipt={receipt} />
          </div>
        </>
      )}
    </div>
  );
}
