/** A price in ready-made text, the regular one struck through when it is lower today, and what it is a price of. */
import { classNames } from './class-names.ts';
import styles from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface PriceProps {
  text: string;
  /** What it usually costs; makes `text` a saving. */
  regularText?: string | undefined;
  /** The basis, such as "per bottle" or "a month". */
  note?: string | undefined;
  /** Small among the words of a row. */
  size?: 'small' | 'standard' | 'large' | undefined;
}

export const Price = ({ text, regularText, note, size = 'standard' }: PriceProps) => (
  <span className={classNames(styles['price'], styles[size])}>
    {regularText && (
      <>
        <VisuallyHidden>Now</VisuallyHidden>{' '}
      </>
    )}
    <span className={classNames(styles['amount'], regularText && styles['saving'])}>{text}</span>
    {regularText && (
      <>
        {' '}
        <VisuallyHidden>was</VisuallyHidden> <s className={styles['regular']}>{regularText}</s>
      </>
    )}
    {note && <span className={styles['note']}> {note}</span>}
  </span>
);
