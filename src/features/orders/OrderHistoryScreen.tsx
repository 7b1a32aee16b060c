/** Paged order history of a customer (§2 orders, ACC-01). */

import { ShoppingBag } from 'lucide-react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { HistoryEntry } from '#machines/domain/order-history.ts';
import { pageIn, type PageOf } from '#machines/domain/page-of.ts';
import { pagePath, pageTextIn, paths } from '#paths.ts';
import { useAccountReading } from '#shop/use-account-reading.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { ArrivalHeading } from '#ui/ArrivalHeading.tsx';
import { Awaited } from '#ui/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { OrderTable } from './OrderTable.tsx';
import styles from './OrdersScreen.module.css';

const History = ({ orders: { items, page, pages } }: { readonly orders: PageOf<HistoryEntry> }) =>
  items.length === 0 ? (
    <EmptyState
      icon={<ShoppingBag size={40} />}
      heading="You have not ordered anything yet"
      action={
        <LinkButton href={paths.water} color="primary">
          Shop water
        </LinkButton>
      }
    >
      Your orders appear here, each with a button to order it again.
    </EmptyState>
  ) : (
    <>
      <OrderTable caption="Your orders, the newest first" orders={items} />
      <Pagination
        page={page}
        pageCount={pages}
        hrefFor={(other) => pagePath(paths.orders, other)}
        label="Pages of your orders"
      />
    </>
  );

export const OrderHistoryScreen = () => {
  const page = pageIn(pageTextIn(useLocation().search));
  const isLoaded = useNavigationType() === 'POP';
  const { content, failure, retry } = useAccountReading({ kind: 'orders', page });
  return (
    // each page of the list is announced like a new screen
    <div key={page} className={styles['screen']}>
      <PageTitle
        title="Order History"
        suffix={useTitleSuffix()}
        description="Everything you have ordered, to be looked at or ordered again."
        isPrivate
      />
      <ArrivalHeading isLoaded={isLoaded}>Order History</ArrivalHeading>
      <Awaited content={content} failure={failure} what="your orders" onRetry={retry}>
        {({ orders }) => <History orders={orders} />}
      </Awaited>
    </div>
  );
};
