/** Pending order of unknown outcome: hides payment until it is known (PAY-04, BEY-01, BEY-06). */

import { selectCanAskAgain } from '#machines/order-outcome/order-outcome.selectors.ts';
import { selectIsElsewhere, selectOrderOutcome } from '#machines/trade/recovery/recovery.selectors.ts';
import { useRecovery, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Notice } from '#ui/Notice.tsx';

export const OrderUnderWay = () => {
  const recovery = useRecovery();
  const isElsewhere = useSelected(recovery, selectIsElsewhere);
  const outcome = useSelected(recovery, selectOrderOutcome);
  const canAskAgain = useSelected(
    outcome,
    (snapshot) => snapshot !== undefined && selectCanAskAgain(snapshot),
  );
  if (isElsewhere)
    return (
      <Notice type="info" title="Your order is under way in another tab" announce>
        Nothing can be changed or paid here meanwhile. As soon as it is done, this page goes on by itself.
      </Notice>
    );
  return (
    <>
      <Notice
        type="warning"
        title="We are checking whether your order arrived"
        announce
        action={
          canAskAgain && (
            <Button color="outline" onClick={() => recovery.send({ type: 'recovery.retry' })}>
              Check now
            </Button>
          )
        }
      >
        The page was left while your order was being placed. Please do not order again: we keep asking until
        we know, which can take half a minute, and you will be charged once at most.
      </Notice>
      {!canAskAgain && <LoadingIndicator message="Asking for your order" fill />}
    </>
  );
};
