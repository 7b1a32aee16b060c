/** Heading of a tab, focused when the tab opens. */

import type { ReactNode } from 'react';
import { focusInView } from '#ui/focus-in-view.ts';
import styles from './CheckoutScreen.module.css';

export interface TabHeadingProps {
  /** Set when a form is labelled by this heading. */
  readonly id?: string;
  readonly children: ReactNode;
}

export const TabHeading = ({ id, children }: TabHeadingProps) => (
  <h2 ref={focusInView} id={id} tabIndex={-1} className={styles['heading']}>
    {children}
  </h2>
);
