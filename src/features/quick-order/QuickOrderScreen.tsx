/** Quick order: usual products with quantities, added to the cart at once (BEY-12). */

import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  selectIsQuickOrderAwaited,
  selectIsUsual,
  selectQuickOrderFailure,
  selectPastOrders,
  selectQuickOrderRows,
} from '#machines/desk/quick-order/quick-order.selectors.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { selectIsRestoring, selectIsSignedIn } from '#machines/session/session.selectors.ts';
import { paths, publicScreens } from '#paths.ts';
import { useNetwork, useQuickOrder, useSelected, useSession } from '#shop/use-shop.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AddAll } from './AddAll.tsx';
import { AddRow } from './AddRow.tsx';
import styles from './QuickOrderScreen.module.css';
import { QuickOrderRow } from './QuickOrderRow.tsx';
import { QuickOrderSkeleton } from './QuickOrderSkeleton.tsx';
import { PastOrders } from './PastOrders.tsx';

const words = publicScreens[paths.products];

const Rows = () => {
  const quickOrder = useQuickOrder();
  const rows = useSelected(quickOrder, selectQuickOrderRows);
  const failure = useSelected(quickOrder, selectQuickOrderFailure);
  const isAwaited = useSelected(quickOrder, selectIsQuickOrderAwaited);
  const isUsual = useSelected(quickOrder, selectIsUsual);
  const isOffline = useSelected(useNetwork(), selectIsOffline);

  if (isAwaited) return <QuickOrderSkeleton />;
  if (rows.length === 0 && failure !== null)
    return (
      <RetryNotice
        title="Your list could not be loaded"
        onRetry={() => quickOrder.send({ type: 'quickOrder.retry' })}
      >
        {isOffline
          ? 'You are offline. It comes by itself once you are online again.'
          : 'You can still look for products above and add them.'}
      </RetryNotice>
    );
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<ClipboardList />}
        heading="Your list is empty"
        action={
          <LinkButton href={paths.water} color="primary">
            Shop water
          </LinkButton>
        }
      >
        Look for a product above. What you look at in the shop and what you order appears here by itself.
      </EmptyState>
    );
  return (
    <section className={styles['quickOrder']} aria-labelledby="quick-order-heading">
      <h2 id="quick-order-heading">{isUsual ? 'Your usual order' : 'Your list'}</h2>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <QuickOrderRow key={row.card.sku} row={row} />
        ))}
      </ul>
      <AddAll />
    </section>
  );
};

const Intro = () => {
  const session = useSession();
  const isSignedIn = useSelected(session, selectIsSignedIn);
  const isRestoring = useSelected(session, selectIsRestoring);
  return (
    <p className={styles['intro']}>
      Set the quantities and add everything at once.{' '}
      {isSignedIn || isRestoring ? (
        'What you ordered last time is filled in already.'
      ) : (
        <>
          <a href={paths.signIn}>Sign in</a> to find what you ordered last time filled in already.
        </>
      )}
    </p>
  );
};

export interface QuickOrderScreenProps {
  /** Recently viewed products; without past orders the list itself shows them. */
  readonly viewed: ReactNode;
}

interface QuickOrderFrameProps extends QuickOrderScreenProps {
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const QuickOrderFrame = ({ viewed, aside, children }: QuickOrderFrameProps) => (
  <div className={`container ${styles['screen']}`}>
    <PageTitle title={words.title} suffix={useTitleSuffix()} description={words.description} />
    <header className={styles['head']}>
      <h1>{words.title}</h1>
      <Intro />
    </header>
    <div className={styles['columns']}>
      <div className={styles['main']}>{children}</div>
      {aside}
    </div>
    {viewed}
  </div>
);

export const QuickOrderWaiting = () => (
  <QuickOrderFrame viewed={null}>
    <Skeleton height="76px" />
    <QuickOrderSkeleton />
  </QuickOrderFrame>
);

export const QuickOrderScreen = ({ viewed }: QuickOrderScreenProps) => {
  const quickOrder = useQuickOrder();
  const orders = useSelected(quickOrder, selectPastOrders);
  const isUsual = useSelected(quickOrder, selectIsUsual);
  return (
    <QuickOrderFrame viewed={isUsual && viewed} aside={orders.length > 0 && <PastOrders orders={orders} />}>
      <AddRow />
      <Rows />
    </QuickOrderFrame>
  );
};
