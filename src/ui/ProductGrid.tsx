/** Product cards side by side: two on a phone, three from 768 px. */
import { Children, type ReactNode } from 'react';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  /** One ProductCard (or its skeleton) each. */
  children: ReactNode;
}

export const ProductGrid = ({ children }: ProductGridProps) => (
  <ul className={styles['grid']}>
    {Children.map(children, (card) => (
      <li>{card}</li>
    ))}
  </ul>
);
