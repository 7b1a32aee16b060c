/** Latest orders with reorder buttons, for the account overview (ACC-01, BEY-12). */

import { paths } from '#paths.ts';
import { useAccountReading } from '#shop/use-account-reading.ts';
import { Awaited } from '#ui/Awaited.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { OrderTable } from './OrderTable.tsx';
import styles from './OrdersScreen.module.css';

/** Orders shown before the link to all of them. */
const told = 3;

const first = { kind: 'orders', page: 1 } as const;

export const LatestOrders = () => {
  const { content, failure, retry } = useAccountReading(first);
  return (
    <section className={styles['part']} aria-labelledby="latest-orders">
      <h2 id="latest-orders">Your latest orders</h2>
      <Awaited
        content={content}
        failure={failure}
        what="your latest orders"
        onRetry={retry}
        room={styles['latest-room']}
      >
        {({ orders: { items, count } }) =>
          items.length === 0 ? (
            <div className={styles['ways']}>
              <p className={styles['quiet']}>You have not ordered anything yet.</p>
              <LinkButton href={paths.water} color="primary">
                Shop water
              </LinkButton>
            </div>
          ) : (
            <>
              <OrderTable caption="Your latest orders" orders={items.slice(0, told)} />
              {count > told && (
                <p>
                  <a href={paths.orders}>All your {count} orders</a>
                </p>
              )}
            </>
          )
        }
      </Awaited>
    </section>
  );
};
