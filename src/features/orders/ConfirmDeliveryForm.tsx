/** Confirms a delivery with driver instructions; keeps its input on any failure (ROUTE-02). */

import { useFormik } from 'formik';
import {
  selectConfirmFailure,
  selectIsConfirming,
  selectSentInstructions,
} from '#machines/desk/delivery-notice/delivery-notice.selectors.ts';
import { deadlineText } from '#copy/delivery-change.ts';
import { mayBeDone } from '#machines/domain/failure.ts';
import {
  amendmentOf,
  instructionsProblem,
  longestInstructions,
  type PlannedDelivery,
} from '#machines/domain/order-history.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { useDeliveryNotice, useNetwork, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { submitForm } from '#ui/submit-form.ts';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './ConfirmDeliveryScreen.module.css';

export interface ConfirmDeliveryFormProps {
  readonly delivery: PlannedDelivery;
}

export const ConfirmDeliveryForm = ({ delivery }: ConfirmDeliveryFormProps) => {
  const notice = useDeliveryNotice();
  const isBusy = useSelected(notice, selectIsConfirming);
  const failure = useSelected(notice, selectConfirmFailure);
  const sent = useSelected(notice, selectSentInstructions);
  const isOffline = useSelected(useNetwork(), selectIsOffline);
  const form = useFormik({
    initialValues: { instructions: sent ?? delivery.instructions ?? '' },
    validate: ({ instructions }) => instructionsProblem(instructions),
    onSubmit: ({ instructions }) =>
      notice.send({ type: 'deliveryNotice.confirm', instructions: amendmentOf(instructions, delivery) }),
  });
  if (delivery.stage === 'delivered')
    return (
      <Notice type="info" title="This delivery has been made">
        Nothing is left to be confirmed.
      </Notice>
    );
  const isConfirmed = delivery.stage === 'confirmed';
  const isSettled = isConfirmed && !delivery.canChange;
  return (
    <form noValidate className={styles['form']} onSubmit={submitForm(form)} aria-label="Confirm the delivery">
      {isConfirmed && failure === null && !isBusy && (
        <Notice type="success" title="Thank you. Your delivery is confirmed." announce>
          The driver comes as said above.
        </Notice>
      )}
      <p>{deadlineText(delivery)}</p>
      {delivery.canChange && (
        <Field
          label="What should the driver know?"
          hint="For example where to leave it, or which bell to ring."
          error={form.submitCount > 0 ? form.errors.instructions : undefined}
          optional
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              {...form.getFieldProps('instructions')}
              maxLength={longestInstructions}
              autoComplete="off"
            />
          )}
        </Field>
      )}
      {isOffline && (
        <Notice type="info" announce>
          You are offline. Your delivery can be confirmed as soon as you are connected again.
        </Notice>
      )}
      {failure !== null && (
        <Notice
          type="error"
          title={
            mayBeDone(failure)
              ? 'We cannot tell whether your delivery was confirmed'
              : 'Your delivery was not confirmed'
          }
          announce
        >
          <p>{failure.message}</p>
          <p>What you typed is still here, and confirming it once more does no harm.</p>
        </Notice>
      )}
      {!isSettled && (
        <Button type="submit" size="large" wide busy={isBusy} busyText="Confirming your delivery…">
          {isConfirmed ? 'Save instructions' : 'Confirm the delivery'}
        </Button>
      )}
    </form>
  );
};
