/** Edits the driver instructions; keeps its input when the save fails (BEY-19, BEY-07). */

import { useFormik } from 'formik';
import { deadlineText } from '#copy/delivery-change.ts';
import {
  instructionsProblem,
  longestInstructions,
  type PlannedDelivery,
} from '#machines/domain/order-history.ts';
import {
  selectChangeFailure,
  selectInstructedDelivery,
  selectIsSavingChange,
} from '#machines/account/planned-delivery/planned-delivery.selectors.ts';
import { usePlannedDelivery, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Modal } from '#ui/Modal.tsx';
import { checkedOnSubmit, shownError, submitForm } from '#ui/submit-form.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { ChangeFailure } from './DeliveryActions.tsx';
import styles from './DeliveryActions.module.css';

const formId = 'delivery-instructions-form';

const InstructionsForm = ({ delivery }: { readonly delivery: PlannedDelivery }) => {
  const machine = usePlannedDelivery();
  const failure = useSelected(machine, selectChangeFailure);
  const form = useFormik({
    initialValues: { instructions: delivery.instructions ?? '' },
    ...checkedOnSubmit,
    validate: ({ instructions }) => instructionsProblem(instructions),
    onSubmit: ({ instructions }) =>
      machine.send({
        type: 'plannedDelivery.change',
        deliveryId: delivery.id,
        change: { kind: 'instruct', instructions: instructions.trim() },
      }),
  });
  return (
    <form id={formId} noValidate className={styles['form']} onSubmit={submitForm(form)}>
      <p>{deadlineText(delivery)}</p>
      <Field
        label="What should the driver know?"
        hint="For example where to leave it, or which bell to ring."
        error={shownError(form, 'instructions')}
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
      {failure !== null && <ChangeFailure failure={failure} />}
    </form>
  );
};

export const DeliveryInstructionsDialog = () => {
  const machine = usePlannedDelivery();
  const delivery = useSelected(machine, selectInstructedDelivery);
  const isBusy = useSelected(machine, selectIsSavingChange);
  const close = () => machine.send({ type: 'plannedDelivery.close' });
  return (
    <Modal
      open={delivery !== null}
      onClose={close}
      title="Tell the driver"
      footer={
        <div className={styles['actions']}>
          <Button type="submit" form={formId} busy={isBusy} busyText="Saving…">
            Save
          </Button>
          <Button color="outline" aria-disabled={isBusy || undefined} onClick={close}>
            Cancel
          </Button>
        </div>
      }
    >
      {delivery !== null && <InstructionsForm key={delivery.id} delivery={delivery} />}
    </Modal>
  );
};
