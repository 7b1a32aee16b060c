/** Placeholder of the loading quick order. */

import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './QuickOrderScreen.module.css';
import rowStyles from './QuickOrderRow.module.css';

const places = ['first', 'second', 'third', 'fourth'];

export const QuickOrderSkeleton = () => (
  <div className={styles['quickOrder']}>
    <LoadingIndicator message="Looking up what you usually order" />
    <ul className={styles['rows']} aria-hidden="true">
      {places.map((place) => (
        <li key={place} className={rowStyles['row']}>
          <Skeleton width="64px" height="64px" />
          <div className={rowStyles['what']}>
            <Skeleton shape="text" lines={2} />
          </div>
          <span className={rowStyles['price']}>
            <Skeleton shape="text" width="4em" />
          </span>
          <div className={rowStyles['how-many']}>
            <Skeleton width="9em" height="48px" />
          </div>
        </li>
      ))}
    </ul>
  </div>
);
