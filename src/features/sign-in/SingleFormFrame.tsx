/** Frame of a page with a single form: title, heading, panel. */

import type { ReactNode } from 'react';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import styles from './SignInScreen.module.css';

export interface SingleFormFrameProps {
  readonly title: string;
  readonly headingId: string;
  readonly children: ReactNode;
}

export const SingleFormFrame = ({ title, headingId, children }: SingleFormFrameProps) => (
  <div ref={keepFocus} className={`container ${styles['screen']} ${styles['single']}`}>
    <PageTitle title={title} suffix={useTitleSuffix()} isPrivate />
    <h1 id={headingId}>{title}</h1>
    <div className={styles['panel']}>{children}</div>
  </div>
);
