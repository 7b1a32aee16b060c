/** Order lookup without an account: the form or the order found (BEY-12). */

import type { ReactNode } from 'react';
import { selectAskerKey, selectTrackedOrder } from '#machines/desk/order-lookup/order-lookup.selectors.ts';
import { paths } from '#paths.ts';
import { useOrderLookup, useSelected, useShop } from '#shop/use-shop.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focus-field.ts';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { fieldIds } from './field-ids.ts';
import { FoundOrder } from './FoundOrder.tsx';
import { lookupFields, orderedWithAccount, OrderLookupForm } from './OrderLookupForm.tsx';
import styles from './OrderLookupScreen.module.css';

const headingId = 'order-lookup-heading';

const OrderLookupFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={`container ${styles['screen']} ${styles['single']}`}>
    <PageTitle title="Track an order" suffix={useTitleSuffix()} isPrivate />
    <h1 id={headingId}>Track an order</h1>
    <div className={styles['box']}>
      <p>See how far an order is and what was in it. No account is needed.</p>
      {children}
    </div>
  </div>
);

export const OrderLookupWaiting = () => {
  const { number, email, [useShop().getSnapshot().context.input.orderProof]: proof } = lookupFields;
  return (
    <OrderLookupFrame>
      <FormSkeleton fields={[number, email, proof]}>{orderedWithAccount}</FormSkeleton>
    </OrderLookupFrame>
  );
};

export const OrderLookupScreen = () => {
  const orderLookup = useOrderLookup();
  const order = useSelected(orderLookup, selectTrackedOrder);
  const asker = useSelected(orderLookup, selectAskerKey);
  const suffix = useTitleSuffix();
  if (order === null)
    return (
      <OrderLookupFrame>
        <OrderLookupForm key={asker} labelledBy={headingId} />
      </OrderLookupFrame>
    );
  return (
    <div className={`container ${styles['screen']} ${styles['found']}`}>
      <PageTitle title="Your order" suffix={suffix} isPrivate />
      <FoundOrder order={order} />
      <div className={styles['ways']}>
        <LinkButton href={paths.home} color="primary">
          Keep shopping
        </LinkButton>
        <Button
          color="outline"
          onClick={() => {
            orderLookup.send({ type: 'orderLookup.renew' });
            requestAnimationFrame(() => focusField(fieldIds.number));
          }}
        >
          Track another order
        </Button>
      </div>
    </div>
  );
};
