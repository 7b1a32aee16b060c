/** Several lines of text that grow with what is written. */
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './Control.module.css';

export type TextAreaProps = ComponentPropsWithRef<'textarea'>;

export const TextArea = ({ rows = 3, className, ...props }: TextAreaProps) => (
  <textarea
    inputMode="text"
    rows={rows}
    className={classNames(styles['control'], styles['area'], className)}
    {...props}
  />
);
