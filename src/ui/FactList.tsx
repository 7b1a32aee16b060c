/** Short facts beneath a thing, one to a row: no list, for it stands within one. */
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
