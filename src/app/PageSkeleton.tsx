/** The skeleton of a page that is loading, sized so that the layout does not shift. */

import { ListSkeleton } from '#features/catalog/ListSkeleton.tsx';
import type { Subject } from '#machines/domain/subject.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import styles from './PageSkeleton.module.css';

export interface PageSkeletonProps {
  /** What the address leads to, if known already. */
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
