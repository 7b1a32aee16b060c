/** Heading of a tab, focused when the tab opens. */

import type { ReactNode } from 'react';
import { beginHere } from '#ui/begin-here.ts';
import styles from './CheckoutScreen.module.css';

export interface TabHeadingProps {
  /** Set when a form is labelled by this heading. */
  readonly id?: string;
  readonly children: ReactNode;
}

export const TabHeading = ({ id, children }: TabHeadingProps) => (
  <h2 ref={beginHere} id={id} tabIndex={-1} className={styles['heading']}>
    {children}
  </h2>
);
