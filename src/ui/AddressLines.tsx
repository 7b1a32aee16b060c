/** Address with one line per row. */
import styles from './AddressLines.module.css';

export interface AddressLinesProps {
  lines: readonly string[];
}

export const AddressLines = ({ lines }: AddressLinesProps) => (
  <address className={styles['address']}>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
);
