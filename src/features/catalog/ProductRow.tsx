/** A row of products beneath a heading: what goes well with another, what one might rather take (look.md product). */

import type { ProductCard } from '#machines/domain/catalog.ts';
import { ProductGrid } from '#ui/ProductGrid.tsx';
import styles from './ProductRow.module.css';
import { ProductTile } from './ProductTile.tsx';

export interface ProductRowProps {
  readonly heading: string;
  readonly products: readonly ProductCard[];
}

export const ProductRow = ({ heading, products }: ProductRowProps) =>
  products.length > 0 && (
    <section className={styles['row']} aria-label={heading}>
      <h2>{heading}</h2>
      <ProductGrid>
        {products.map((card) => (
          <ProductTile key={card.sku} product={card} headingLevel={3} />
        ))}
      </ProductGrid>
    </section>
  );
