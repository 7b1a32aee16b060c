/** Indicator that the next page is loading, shown after a delay. */
import { LoadingIndicator } from './LoadingIndicator.tsx';
import styles from './UnderWay.module.css';

export interface UnderWayProps {
  readonly message: string;
}

export const UnderWay = ({ message }: UnderWayProps) => (
  <div className={styles['place']}>
    <div className={styles['sign']}>
      <LoadingIndicator message={message} />
    </div>
  </div>
);
