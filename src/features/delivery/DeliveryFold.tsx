/** The shopper's delivery day in one line, which unfolds to ask for a postcode; its room is the same before and after (BEY-18). */

import { Suspense } from 'react';
import { usePromise } from '#shop/use-delivery-promise.ts';
import { useHasAccountServices } from '#shop/use-shop.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { WhenOpened } from '#ui/WhenOpened.tsx';
import styles from './DeliveryFold.module.css';

const loadCheck = () => import('./DeliveryCheck.tsx');
const KnownDay = lazyPart(() => import('./KnownDay.tsx'));

export interface DeliveryFoldProps {
  readonly isOnPrimary?: boolean;
}

export const DeliveryFold = ({ isOnPrimary = false }: DeliveryFoldProps) => {
  const promise = usePromise();
  const isOffered = useHasAccountServices();
  if (!isOffered) return null;
  const question = (
    <>
      <span>When do we deliver to you?</span>{' '}
      {!isOnPrimary && <span className={styles['where']}>Enter your postcode</span>}
    </>
  );
  return (
    <WhenOpened
      load={loadCheck}
      className={isOnPrimary ? styles['strip'] : styles['fold']}
      lineClassName={styles['line']}
      panelClassName={styles['panel']}
      withoutScript="Without JavaScript we cannot look up your postcode here. Please call us."
      line={
        <span className={styles['text']}>
          {promise === null ? (
            question
          ) : (
            <Suspense fallback={question}>
              <KnownDay promise={promise} isOnPrimary={isOnPrimary} />
            </Suspense>
          )}
        </span>
      }
    />
  );
};
