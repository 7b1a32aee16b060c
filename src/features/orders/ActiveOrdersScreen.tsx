/** Upcoming deliveries and what can still be changed (§2 active orders, ACC-01, BEY-19). */

import { Truck } from 'lucide-react';
import { Fragment } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ActiveOrder } from '#machines/domain/order-history.ts';
import { pageIn, type PageOf } from '#machines/domain/page-of.ts';
import { accountPaths, orderPath, pagePath, pageTextIn, paths } from '#paths.ts';
import { useAccountReading } from '#shop/use-account-reading.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { ArrivalHeading } from '#ui/ArrivalHeading.tsx';
import { Awaited } from '#ui/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { nonBreakingUnits } from '#ui/non-breaking-units.ts';
import styles from './ActiveOrdersScreen.module.css';
import { DeliveryActions } from './DeliveryActions.tsx';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import { DeliveryDialogs } from './DeliveryDialogs.tsx';

const Coming = ({ order: { number, status, lines, deliveries } }: { readonly order: ActiveOrder }) => (
  <li className={styles['order']}>
    <div>
      <h2 className={styles['number']}>
        <a href={orderPath(number)}>
          Order <span className="tabular">{number}</span>
        </a>
      </h2>
      <p className={styles['quiet']}>{status}</p>
    </div>
    {deliveries.map((delivery) => (
      <Fragment key={delivery.id}>
        <DeliveryDetails delivery={delivery} />
        <DeliveryActions delivery={delivery} />
      </Fragment>
    ))}
    <p className={styles['quiet']}>
      {lines.map(({ name, quantity }) => nonBreakingUnits(`${quantity}\u00a0× ${name}`)).join(', ')}
    </p>
  </li>
);

const List = ({ orders: { items, page, pages } }: { readonly orders: PageOf<ActiveOrder> }) =>
  items.length === 0 ? (
    <EmptyState
      icon={<Truck size={40} />}
      heading="Nothing is on its way to you"
      action={
        <LinkButton href={paths.orders} color="primary">
          See your orders
        </LinkButton>
      }
    >
      As soon as you order, you see here when it comes.
    </EmptyState>
  ) : (
    <>
      <ul className={styles['orders']}>
        {items.map((order) => (
          <Coming key={order.number} order={order} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pages}
        hrefFor={(other) => pagePath(accountPaths.activeOrders, other)}
        label="Pages of your deliveries"
      />
    </>
  );

export const ActiveOrdersScreen = () => {
  const page = pageIn(pageTextIn(useLocation().search));
  const isLoaded = useNavigationType() === 'POP';
  const { content, failure, retry } = useAccountReading({ kind: 'activeOrders', page });
  return (
    // each page of the list is announced like a new screen
    <div key={page} ref={keepFocus} className={styles['screen']}>
      <PageTitle
        title="Active Orders"
        suffix={useTitleSuffix()}
        description="What is still to be delivered to you, and when."
        isPrivate
      />
      <ArrivalHeading isLoaded={isLoaded}>Active Orders</ArrivalHeading>
      <Awaited content={content} failure={failure} what="your deliveries" onRetry={retry}>
        {({ orders }) => <List orders={orders} />}
      </Awaited>
      <DeliveryDialogs />
    </div>
  );
};
