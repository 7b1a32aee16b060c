/** The question that a set of radio cards answers, and what is wrong with the answer. */
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import fieldStyles from './Field.module.css';
import styles from './RadioCardGroup.module.css';

export interface RadioCardGroupProps {
  /** For a list of what is missing to lead to. */
  id?: string | undefined;
  legend: ReactNode;
  /** The heading above already asks the question for the eye. */
  hideLegend?: boolean | undefined;
  error?: string | undefined;
  /** Beside each other where there is room: few, and with little to say. */
  inRow?: boolean | undefined;
  /** As many in a row as there is room for, each as wide as its words. */
  inChips?: boolean | undefined;
  children: ReactNode;
}

export const RadioCardGroup = ({
  id,
  legend,
  hideLegend = false,
  error,
  inRow = false,
  inChips = false,
  children,
}: RadioCardGroupProps) => {
  const errorId = useId();
  return (
    <fieldset id={id} aria-describedby={error ? errorId : undefined}>
      <legend className={classNames(styles['legend'], hideLegend && 'visually-hidden')}>{legend}</legend>
      <div className={classNames(styles['cards'], inRow && styles['row'], inChips && styles['chips'])}>
        {children}
      </div>
      {error && (
        <p id={errorId} className={classNames(fieldStyles['error'], styles['error'])}>
          <CircleAlert aria-hidden="true" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
};
