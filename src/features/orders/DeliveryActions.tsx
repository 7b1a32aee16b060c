/** Changes still possible to an upcoming delivery, with their deadline (BEY-19). */

import { deadlineText } from '#copy/delivery-change.ts';
import { dayText } from '#machines/domain/delivery-window.ts';
import { mayBeDone, type Failure } from '#machines/domain/failure.ts';
import type { PlannedDelivery } from '#machines/domain/order-history.ts';
import {
  selectConfirmationFailure,
  selectIsConfirming,
} from '#machines/account/planned-delivery/planned-delivery.selectors.ts';
import { usePlannedDelivery, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './DeliveryActions.module.css';

export const ChangeFailure = ({ failure }: { readonly failure: Failure }) => (
  <Notice
    type="error"
    title={
      mayBeDone(failure)
        ? 'We cannot tell whether your delivery was changed'
        : 'Your delivery was not changed'
    }
    announce
  >
    <p>{failure.message}</p>
    {mayBeDone(failure) && <p>You can safely try again.</p>}
  </Notice>
);

export const DeliveryActions = ({ delivery }: { readonly delivery: PlannedDelivery }) => {
  const machine = usePlannedDelivery();
  const isConfirming = useSelected(machine, selectIsConfirming(delivery.id));
  const failure = useSelected(machine, selectConfirmationFailure(delivery.id));
  const day = <VisuallyHidden>for {dayText(delivery.date)}</VisuallyHidden>;
  if (delivery.stage === 'delivered') return null;
  return (
    <div className={styles['change']}>
      <p className={styles['until']}>{deadlineText(delivery)}</p>
      {failure !== null && <ChangeFailure failure={failure} />}
      <div className={styles['actions']}>
        {delivery.stage === 'planned' && (
          <Button
            size="small"
            busy={isConfirming}
            busyText="Confirming your delivery…"
            onClick={() =>
              machine.send({
                type: 'plannedDelivery.change',
                deliveryId: delivery.id,
                change: { kind: 'confirm' },
              })
            }
          >
            Confirm {day}
          </Button>
        )}
        {delivery.canChange && (
          <>
            <Button
              size="small"
              color="outline"
              onClick={() => machine.send({ type: 'plannedDelivery.openTimes', delivery })}
            >
              Choose another time {day}
            </Button>
            <Button
              size="small"
              color="outline"
              onClick={() => machine.send({ type: 'plannedDelivery.openInstructions', delivery })}
            >
              Tell the driver {day}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
