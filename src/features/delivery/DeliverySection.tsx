/** Postcode section of a content page; its form loads when scrolled into view (BEY-18). */

import { Suspense } from 'react';
import { useHasAccountServices } from '#shop/use-reading.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { WhenSeen } from '#ui/WhenSeen.tsx';
import styles from './DeliverySection.module.css';

const DeliveryCheck = lazyPart(() => import('./DeliveryCheck.tsx'));

const nothing = (): void => undefined;

export const DeliverySection = () => {
  if (!useHasAccountServices()) return null;
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>When do we deliver to you?</h2>
      <div className={styles['form']}>
        <noscript>Without JavaScript we cannot look up your postcode here. Please call us.</noscript>
        <WhenSeen onSeen={nothing}>
          <Suspense>
            <DeliveryCheck />
          </Suspense>
        </WhenSeen>
      </div>
    </section>
  );
};
