/** Carousel of related products under a heading. */

import type { ProductCard } from '#machines/domain/catalog.ts';
import { CardCarousel } from '#ui/CardCarousel.tsx';
import styles from './ProductRow.module.css';
import { ProductTile } from './ProductTile.tsx';

export interface ProductRowProps {
  readonly heading: string;
  readonly products: readonly ProductCard[];
}

/** Moves only when the shopper moves it. */
const still = { hasAutoplay: false, autoplaySpeed: 0, isInfinite: false } as const;

export const ProductRow = ({ heading, products }: ProductRowProps) =>
  products.length > 0 && (
    <div className={styles['row']}>
      <h2>{heading}</h2>
      <CardCarousel
        label={heading}
        hasArrows
        hasDots
        {...still}
        slides={products.map((product) => ({
          key: product.sku,
          name: product.name,
          content: <ProductTile product={product} headingLevel={3} />,
        }))}
      />
    </div>
  );
