/** What was chosen of a product, one thing to a row: Colour Blue. */
import styles from './OptionList.module.css';

export interface OptionListProps {
  options: readonly { readonly label: string; readonly values: readonly string[] }[];
}

export const OptionList = ({ options }: OptionListProps) =>
  options.length === 0 ? null : (
    <dl className={styles['options']}>
      {options.map(({ label, values }, index) => (
        // two questions of one product may bear the same words
        <div key={`${index} ${label}`} className={styles['option']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['values']}>{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
