/** Offline page for a URL that is not cached (ROUTE-08, PWA-01). */

import { WifiOff } from 'lucide-react';
import { paths } from '#paths.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import styles from './OfflineScreen.module.css';

export const OfflineScreen = () => (
  <div className={`container ${styles['screen']}`}>
    <PageTitle title="You are offline" suffix={useTitleSuffix()} />
    <EmptyState
      icon={<WifiOff />}
      heading="You are offline"
      headingLevel={1}
      action={
        <div className={styles['actions']}>
          <LinkButton href={paths.home} color="primary">
            Go to the home page
          </LinkButton>
          <LinkButton href={paths.cart} color="outline">
            Look at your cart
          </LinkButton>
        </div>
      }
    >
      <p>This page was not opened on this device before, so it cannot be shown without a connection.</p>
      <p>It will load by itself as soon as you are online again.</p>
    </EmptyState>
  </div>
);
