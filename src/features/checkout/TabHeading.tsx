/** A tab's heading; the focus goes to it when the tab opens, so that a screen reader says where one is. */

import type { ReactNode } from 'react';
import styles from './CheckoutScreen.module.css';

export interface TabHeadingProps {
  /** For a form that goes by this heading's name. */
  readonly id?: string;
  readonly children: ReactNode;
}

const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus({ preventScroll: true });

export const TabHeading = ({ id, children }: TabHeadingProps) => (
  <h2 ref={takeFocus} id={id} tabIndex={-1} className={styles['heading']}>
    {children}
  </h2>
);
