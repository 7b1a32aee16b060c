/** Placeholder of a loading form: fields, labels and button. */

import type { ReactNode } from 'react';
import field from './Field.module.css';
import styles from './FormSkeleton.module.css';
import { Skeleton } from './Skeleton.tsx';

export interface AwaitedField {
  readonly label: string;
  readonly hint?: string;
}

export interface FormSkeletonProps {
  readonly fields: readonly AwaitedField[];
  /** Rendered below the button. */
  readonly children?: ReactNode;
}

export const FormSkeleton = ({ fields, children }: FormSkeletonProps) => (
  <div className={styles['form']}>
    {fields.map(({ label, hint }) => (
      <div key={label} className={field['field']}>
        <span className={field['label']}>{label}</span>
        {hint !== undefined && <p className={field['hint']}>{hint}</p>}
        <Skeleton height="48px" />
      </div>
    ))}
    <Skeleton height="56px" />
    {children}
  </div>
);
