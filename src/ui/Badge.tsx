/** Short label of a product: rental, sale, stock. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Badge.module.css';

export type BadgeKind = 'rental' | 'sale' | 'day' | 'in-stock' | 'low-stock' | 'out-of-stock';

export interface BadgeProps {
  kind: BadgeKind;
  children: ReactNode;
}

export const Badge = ({ kind, children }: BadgeProps) => (
  <span className={classNames(styles['badge'], styles[kind])}>{children}</span>
);
