/** Text button for an alternative within a sentence. */

import type { ReactNode } from 'react';
import styles from './WayButton.module.css';

export interface WayButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export const WayButton = ({ onClick, children }: WayButtonProps) => (
  <button type="button" className={styles['way']} onClick={onClick}>
    {children}
  </button>
);
