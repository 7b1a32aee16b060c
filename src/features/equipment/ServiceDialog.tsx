/** Dialog to request a service; keeps its input when the request fails (ACC-01, BEY-07). */

import { useFormik } from 'formik';
import { commentProblem, type Equipment } from '#machines/domain/equipment.ts';
import { mayBeDone } from '#machines/domain/failure.ts';
import {
  selectIsRequestingService,
  selectServicedPiece,
  selectServiceFailure,
} from '#machines/account/equipment/equipment.selectors.ts';
import { useEquipment, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { checkedOnSubmit, shownError, submitForm } from '#ui/submit-form.ts';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './EquipmentScreen.module.css';

const formId = 'service-form';

const problemsOf = ({ comment }: { readonly comment: string }): { readonly comment?: string } => {
  const problem = commentProblem(comment);
  return problem === undefined ? {} : { comment: problem };
};

const ServiceForm = ({ piece: { id, name, serialNumber } }: { readonly piece: Equipment }) => {
  const machine = useEquipment();
  const failure = useSelected(machine, selectServiceFailure);
  const form = useFormik({
    initialValues: { comment: '' },
    ...checkedOnSubmit,
    validate: problemsOf,
    onSubmit: ({ comment }) => machine.send({ type: 'equipment.requestService', equipmentId: id, comment }),
  });
  return (
    <form id={formId} noValidate className={styles['form']} onSubmit={submitForm(form)}>
      <p>
        {name}, {serialNumber}
      </p>
      <Field
        label="What should we know?"
        hint="For example what is wrong with it, or when we may come"
        error={shownError(form, 'comment')}
        optional
      >
        {(wiring) => <TextArea {...wiring} {...form.getFieldProps('comment')} autoComplete="off" />}
      </Field>
      {failure !== null && (
        <Notice
          type="error"
          title={
            mayBeDone(failure)
              ? 'We cannot tell whether your service was requested'
              : 'Your service was not requested'
          }
          announce
        >
          <p>{failure.message}</p>
          <p>What you wrote is still here.</p>
        </Notice>
      )}
    </form>
  );
};

export const ServiceDialog = () => {
  const machine = useEquipment();
  const piece = useSelected(machine, selectServicedPiece);
  const isBusy = useSelected(machine, selectIsRequestingService);
  const close = () => machine.send({ type: 'equipment.closeRequest' });
  return (
    <Modal
      open={piece !== null}
      onClose={close}
      title="Request a service"
      footer={
        <div className={styles['actions']}>
          <Button type="submit" form={formId} busy={isBusy} busyText="Requesting your service…">
            Request service
          </Button>
          <Button color="outline" aria-disabled={isBusy || undefined} onClick={close}>
            Cancel
          </Button>
        </div>
      }
    >
      {piece !== null && <ServiceForm key={piece.id} piece={piece} />}
    </Modal>
  );
};
