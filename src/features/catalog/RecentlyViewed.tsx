/** Recently viewed products with current price and stock (BEY-12). */

import { useContent } from '#shop/use-reading.ts';
import { ProductRow } from './ProductRow.tsx';

export interface RecentlyViewedProps {
  /** The product of this page, which is left out. */
  readonly besides?: string;
}

/** Two carousel pages on a large screen. */
const shown = 8;

const RecentlyViewed = ({ besides }: RecentlyViewedProps) => {
  const content = useContent({ kind: 'recentlyViewed' });
  if (content?.kind !== 'recentlyViewed') return null;
  const products = content.products.filter(({ sku }) => sku !== besides).slice(0, shown);
  return <ProductRow heading="Recently viewed" products={products} />;
};

export default RecentlyViewed;
