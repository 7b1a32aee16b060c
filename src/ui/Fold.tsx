/** Fold for rarely used fields; opens when one is filled in and never closes by itself. */

import { useRef, useState, type ReactNode } from 'react';
import styles from './Fold.module.css';
import { useOnChange } from './use-on-change.ts';

export interface FoldProps {
  readonly summary: string;
  /** True if a field inside has a value. */
  readonly isUsed: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const Fold = ({ summary, isUsed, className, children }: FoldProps) => {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isUsed);
  useOnChange(isUsed, (isNeeded) => {
    if (isNeeded && fold.current !== null) fold.current.open = true;
  });
  return (
    <details ref={fold} className={className} open={isOpenAtFirst}>
      <summary className={styles['summary']}>{summary}</summary>
      {children}
    </details>
  );
};
