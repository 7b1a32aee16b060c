/** Delivery day in one line of fixed height. */
import styles from './DeliveryLine.module.css';

export interface DeliveryLineProps {
  /** null while unknown. */
  readonly text: string | null;
}

export const DeliveryLine = ({ text }: DeliveryLineProps) => <p className={styles['line']}>{text}</p>;
