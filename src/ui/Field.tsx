/** Label, hint, control and error, linked for assistive technology. */
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

/** Props that the control spreads onto its element. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown below the control; empty or absent if valid. */
  error?: string | undefined;
  /** Adds "(optional)" to the label; fields are required by default. */
  optional?: boolean | undefined;
  /** Id of the control, as a link target of error summaries; generated if absent. */
  id?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

export const Field = ({ label, hint, error, optional = false, id: givenId, children }: FieldProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
        {optional && (
          <>
            {' '}
            <span className={styles['optional']}>(optional)</span>
          </>
        )}
      </label>
      {hint && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles['error']}>
          <CircleAlert aria-hidden="true" size={16} />
          {error}
        </p>
      )}
    </div>
  );
};
