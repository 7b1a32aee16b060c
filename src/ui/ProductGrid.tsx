/** Grid of product cards: two columns on phones, three from 768 px. */
import { Children, use, useId, type ReactNode } from 'react';
import { DrawPartContext } from './draw-part.ts';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  /** ProductCard elements or their skeletons. */
  children: ReactNode;
}

const Item = ({ children }: ProductGridProps) => <li>{use(DrawPartContext)(useId(), children)}</li>;

export const ProductGrid = ({ children }: ProductGridProps) => (
  <ul className={styles['grid']}>
    {Children.map(children, (card) => (
      <Item>{card}</Item>
    ))}
  </ul>
);
