/** Requests another time for a planned delivery (BEY-19, BEY-07). */

import { useFormik } from 'formik';
import {
  clockText,
  dayText,
  deliveryWindowText,
  type DeliveryWindow,
} from '#machines/domain/delivery-window.ts';
import { deadlineText } from '#copy/delivery-change.ts';
import { byDay } from '#machines/domain/delivery-change.ts';
import type { PlannedDelivery } from '#machines/domain/order-history.ts';
import {
  selectChangeFailure,
  selectChoices,
  selectChoicesFailure,
  selectIsSavingChange,
  selectMovedDelivery,
} from '#machines/account/planned-delivery/planned-delivery.selectors.ts';
import { usePlannedDelivery, useSelected } from '#shop/use-shop.ts';
import { Awaited } from '#ui/Awaited.tsx';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { checkedOnSubmit, shownError, submitForm } from '#ui/submit-form.ts';
import { ChangeFailure } from './DeliveryActions.tsx';
import styles from './DeliveryActions.module.css';

const formId = 'delivery-times-form';

const nameOf = ({ code, date }: DeliveryWindow): string => `${date} ${code}`;

interface TimesFormProps {
  readonly delivery: PlannedDelivery;
  readonly choices: readonly DeliveryWindow[];
}

const TimesForm = ({ delivery, choices }: TimesFormProps) => {
  const machine = usePlannedDelivery();
  const find = (name: string) => choices.find((window) => nameOf(window) === name);
  const form = useFormik({
    initialValues: { time: '' },
    ...checkedOnSubmit,
    validate: ({ time }) => (find(time) === undefined ? { time: 'Please choose a time.' } : {}),
    onSubmit: ({ time }) => {
      const window = find(time);
      if (window === undefined) return;
      machine.send({
        type: 'plannedDelivery.change',
        deliveryId: delivery.id,
        change: { kind: 'move', to: window },
      });
    },
  });
  if (choices.length === 0)
    return <p>No other time is free in the next two weeks. Please call us if yours does not suit.</p>;
  return (
    <form id={formId} noValidate className={styles['form']} onSubmit={submitForm(form)}>
      {byDay(choices).map((windows, place) => (
        <RadioCardGroup
          key={windows[0]?.date}
          legend={dayText(windows[0]?.date ?? '')}
          error={place === 0 ? shownError(form, 'time') : undefined}
          inChips
        >
          {windows.map((window) => (
            <RadioCard
              key={nameOf(window)}
              {...form.getFieldProps('time')}
              value={nameOf(window)}
              checked={form.values.time === nameOf(window)}
              title={`${clockText(window.startsAt)} to ${clockText(window.endsAt)}`}
            />
          ))}
        </RadioCardGroup>
      ))}
    </form>
  );
};

export const DeliveryTimesDialog = () => {
  const machine = usePlannedDelivery();
  const delivery = useSelected(machine, selectMovedDelivery);
  const choices = useSelected(machine, selectChoices);
  const unread = useSelected(machine, selectChoicesFailure);
  const failure = useSelected(machine, selectChangeFailure);
  const isBusy = useSelected(machine, selectIsSavingChange);
  const close = () => machine.send({ type: 'plannedDelivery.close' });
  return (
    <Modal
      open={delivery !== null}
      onClose={close}
      title="Choose another delivery time"
      footer={
        <div className={styles['form']}>
          {/* the list of times may be longer than the screen */}
          {failure !== null && <ChangeFailure failure={failure} />}
          <div className={styles['actions']}>
            {choices !== null && choices.length > 0 && (
              <Button type="submit" form={formId} busy={isBusy} busyText="Moving your delivery…">
                Move the delivery
              </Button>
            )}
            <Button color="outline" aria-disabled={isBusy || undefined} onClick={close}>
              Leave it as it is
            </Button>
          </div>
        </div>
      }
    >
      {delivery !== null && (
        <div className={styles['form']}>
          <p>
            Order <span className="tabular">{delivery.orderNumber}</span> comes on{' '}
            {deliveryWindowText(delivery)}. {deadlineText(delivery)}
          </p>
          <Awaited
            content={choices}
            failure={unread}
            what="the delivery times"
            onRetry={() => machine.send({ type: 'plannedDelivery.retry' })}
          >
            {(shown) => <TimesForm delivery={delivery} choices={shown} />}
          </Awaited>
        </div>
      )}
    </Modal>
  );
};
