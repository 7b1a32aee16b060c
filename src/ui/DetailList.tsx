/** List of details, with a dash for missing values. */

import type { ReactNode } from 'react';
import styles from './DetailList.module.css';

export interface Detail {
  readonly label: string;
  /** null and empty strings are shown as a dash. */
  readonly value: ReactNode;
}

export interface DetailListProps {
  readonly details: readonly Detail[];
}

const nothing = (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">Not given</span>
  </>
);

export const DetailList = ({ details }: DetailListProps) => (
  <dl className={styles['details']}>
    {details.map(({ label, value }) => (
      <div key={label} className={styles['detail']}>
        <dt className={styles['label']}>{label}</dt>
        <dd className={styles['value']}>{value === null || value === '' ? nothing : value}</dd>
      </div>
    ))}
  </dl>
);
