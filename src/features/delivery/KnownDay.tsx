/** The next day of the place that was asked about; its words come once there is one (BEY-18). */

import { placeText } from '#copy/delivery-promise.ts';
import type { DeliveryPromise } from '#machines/domain/delivery-promise.ts';
import { dayText } from '#machines/domain/delivery-window.ts';
import styles from './DeliveryFold.module.css';

/** What is most worth knowing, and of which place. */
const wordsOf = (promise: DeliveryPromise, isOnPrimary: boolean): readonly [what: string, where: string] => {
  const place = placeText(promise);
  const { isServed, next } = promise;
  if (!isServed) return ['No delivery', `to ${place}`];
  if (next === null) return ['We deliver', `to ${place}`];
  return [dayText(next), isOnPrimary ? `to ${place}` : `is the next delivery to ${place}`];
};

export interface KnownDayProps {
  readonly promise: DeliveryPromise;
  readonly isOnPrimary: boolean;
}

/** Lazy parts are default exports. */
export default function KnownDay({ promise, isOnPrimary }: KnownDayProps) {
  const [what, where] = wordsOf(promise, isOnPrimary);
  return (
    <>
      <span>{what}</span> <span className={styles['where']}>{where}</span>
    </>
  );
}
