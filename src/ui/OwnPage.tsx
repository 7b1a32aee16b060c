/** A page of somebody's own: its title, its heading, which has the focus on arriving from another page, and what is to be seen there. */

import type { ReactNode } from 'react';
import { ArrivalHeading } from './ArrivalHeading.tsx';
import { keepFocus } from './keep-focus.ts';
import styles from './OwnPage.module.css';
import { PageTitle } from './PageTitle.tsx';

export interface OwnPageProps {
  readonly title: string;
  readonly suffix: string;
  /** What the page is for, in one sentence. */
  readonly description: string;
  /** It was loaded: the keyboard begins where it does on every page. */
  readonly isLoaded: boolean;
  readonly headingId?: string;
  /** Beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const OwnPage = ({
  title,
  suffix,
  description,
  isLoaded,
  headingId,
  actions,
  children,
}: OwnPageProps) => (
  <div ref={keepFocus} className={styles['page']}>
    <PageTitle title={title} suffix={suffix} description={description} isPrivate />
    <div className={styles['head']}>
      <ArrivalHeading id={headingId} isLoaded={isLoaded}>
        {title}
      </ArrivalHeading>
      {actions}
    </div>
    <p className={styles['intro']}>{description}</p>
    {children}
  </div>
);
