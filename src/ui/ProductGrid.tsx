/** Grid of product cards: two columns on phones, three from 768 px. */
import { Children, type ReactNode } from 'react';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  /** ProductCard elements or their skeletons. */
  children: ReactNode;
}

export const ProductGrid = ({ children }: ProductGridProps) => (
  <ul className={styles['grid']}>
    {Children.map(children, (card) => (
      <li>{card}</li>
    ))}
  </ul>
);
