/** Table whose rows become cards on narrow screens, each value labelled by its column. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './CardTable.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface CardColumn {
  key: string;
  label: string;
  /** Visually hides the label of a self-explanatory value. */
  isLabelHidden?: boolean | undefined;
  /** Aligns figures in the column. */
  isFigure?: boolean | undefined;
}

export interface CardRow {
  id: string;
  /** By column key; the first cell is the row heading. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface CardTableProps {
  /** Caption for screen readers. */
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
          {columns.map(({ key, label, isLabelHidden = false, isFigure = false }, place) => {
            const Cell = place === 0 ? 'th' : 'td';
            return (
              <Cell
                key={key}
                scope={place === 0 ? 'row' : undefined}
                className={classNames(styles['cell'], isFigure && styles['figure'])}
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
