/** Checkbox with its label in the click target and its error below. */
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styles from './Checkbox.module.css';
import fieldStyles from './Field.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export const Checkbox = ({ label, hint, error, id: givenId, ...props }: CheckboxProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles['checkbox']}>
      <input
        {...props}
        id={id}
        type="checkbox"
        className={styles['box']}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
      />
      <div className={styles['words']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        {hint && (
          <p id={hintId} className={fieldStyles['hint']}>
            {hint}
          </p>
        )}
        {error && (
          <p id={errorId} className={fieldStyles['error']}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
};
