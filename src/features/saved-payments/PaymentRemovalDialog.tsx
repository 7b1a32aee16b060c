/** Confirms the deletion of a saved payment method (ACC-01, PAY-02). */

import { savedLabel } from '#machines/domain/saved-payment.ts';
import {
  selectIsRemovingPayment,
  selectRemovalCandidate,
} from '#machines/account/saved-payments/saved-payments.selectors.ts';
import { useSavedPayments, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import styles from './SavedPaymentsScreen.module.css';

export const PaymentRemovalDialog = () => {
  const machine = useSavedPayments();
  const payment = useSelected(machine, selectRemovalCandidate);
  const isBusy = useSelected(machine, selectIsRemovingPayment);
  const cancel = () => machine.send({ type: 'savedPayments.cancelRemoval' });
  return (
    <Modal
      open={payment !== null}
      onClose={cancel}
      title="Delete this payment method?"
      footer={
        <div className={styles['actions']}>
          <Button
            busy={isBusy}
            busyText="Deleting…"
            onClick={() => machine.send({ type: 'savedPayments.confirmRemoval' })}
          >
            Delete
          </Button>
          <Button color="outline" aria-disabled={isBusy || undefined} onClick={cancel}>
            Keep it
          </Button>
        </div>
      }
    >
      {payment !== null && <p>{savedLabel(payment)}</p>}
    </Modal>
  );
};
