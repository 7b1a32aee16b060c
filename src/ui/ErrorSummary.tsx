/** What is wrong with a form, in one place, each message leading to its field. */
import type { MouseEvent, Ref } from 'react';
import { focusField } from './focus-field.ts';
import styles from './ErrorSummary.module.css';
import { ToneIcon } from './ToneIcon.tsx';

export interface FieldError {
  /** The id given to the Field. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  heading?: string | undefined;
  errors: readonly FieldError[];
  /** For moving the focus to the heading when the form was refused. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

// Straight to the field, without a fragment in the address for the router to meet.
const goToField = (event: MouseEvent<HTMLAnchorElement>) => {
  if (focusField(event.currentTarget.hash.slice(1))) event.preventDefault();
};

export const ErrorSummary = ({
  heading = 'Please check these details',
  errors,
  headingRef,
}: ErrorSummaryProps) =>
  errors.length === 0 ? null : (
    <div className={styles['summary']}>
      <ToneIcon tone="error" />
      <div>
        <h2 ref={headingRef} tabIndex={-1} className={styles['heading']}>
          {heading}
        </h2>
        <ul className={styles['list']}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              <a href={`#${fieldId}`} onClick={goToField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
