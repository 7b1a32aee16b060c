/** The look a button and a link dressed as one share: three sizes, three colours and one call to action. */
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

export type ButtonSize = 'small' | 'standard' | 'large';

/** `accent` is kept for the one thing the page wants the shopper to do. */
export type ButtonColor = 'primary' | 'secondary' | 'outline' | 'accent';

export interface ButtonLook {
  size?: ButtonSize | undefined;
  color?: ButtonColor | undefined;
  /** Takes the whole width it is given. */
  wide?: boolean | undefined;
}

export const buttonLook = ({ size = 'standard', color = 'primary', wide = false }: ButtonLook): string =>
  classNames(styles['button'], styles[size], styles[color], wide && styles['wide']);
