/** The shape of a cart that is still on its way, said in words as well. */

import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import lineStyles from './CartLine.module.css';
import styles from './CartScreen.module.css';

export interface CartSkeletonProps {
  readonly message: string;
}

const places = ['first', 'second', 'third'];

export const CartSkeleton = ({ message }: CartSkeletonProps) => (
  <div className={styles['columns']}>
    <div>
      <VisuallyHidden>
        <output>{message}</output>
      </VisuallyHidden>
      <ul className={styles['lines']} aria-hidden="true">
        {places.map((place) => (
          <li key={place} className={lineStyles['line']}>
            <div className={lineStyles['image']}>
              <Skeleton width="88px" height="88px" />
            </div>
            <div className={lineStyles['title']}>
              <Skeleton shape="text" width="min(60%, 16em)" />
            </div>
            <span className={lineStyles['total']}>
              <Skeleton shape="text" width="4em" />
            </span>
            <div className={lineStyles['what']}>
              <Skeleton shape="text" lines={2} width="min(80%, 12em)" />
            </div>
            <div className={lineStyles['how-many']}>
              <Skeleton width="9em" height="48px" />
            </div>
          </li>
        ))}
      </ul>
    </div>
    <Skeleton height="20rem" />
  </div>
);
