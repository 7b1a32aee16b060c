/** Radio button as a small card with an optional swatch and a note when unavailable. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './ChoiceChip.module.css';

export interface ChoiceChipProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'children' | 'className'
> {
  name: string;
  value: string;
  label: string;
  /** Decorative; the label says the same. */
  swatch?: ReactNode;
  /** For example "sold out"; struck through, but still selectable. */
  note?: string | undefined;
}

export const ChoiceChip = ({ label, swatch, note, ...props }: ChoiceChipProps) => (
  <label className={classNames(styles['chip'], note && styles['out'])}>
    <input {...props} type="radio" className={styles['radio']} />
    {swatch}
    <span className={styles['words']}>
      <span className={styles['label']}>{label}</span>
      {note && <span className={styles['note']}>{note}</span>}
    </span>
  </label>
);
