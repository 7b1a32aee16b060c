/** Account page with a title and a heading that is focused after navigation. */

import type { ReactNode } from 'react';
import { ArrivalHeading } from './ArrivalHeading.tsx';
import { keepFocus } from './keep-focus.ts';
import styles from './OwnPage.module.css';
import { PageTitle } from './PageTitle.tsx';

export interface OwnPageProps {
  readonly title: string;
  readonly suffix: string;
  /** Purpose of the page in one sentence. */
  readonly description: string;
  /** True after a full page load, where the focus starts at the top. */
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
