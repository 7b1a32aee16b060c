/** A spot of colour, a small picture, or a few letters, beside the name of it. The colour is drawn, for a page's styles do not know the merchant's colours. */
import { Picture } from './Picture.tsx';
import styles from './Swatch.module.css';

export interface SwatchProps {
  colour: string;
}

export const Swatch = ({ colour }: SwatchProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={styles['swatch']}>
    <circle cx="12" cy="12" r="11" fill={colour} />
  </svg>
);

export interface SwatchImageProps {
  /** The address of the picture at a width. */
  srcFor: (width: number) => string;
}

export const SwatchImage = ({ srcFor }: SwatchImageProps) => (
  <span className={styles['image']}>
    <Picture srcFor={srcFor} widths={[40, 80]} sizes="24px" width={24} height={24} alt="" />
  </span>
);

/** Seen only: whatever stands beside it says the same in full. */
export const SwatchLetters = ({ letters }: { letters: string }) => (
  <span aria-hidden="true" className={styles['letters']}>
    {letters}
  </span>
);
