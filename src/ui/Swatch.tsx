/** Swatch of an option. Colours are SVG fills, since no stylesheet knows the merchant's colours. */
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
  /** URL of the picture at a width. */
  srcFor: (width: number) => string;
}

export const SwatchImage = ({ srcFor }: SwatchImageProps) => (
  <span className={styles['image']}>
    <Picture srcFor={srcFor} widths={[40, 80]} sizes="24px" width={24} height={24} alt="" />
  </span>
);

/** Decorative: adjacent text says the same in full. */
export const SwatchLetters = ({ letters }: { letters: string }) => (
  <span aria-hidden="true" className={styles['letters']}>
    {letters}
  </span>
);
