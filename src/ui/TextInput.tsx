/** One line of text; spread a Field's wiring onto it, and set autocomplete. The keyboard that a phone shows follows the kind of text. */
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './Control.module.css';

export type TextInputProps = ComponentPropsWithRef<'input'>;

const keyboards: Readonly<Record<string, TextInputProps['inputMode']>> = { email: 'email', tel: 'tel' };

export const TextInput = ({ type = 'text', className, ...props }: TextInputProps) => (
  <input
    type={type}
    inputMode={keyboards[type] ?? 'text'}
    className={classNames(styles['control'], className)}
    {...props}
  />
);
