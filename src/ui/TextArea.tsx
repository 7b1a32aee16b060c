/** Multi-line input that grows with its text. */
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './Control.module.css';
import { limitText } from './limit-text.ts';
import { useAutofill } from './Autofill.tsx';

export type TextAreaProps = ComponentPropsWithRef<'textarea'>;

export const TextArea = ({ rows = 3, className, ref, maxLength, onChange, ...props }: TextAreaProps) => {
  const [control, silentFill] = useAutofill(props.value, ref);
  return (
    <>
      <textarea
        ref={control}
        inputMode="text"
        rows={rows}
        className={classNames(styles['control'], styles['area'], className)}
        {...props}
        onChange={limitText(maxLength, onChange)}
      />
      {silentFill}
    </>
  );
};
