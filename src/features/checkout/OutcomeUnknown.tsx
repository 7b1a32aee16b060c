/** Unknown order outcome: rechecks it and hides the order button (BEY-01). */

import { useOrder } from '#shop/use-shop.ts';
import { focusInView } from '#ui/focus-in-view.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './CheckoutScreen.module.css';

export const OutcomeUnknown = () => {
  const order = useOrder();
  return (
    <div ref={focusInView} tabIndex={-1} className={styles['problems']}>
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
        We did not hear whether your order was placed. Please keep this page open and do not order again: we
        keep asking until we know, which can take half a minute, and you will be charged once at most.
      </Notice>
    </div>
  );
};
