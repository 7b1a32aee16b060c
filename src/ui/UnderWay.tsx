/** That another page is on its way while this one stays: to eyes and ears, once it takes a while. */
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
