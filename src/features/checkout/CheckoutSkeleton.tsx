/** Placeholder of a loading checkout: steps, panel and summary. */

import type { ReactNode } from 'react';
import type { TabName } from '#machines/domain/checkout-tab.ts';
import { paths } from '#paths.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StepTabs, type Step } from '#ui/StepTabs.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CheckoutScreen.module.css';
import summary from './OrderSummary.module.css';
import { tabLabels } from './tab-labels.ts';

const tabs: readonly TabName[] = ['account', 'delivery', 'shipping', 'payment'];

const steps: readonly Step[] = tabs.map((id, index) => ({
  id,
  label: tabLabels[id],
  state: index === 0 ? 'current' : 'locked',
}));

const nothing = (): void => undefined;

const anyPanel = (
  <div className={styles['panel']} aria-hidden="true">
    <h2>
      <Skeleton shape="text" width="min(70%, 14em)" />
    </h2>
    <Skeleton shape="text" width="min(90%, 24em)" />
    <Skeleton height="48px" />
    <Skeleton height="56px" width="min(100%, 16em)" />
  </div>
);

export interface CheckoutSkeletonProps {
  readonly message: string;
  /** Content of the panel, if already known. */
  readonly panel?: ReactNode;
}

export const CheckoutSkeleton = ({ message, panel = anyPanel }: CheckoutSkeletonProps) => (
  <div className={`${styles['columns']} ${styles['waiting']}`}>
    <VisuallyHidden>
      <output>{message}</output>
    </VisuallyHidden>
    <div className={`${styles['summary']} ${styles['beside']}`}>
      <section className={summary['summary']} aria-label="Order summary">
        <div className={summary['fold-head']}>
          <h2 className={summary['heading']}>Order summary</h2>
          <span className={summary['fold-total']}>
            <Skeleton shape="text" width="4em" />
          </span>
        </div>
        <div className={summary['unfolded']}>
          <Skeleton height="18rem" />
        </div>
        <a href={paths.cart} className={summary['back']}>
          Back to your cart
        </a>
      </section>
    </div>
    <div className={styles['steps']}>
      <StepTabs label="Checkout steps" steps={steps} onSelect={nothing} />
      <div className={styles['steps']}>{panel}</div>
    </div>
  </div>
);
