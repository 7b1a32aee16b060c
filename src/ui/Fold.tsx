/** What few need, folded until it holds something; it never closes by itself, which would take a field from under the cursor. */

import { useRef, useState, type ReactNode } from 'react';
import styles from './Fold.module.css';
import { useFollowing } from './use-following.ts';

export interface FoldProps {
  readonly summary: string;
  /** Something stands in it. */
  readonly isUsed: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const Fold = ({ summary, isUsed, className, children }: FoldProps) => {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isUsed);
  useFollowing(isUsed, (isNeeded) => {
    if (isNeeded && fold.current !== null) fold.current.open = true;
  });
  return (
    <details ref={fold} className={className} open={isOpenAtFirst}>
      <summary className={styles['summary']}>{summary}</summary>
      {children}
    </details>
  );
};
