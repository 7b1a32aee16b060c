/** Short facts beneath a thing, one to a row. */
import styles from './FactList.module.css';

export interface FactListProps {
  readonly facts: readonly string[];
  /** What they are facts of, for who cannot see what they stand beneath. */
  readonly label: string;
}

export const FactList = ({ facts, label }: FactListProps) => (
  <ul className={styles['facts']} aria-label={label}>
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);
