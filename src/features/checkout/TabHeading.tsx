/** A tab's heading, where one begins when the tab opens. */

import type { ReactNode } from 'react';
import { beginHere } from '#ui/begin-here.ts';
import styles from './CheckoutScreen.module.css';

export interface TabHeadingProps {
  /** For a form that goes by this heading's name. */
  readonly id?: string;
  readonly children: ReactNode;
}

export const TabHeading = ({ id, children }: TabHeadingProps) => (
  <h2 ref={beginHere} id={id} tabIndex={-1} className={styles['heading']}>
    {children}
  </h2>
);
