/** One-line input; spread a Field's wiring onto it and set autocomplete. */
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './Control.module.css';
import { limitText } from './limit-text.ts';
import { useAutofill } from './Autofill.tsx';

export type TextInputProps = ComponentPropsWithRef<'input'>;

const keyboards: Readonly<Record<string, TextInputProps['inputMode']>> = { email: 'email', tel: 'tel' };

export const TextInput = ({
  type = 'text',
  className,
  ref,
  maxLength,
  onChange,
  ...props
}: TextInputProps) => {
  const [control, silentFill] = useAutofill(props.value, ref);
  return (
    <>
      <input
        ref={control}
        type={type}
        inputMode={keyboards[type] ?? 'text'}
        className={classNames(styles['control'], className)}
        {...props}
        onChange={limitText(maxLength, onChange)}
      />
      {silentFill}
    </>
  );
};
