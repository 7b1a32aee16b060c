/** Placeholder for an account page while it loads. */

import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './AccountOverviewScreen.module.css';

export const AccountSkeleton = () => (
  <div className={styles['screen']}>
    <VisuallyHidden>
      <output>Loading the page…</output>
    </VisuallyHidden>
    <div className={styles['awaited-heading']}>
      <Skeleton shape="text" width="min(70%, 12em)" />
    </div>
    <Skeleton height="12rem" />
    <Skeleton height="24rem" />
  </div>
);
