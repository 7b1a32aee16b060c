/** Native select. */
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './Control.module.css';
import { useAutofill } from './Autofill.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Text of an empty first option. */
  placeholder?: string | undefined;
}

export const Select = ({ options, placeholder, className, ref, ...props }: SelectProps) => {
  const [control, silentFill] = useAutofill(props.value, ref);
  return (
    <div className={styles['picker']}>
      <select ref={control} className={classNames(styles['control'], className)} {...props}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      {silentFill}
      <ChevronDown aria-hidden="true" size={20} />
    </div>
  );
};
