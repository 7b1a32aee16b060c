/** What an order comes to, line by line, ready-made amounts in a column of figures. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './TotalsList.module.css';

export interface TotalsRow {
  label: string;
  amount: ReactNode;
  /** Small print beneath the label. */
  note?: ReactNode;
  /** `total` is the sum that is paid, `saving` what was taken off. */
  emphasis?: 'total' | 'saving' | undefined;
}

export interface TotalsListProps {
  rows: readonly TotalsRow[];
  /** The sums are being done again. */
  busy?: boolean | undefined;
}

export const TotalsList = ({ rows, busy = false }: TotalsListProps) => (
  <dl className={styles['totals']} aria-busy={busy || undefined}>
    {rows.map(({ label, amount, note, emphasis }) => (
      <div key={label} className={classNames(styles['row'], emphasis && styles[emphasis])}>
        <dt>
          {label}
          {note && <span className={styles['note']}>{note}</span>}
        </dt>
        <dd className={styles['amount']}>{amount}</dd>
      </div>
    ))}
  </dl>
);
