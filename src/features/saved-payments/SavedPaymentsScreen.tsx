/** Saved cards and PayPal accounts, each deletable (§2 payment methods, ACC-01, PAY-02). */

import { CreditCard } from 'lucide-react';
import { useNavigationType } from 'react-router-dom';
import { mayBeDone } from '#machines/domain/failure.ts';
import { savedLabel, type SavedPayment } from '#machines/domain/saved-payment.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { selectRemovalFailure } from '#machines/account/saved-payments/saved-payments.selectors.ts';
import { useAccountReading } from '#shop/use-account-reading.ts';
import { useFact } from '#shop/use-fact.ts';
import { useNetwork, useSavedPayments, useSelected } from '#shop/use-shop.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { Awaited } from '#ui/Awaited.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OwnPage } from '#ui/OwnPage.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { PaymentRemovalDialog } from './PaymentRemovalDialog.tsx';
import styles from './SavedPaymentsScreen.module.css';

const headingId = 'payment-methods-heading';

/** Keeps the scroll position: the customer may be halfway down the list. */
const focusHeading = (): void => document.getElementById(headingId)?.focus({ preventScroll: true });

const Payment = ({ payment }: { readonly payment: SavedPayment }) => {
  const machine = useSavedPayments();
  return (
    <li>
      <section className={styles['payment']}>
        <h2 className={styles['name']}>{savedLabel(payment)}</h2>
        {payment.kind === 'card' && payment.expiry !== '' && (
          <p className={styles['quiet']}>Expires {payment.expiry}</p>
        )}
        <div>
          <Button
            size="small"
            color="outline"
            onClick={() => machine.send({ type: 'savedPayments.askRemoval', payment })}
          >
            Delete <VisuallyHidden>{savedLabel(payment)}</VisuallyHidden>
          </Button>
        </div>
      </section>
    </li>
  );
};

const List = ({ payments }: { readonly payments: readonly SavedPayment[] }) =>
  payments.length === 0 ? (
    <EmptyState icon={<CreditCard size={40} />} heading="No payment method is saved">
      At your next order you can save your card or PayPal account, and need not enter it again.
    </EmptyState>
  ) : (
    <ul className={styles['payments']}>
      {payments.map((payment) => (
        <Payment key={payment.publicHash} payment={payment} />
      ))}
    </ul>
  );

const Failed = () => {
  const failure = useSelected(useSavedPayments(), selectRemovalFailure);
  if (failure === null) return null;
  return (
    <Notice
      type="error"
      title={mayBeDone(failure) ? 'We cannot tell whether it was deleted' : 'It was not deleted'}
      announce
    >
      {failure.message}
    </Notice>
  );
};

export const SavedPaymentsScreen = () => {
  const isOffline = useSelected(useNetwork(), selectIsOffline);
  const { content, failure, retry } = useAccountReading({ kind: 'savedPayments' });
  // the pressed button is already gone; the dialog closes with the next paint
  useFact('savedPayments.removed', () => void requestAnimationFrame(focusHeading));
  return (
    <OwnPage
      title="Payment methods"
      suffix={useTitleSuffix()}
      description="The cards and PayPal accounts that are saved for your orders."
      isLoaded={useNavigationType() === 'POP'}
      headingId={headingId}
    >
      {isOffline && (
        <Notice type="info" announce>
          You are offline. Nothing can be deleted until you are connected again.
        </Notice>
      )}
      <Failed />
      <Awaited content={content} failure={failure} what="your payment methods" onRetry={retry}>
        {({ payments }) => <List payments={payments} />}
      </Awaited>
      <PaymentRemovalDialog />
    </OwnPage>
  );
};
