/** The shopper's delivery day in one line, which unfolds to ask for a postcode; its room is the same before and after (BEY-18). */

import { useCallback, useState } from 'react';
import type { DeliveryPromise } from '#machines/domain/delivery-promise.ts';
import { usePromise } from '#shop/use-delivery-promise.ts';
import { useHasAccountServices } from '#shop/use-shop.ts';
import { WhenWanted } from '#ui/WhenWanted.tsx';
import styles from './DeliveryFold.module.css';

const loadCheck = () => import('./DeliveryCheck.tsx');

/** What is most worth knowing, and of which place. */
const wordsOf = (promise: DeliveryPromise | null): readonly [what: string, where: string] => {
  if (promise === null) return ['When do we deliver to you?', 'Enter your postcode'];
  const { place, isServed, next } = promise;
  if (!isServed) return ['No delivery', `to ${place}`];
  return [next === null ? 'We deliver' : `Next delivery ${next}`, `to ${place}`];
};

export interface DeliveryFoldProps {
  readonly isOnPrimary?: boolean;
}

export const DeliveryFold = ({ isOnPrimary = false }: DeliveryFoldProps) => {
  const [isWanted, want] = useState(false);
  const promise = usePromise();
  const [what, where] = wordsOf(promise);
  const isOffered = useHasAccountServices();
  // it may have been opened before the page was React's own
  const watch = useCallback((fold: HTMLDetailsElement | null) => {
    if (fold?.open) want(true);
  }, []);
  if (!isOffered) return null;
  return (
    <details
      ref={watch}
      className={isOnPrimary ? styles['strip'] : styles['fold']}
      onToggle={() => want(true)}
    >
      <summary className={styles['line']}>
        <span className={styles['text']}>
          <span>{what}</span>{' '}
          {(promise !== null || !isOnPrimary) && <span className={styles['where']}>{where}</span>}
        </span>
      </summary>
      <div className={styles['panel']}>
        <WhenWanted isWanted={isWanted} load={loadCheck} />
        <noscript>Without JavaScript we cannot look up your postcode here. Please call us.</noscript>
      </div>
    </details>
  );
};
