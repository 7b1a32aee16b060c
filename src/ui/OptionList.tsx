/** Chosen options of a product, one per row. */
import { Fragment } from 'react';
import styles from './OptionList.module.css';

export interface OptionListProps {
  options: readonly {
    readonly label: string;
    readonly values: readonly string[];
    /** Small print by value; empty for none. */
    readonly notes?: readonly string[] | undefined;
  }[];
}

export const OptionList = ({ options }: OptionListProps) =>
  options.length === 0 ? null : (
    <dl className={styles['options']}>
      {options.map(({ label, values, notes = [] }, index) => (
        // two options of a product may share a label
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
