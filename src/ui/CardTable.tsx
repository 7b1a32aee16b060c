/** A table whose rows become cards where there is no room for columns; each figure then has its column's name beside it. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './CardTable.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface CardColumn {
  key: string;
  label: string;
  /** What stands there speaks for itself: the name is for the ear alone. */
  isLabelHidden?: boolean | undefined;
  /** Figures stand beneath each other. */
  isFigure?: boolean | undefined;
  /** Words that may take two lines of a column; all else stays on one. */
  isLong?: boolean | undefined;
}

export interface CardRow {
  id: string;
  /** By the keys of the columns; the first is the row's own heading. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface CardTableProps {
  /** What the table is of, for whoever hears it. */
  caption: string;
  columns: readonly CardColumn[];
  rows: readonly CardRow[];
}

export const CardTable = ({ caption, columns, rows }: CardTableProps) => (
  <table className={styles['table']}>
    <caption className={styles['caption']}>{caption}</caption>
    <thead className={styles['head']}>
      <tr>
        {columns.map(({ key, label, isLabelHidden = false, isFigure = false }) => (
          <th key={key} scope="col" className={classNames(isFigure && styles['figure'])}>
            {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className={styles['body']}>
      {rows.map(({ id, cells }) => (
        <tr key={id} className={styles['row']}>
          {columns.map(({ key, label, isLabelHidden = false, isFigure = false, isLong = false }, place) => {
            const Cell = place === 0 ? 'th' : 'td';
            return (
              <Cell
                key={key}
                scope={place === 0 ? 'row' : undefined}
                className={classNames(styles['cell'], isFigure && styles['figure'], isLong && styles['long'])}
              >
                {!isLabelHidden && (
                  <span className={styles['label']} aria-hidden="true">
                    {label}
                  </span>
                )}
                <span>{cells[key]}</span>
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
