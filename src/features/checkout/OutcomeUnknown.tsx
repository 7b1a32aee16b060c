/** No one knows yet whether the order exists: says so, asks again, and offers no button to pay (BEY-01). */

import { useOrder } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

export const OutcomeUnknown = () => {
  const order = useOrder();
  return (
    <Notice
      type="warning"
      title="We are checking whether your order arrived"
      announce
      action={
        <Button color="outline" onClick={() => order.send({ type: 'order.reconcile' })}>
          Check now
        </Button>
      }
    >
      The connection was lost while your order was being placed. Please keep this page open and do not order
      again: we keep asking until we know, and you will be charged once at most.
    </Notice>
  );
};
