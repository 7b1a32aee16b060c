/** Empty state with a reason and a next step. */
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** Decorative lucide icon. */
  icon: ReactNode;
  heading: string;
  headingLevel?: 1 | 2 | 3 | undefined;
  children?: ReactNode;
  action?: ReactNode;
}

export const EmptyState = ({ icon, heading, headingLevel = 2, children, action }: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles['empty']}>
      <div className={styles['icon']} aria-hidden="true">
        {icon}
      </div>
      <Heading className={styles['heading']}>{heading}</Heading>
      {children && <div className={styles['text']}>{children}</div>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
};
