/** Section with its own heading. */
import type { ReactNode } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  heading: string;
  children: ReactNode;
}

export const Panel = ({ heading, children }: PanelProps) => (
  <section className={styles['panel']}>
    <h2 className={styles['heading']}>{heading}</h2>
    {children}
  </section>
);
