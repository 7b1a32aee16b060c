/** Short facts in rows; not a list element, since it is used inside list items. */
import styles from './FactList.module.css';

export interface FactListProps {
  readonly facts: readonly string[];
}

export const FactList = ({ facts }: FactListProps) => (
  <div className={styles['facts']}>
    {facts.map((fact) => (
      <p key={fact}>{fact}</p>
    ))}
  </div>
);
