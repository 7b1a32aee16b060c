/** When a delivery comes, in one line whose room is the same while it is read. */
import styles from './DeliveryLine.module.css';

export interface DeliveryLineProps {
  /** Null while it is not known. */
  readonly text: string | null;
}

export const DeliveryLine = ({ text }: DeliveryLineProps) => <p className={styles['line']}>{text}</p>;
