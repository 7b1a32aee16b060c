/** The day a heavy thing would come, on its tile, once a place is known (BEY-18). */

import { tileDayText } from '#copy/delivery-promise.ts';
import type { DeliveryPromise } from '#machines/domain/delivery-promise.ts';
import styles from './TileDay.module.css';

/** Lazy parts are default exports. */
export default function TileDay({ promise }: { readonly promise: DeliveryPromise }) {
  const text = tileDayText(promise);
  return text === null ? null : <span className={styles['day']}>{text}</span>;
}
