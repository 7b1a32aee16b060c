/** Says what is being waited for, to eyes and ears alike (§2). */
import { classNames } from './class-names.ts';
import styles from './LoadingIndicator.module.css';
import { Spinner } from './Spinner.tsx';

export interface LoadingIndicatorProps {
  message: string;
  /** Fills the room of the page or panel that is to come. */
  fill?: boolean | undefined;
  /** The class that keeps the room of what is to come. */
  room?: string | undefined;
}

export const LoadingIndicator = ({ message, fill = false, room }: LoadingIndicatorProps) => (
  <output className={classNames(styles['loading'], fill && styles['fill'], room)}>
    <Spinner size={fill ? 36 : 20} />
    <span>{message}</span>
  </output>
);
