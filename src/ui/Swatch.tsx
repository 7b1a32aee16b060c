/** A spot of colour, or a few letters, beside the name of it. The colour is drawn, for a page's styles do not know the merchant's colours. */
import styles from './Swatch.module.css';

export interface SwatchProps {
  colour: string;
}

export const Swatch = ({ colour }: SwatchProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={styles['swatch']}>
    <circle cx="12" cy="12" r="11" fill={colour} />
  </svg>
);

/** Seen only: whatever stands beside it says the same in full. */
export const SwatchLetters = ({ letters }: { letters: string }) => (
  <span aria-hidden="true" className={styles['letters']}>
    {letters}
  </span>
);
