/** Totals of an order with aligned amounts. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './TotalsList.module.css';

export interface TotalsRow {
  label: string;
  amount: ReactNode;
  /** Small print below the label. */
  note?: ReactNode;
  /** `total` is the amount to pay, `saving` a deduction. */
  emphasis?: 'total' | 'saving' | undefined;
}

export interface TotalsListProps {
  rows: readonly TotalsRow[];
  /** The totals are being recalculated. */
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
