/** Shared look of buttons and button links: sizes and colours. */
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

export type ButtonSize = 'small' | 'standard' | 'large';

/** `accent` is reserved for the main action of a page. */
export type ButtonColor = 'primary' | 'secondary' | 'outline' | 'accent';

export interface ButtonLook {
  size?: ButtonSize | undefined;
  color?: ButtonColor | undefined;
  /** Takes the full available width. */
  wide?: boolean | undefined;
}

export const buttonLook = ({ size = 'standard', color = 'primary', wide = false }: ButtonLook): string =>
  classNames(styles['button'], styles[size], styles[color], wide && styles['wide']);
