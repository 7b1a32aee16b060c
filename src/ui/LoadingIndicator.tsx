/** Spinner with a visible and announced message (§2). */
import { classNames } from './class-names.ts';
import styles from './LoadingIndicator.module.css';
import { Spinner } from './Spinner.tsx';

export interface LoadingIndicatorProps {
  message: string;
  /** Fills the space of the loading page or panel. */
  fill?: boolean | undefined;
  /** Class that reserves the space of the content. */
  room?: string | undefined;
}

export const LoadingIndicator = ({ message, fill = false, room }: LoadingIndicatorProps) => (
  <output className={classNames(styles['loading'], fill && styles['fill'], room)}>
    <Spinner size={fill ? 36 : 20} />
    <span>{message}</span>
  </output>
);
