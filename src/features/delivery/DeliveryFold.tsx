/** One-line delivery day that unfolds to the postcode form, without layout shift (BEY-18). */

import type { DeliveryPromise } from '#machines/domain/delivery-promise.ts';
import { usePromise } from '#shop/use-delivery-promise.ts';
import { useHasAccountServices } from '#shop/use-reading.ts';
import { WhenOpened } from '#ui/WhenOpened.tsx';
import styles from './DeliveryFold.module.css';

const loadCheck = () => import('./DeliveryCheck.tsx');

/** The next delivery and its place, or an invitation to enter a postcode. */
const wordsOf = (
  promise: DeliveryPromise | null,
  isOnPrimary: boolean,
): readonly [what: string, where: string] => {
  if (promise === null) return ['When do we deliver to you?', 'Enter your postcode'];
  const { place, next } = promise.said;
  if (!promise.isServed) return ['No delivery', `to ${place}`];
  if (next === null) return ['We deliver', `to ${place}`];
  return [next, isOnPrimary ? `to ${place}` : `is the next delivery to ${place}`];
};

export interface DeliveryFoldProps {
  readonly isOnPrimary?: boolean;
}

export const DeliveryFold = ({ isOnPrimary = false }: DeliveryFoldProps) => {
  const promise = usePromise();
  const [what, where] = wordsOf(promise, isOnPrimary);
  const isOffered = useHasAccountServices();
  if (!isOffered) return null;
  const isPlaceSaid = promise !== null || !isOnPrimary;
  return (
    <WhenOpened
      load={loadCheck}
      className={isOnPrimary ? styles['strip'] : styles['fold']}
      lineClassName={styles['line']}
      panelClassName={styles['panel']}
      withoutScript="Without JavaScript we cannot look up your postcode here. Please call us."
      line={
        <span className={styles['text']}>
          <span>{what}</span> {isPlaceSaid && <span className={styles['where']}>{where}</span>}
        </span>
      }
    />
  );
};
