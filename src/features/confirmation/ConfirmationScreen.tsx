/** Confirmation page: the receipt and, for a guest, the offer of an account (CHK-10). */

import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectReceipt } from '#machines/checkout/checkout.selectors.ts';
import { paths } from '#paths.ts';
import { useCheckout, useSelected } from '#shop/use-shop.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { AccountOffer } from './AccountOffer.tsx';
import styles from './ConfirmationScreen.module.css';
import { OrderAgain } from './OrderAgain.tsx';
import { ReceiptDetails } from './ReceiptDetails.tsx';

const ConfirmationFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={`container ${styles['screen']}`}>
    <PageTitle title="Your order" suffix={useTitleSuffix()} isPrivate />
    {children}
  </div>
);

const noReceipt = (
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
);

/** The server renders both states; CSS shows one by what the browser stores. */
export const ConfirmationWaiting = () => (
  <ConfirmationFrame>
    <div className={styles['none']}>{noReceipt}</div>
    <div className={styles['kept']}>
      <VisuallyHidden>
        <output>Loading your order</output>
      </VisuallyHidden>
      <Skeleton shape="text" lines={2} width="min(90%, 24em)" />
      <Skeleton height="20rem" />
    </div>
  </ConfirmationFrame>
);

export const ConfirmationScreen = () => {
  const receipt = useSelected(useCheckout(), selectReceipt);
  if (receipt === null) return <ConfirmationFrame>{noReceipt}</ConfirmationFrame>;
  return (
    <ConfirmationFrame>
      <ReceiptDetails receipt={receipt} offer={<AccountOffer email={receipt.email} />} />
      <div className={styles['ways']}>
        <LinkButton href={paths.home} color="primary">
          Keep shopping
        </LinkButton>
        <OrderAgain receipt={receipt} />
      </div>
    </ConfirmationFrame>
  );
};
