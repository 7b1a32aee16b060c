/** One line of text; spread a Field's wiring onto it, and set autocomplete and inputMode. */
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './Control.module.css';

export type TextInputProps = ComponentPropsWithRef<'input'>;

export const TextInput = ({ type = 'text', className, ...props }: TextInputProps) => (
  <input type={type} className={classNames(styles['control'], className)} {...props} />
);
