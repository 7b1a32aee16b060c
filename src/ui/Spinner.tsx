/** Decorative spinner; its parent must provide the text. */
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Width and height in pixels. */
  size?: number;
}

export const Spinner = ({ size = 20 }: SpinnerProps) => (
  <svg
    className={styles['spinner']}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
    <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
