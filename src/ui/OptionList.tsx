/** What was chosen of a product, one thing to a row: Colour Blue. */
import { Fragment } from 'react';
import styles from './OptionList.module.css';

export interface OptionListProps {
  options: readonly {
    readonly label: string;
    readonly values: readonly string[];
    /** Small print of the values, in their order; empty for none. */
    readonly notes?: readonly string[] | undefined;
  }[];
}

export const OptionList = ({ options }: OptionListProps) =>
  options.length === 0 ? null : (
    <dl className={styles['options']}>
      {options.map(({ label, values, notes = [] }, index) => (
        // two questions of one product may bear the same words
        <div key={`${index} ${label}`} className={styles['option']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['values']}>
            {values.map((value, place) => (
              <Fragment key={`${place} ${value}`}>
                {place > 0 && ', '}
                {value}
                {notes[place] && <small className={styles['note']}> {notes[place]}</small>}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
