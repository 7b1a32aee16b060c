/** Formatted price, with the regular price struck through and the unit. */
import { classNames } from './class-names.ts';
import styles from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface PriceProps {
  text: string;
  /** Regular price; marks `text` as reduced. */
  regularText?: string | undefined;
  /** Unit, such as "per bottle" or "a month". */
  note?: string | undefined;
  /** Small size for use in a row of text. */
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
