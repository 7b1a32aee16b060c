/** Placeholder of a loading cart, with the lines this browser last showed. */

import type { LostLine } from '#machines/domain/lost-lines.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { classNames } from '#ui/class-names.ts';
import lineStyles from './CartLine.module.css';
import styles from './CartScreen.module.css';
import { StoredLine, type StoredLineProps } from './StoredLine.tsx';

export interface CartSkeletonProps {
  readonly message: string;
  /** Lines stored in this browser. */
  readonly kept?: readonly LostLine[];
  /** True in server HTML, whose inline script adds the stored lines (seen-lines.ts). */
  readonly isFilledIn?: boolean;
}

const nothingSeen: StoredLineProps = { name: '', each: '', number: '', total: '', pictures: '' };

const places = ['first', 'second', 'third'];

export const CartSkeleton = ({ message, kept = [], isFilledIn = false }: CartSkeletonProps) => {
  const lines = kept.flatMap(({ name, seen }) => (seen === undefined ? [] : [{ name, ...seen }]));
  const isSeen = lines.length > 0 && lines.length === kept.length;
  return (
    <div className={styles['columns']}>
      <div>
        <VisuallyHidden>
          <output>{message}</output>
        </VisuallyHidden>
        {isFilledIn && (
          <>
            <ul hidden data-seen-model="">
              <StoredLine {...nothingSeen} />
            </ul>
            {/* React must not reconcile the lines that the script inserts */}
            <ul
              className={classNames(styles['lines'], styles['seen'])}
              aria-hidden="true"
              data-seen-lines=""
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: '' }}
            />
          </>
        )}
        <ul className={classNames(styles['lines'], isFilledIn && styles['unseen'])} aria-hidden="true">
          {isSeen && lines.map((line, place) => <StoredLine key={place} {...line} />)}
          {(isSeen ? [] : places).map((place) => (
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
};
