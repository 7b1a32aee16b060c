/** Next delivery, for the account overview (ACC-01). */

import { nextDelivery, type ActiveOrder } from '#machines/domain/order-history.ts';
import { accountPaths, orderPath } from '#paths.ts';
import { useAccountReading } from '#shop/use-account-reading.ts';
import { Awaited } from '#ui/Awaited.tsx';
import { Panel } from '#ui/Panel.tsx';
import { DeliveryActions } from './DeliveryActions.tsx';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import { DeliveryDialogs } from './DeliveryDialogs.tsx';
import styles from './OrdersScreen.module.css';

const first = { kind: 'activeOrders', page: 1 } as const;

const Next = ({ orders }: { readonly orders: readonly ActiveOrder[] }) => {
  const delivery = nextDelivery(orders);
  if (delivery === null) return <p className={styles['quiet']}>Nothing is on its way to you.</p>;
  return (
    <>
      <DeliveryDetails delivery={delivery} />
      <DeliveryActions delivery={delivery} />
      <p>
        <a href={orderPath(delivery.orderNumber)}>
          Order <span className="tabular">{delivery.orderNumber}</span>
        </a>
      </p>
      <p>
        <a href={accountPaths.activeOrders}>All your deliveries</a>
      </p>
    </>
  );
};

export const NextDelivery = () => {
  const { content, failure, retry } = useAccountReading(first);
  return (
    <Panel heading="Your next delivery">
      <Awaited
        content={content}
        failure={failure}
        what="your next delivery"
        onRetry={retry}
        room={styles['next-room']}
      >
        {({ orders }) => <Next orders={orders.items} />}
      </Awaited>
      <DeliveryDialogs />
    </Panel>
  );
};
