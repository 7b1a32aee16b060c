/** One choice of several as a small card: a picture or a colour if it has one, its name, and why it cannot be had. A real radio within. */
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
  /** Seen only; the label says it in words. */
  swatch?: ReactNode;
  /** Such as "sold out"; the chip is struck through, and can still be chosen. */
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
