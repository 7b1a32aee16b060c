/** Progress as text and a bar. */
import { useId } from 'react';
import styles from './Meter.module.css';

export interface MeterProps {
  readonly value: number;
  readonly max: number;
  readonly text: string;
}

export const Meter = ({ value, max, text }: MeterProps) => {
  const id = useId();
  return (
    <div className={styles['meter']}>
      <p id={id} aria-live="polite">
        {text}
      </p>
      <progress aria-labelledby={id} value={value} max={max} />
    </div>
  );
};
