/** The shape of a page that is still on its way, so that nothing jumps when it comes. */

import { ListSkeleton } from '#features/catalog/ListSkeleton.tsx';
import type { Subject } from '#machines/domain/subject.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import styles from './PageSkeleton.module.css';

export interface PageSkeletonProps {
  /** What the address leads to, where that is known already. */
  readonly subject?: Subject;
}

export const PageSkeleton = ({ subject }: PageSkeletonProps) =>
  subject?.kind === 'category' || subject?.kind === 'search' ? (
    <ListSkeleton />
  ) : (
    <div className={styles['page']}>
      <LoadingIndicator message="Loading the page…" fill />
    </div>
  );
