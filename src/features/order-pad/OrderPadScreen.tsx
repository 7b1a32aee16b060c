/** Quick order: usual products with quantities, added to the cart at once (BEY-12). */

import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  selectIsPadAwaited,
  selectIsUsual,
  selectPadFailure,
  selectPadOrders,
  selectPadRows,
} from '#machines/desk/order-pad/order-pad.selectors.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { selectIsRestoring, selectIsSignedIn } from '#machines/session/session.selectors.ts';
import { paths, publicScreens } from '#paths.ts';
import { useNetwork, useOrderPad, useSelected, useSession, useTitleSuffix } from '#shop/use-shop.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AddAll } from './AddAll.tsx';
import { AddRow } from './AddRow.tsx';
import styles from './OrderPadScreen.module.css';
import { PadRow } from './PadRow.tsx';
import { PadSkeleton } from './PadSkeleton.tsx';
import { PastOrders } from './PastOrders.tsx';

const words = publicScreens[paths.products];

const Rows = () => {
  const pad = useOrderPad();
  const rows = useSelected(pad, selectPadRows);
  const failure = useSelected(pad, selectPadFailure);
  const isAwaited = useSelected(pad, selectIsPadAwaited);
  const isUsual = useSelected(pad, selectIsUsual);
  const isOffline = useSelected(useNetwork(), selectIsOffline);

  if (isAwaited) return <PadSkeleton />;
  if (rows.length === 0 && failure !== null)
    return (
      <RetryNotice title="Your list could not be loaded" onRetry={() => pad.send({ type: 'orderPad.retry' })}>
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
    <section className={styles['pad']} aria-labelledby="pad-heading">
      <h2 id="pad-heading">{isUsual ? 'Your usual order' : 'Your list'}</h2>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <PadRow key={row.card.sku} row={row} />
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

export interface OrderPadScreenProps {
  /** Recently viewed products; without past orders the list itself shows them. */
  readonly viewed: ReactNode;
}

interface OrderPadFrameProps extends OrderPadScreenProps {
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const OrderPadFrame = ({ viewed, aside, children }: OrderPadFrameProps) => (
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

export const OrderPadWaiting = () => (
  <OrderPadFrame viewed={null}>
    <Skeleton height="76px" />
    <PadSkeleton />
  </OrderPadFrame>
);

export const OrderPadScreen = ({ viewed }: OrderPadScreenProps) => {
  const pad = useOrderPad();
  const orders = useSelected(pad, selectPadOrders);
  const isUsual = useSelected(pad, selectIsUsual);
  return (
    <OrderPadFrame viewed={isUsual && viewed} aside={orders.length > 0 && <PastOrders orders={orders} />}>
      <AddRow />
      <Rows />
    </OrderPadFrame>
  );
};
