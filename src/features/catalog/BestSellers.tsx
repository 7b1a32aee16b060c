/** Best-selling products, for the home page and an empty cart. */

import { useContent } from '#shop/use-reading.ts';
import { ProductGrid } from '#ui/ProductGrid.tsx';
import styles from './BestSellers.module.css';
import { ProductTile } from './ProductTile.tsx';

export interface BestSellersProps {
  readonly heading: string;
}

const BestSellers = ({ heading }: BestSellersProps) => {
  const content = useContent({ kind: 'bestSellers' });
  if (content?.kind !== 'bestSellers' || content.products.length === 0) return null;
  return (
    <section className={`container ${styles['section']}`} aria-label={heading}>
      <h2>{heading}</h2>
      <ProductGrid>
        {content.products.map((product) => (
          <ProductTile key={product.sku} product={product} headingLevel={3} isWide />
        ))}
      </ProductGrid>
    </section>
  );
};

export default BestSellers;
