/** Fieldset of radio cards with its legend and error. */
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import fieldStyles from './Field.module.css';
import styles from './RadioCardGroup.module.css';

export interface RadioCardGroupProps {
  /** Link target of error lists. */
  id?: string | undefined;
  legend: ReactNode;
  /** Visually hides the legend if a heading says the same. */
  hideLegend?: boolean | undefined;
  error?: string | undefined;
  /** Side by side where there is room, for a few short cards. */
  inRow?: boolean | undefined;
  /** Wraps in rows, each card as wide as its text. */
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
      {/* above: a long list would have its end, and the error there, out of sight */}
      {error && (
        <p id={errorId} className={classNames(fieldStyles['error'], styles['error'])}>
          <CircleAlert aria-hidden="true" size={16} />
          {error}
        </p>
      )}
      <div className={classNames(styles['cards'], inRow && styles['row'], inChips && styles['chips'])}>
        {children}
      </div>
    </fieldset>
  );
};
