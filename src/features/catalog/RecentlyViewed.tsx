/** What was looked at in this browser before, at today's price and stock (BEY-12). */

import { useReading } from '#shop/use-shop.ts';
import { ProductRow } from './ProductRow.tsx';

export interface RecentlyViewedProps {
  /** The product one is looking at. */
  readonly besides?: string;
}

/** So many fill the carousel twice on a large screen. */
const shown = 8;

const RecentlyViewed = ({ besides }: RecentlyViewedProps) => {
  const { content } = useReading({ kind: 'recentlyViewed' });
  if (content?.kind !== 'recentlyViewed') return null;
  const products = content.products.filter(({ sku }) => sku !== besides).slice(0, shown);
  return <ProductRow heading="Recently viewed" products={products} />;
};

export default RecentlyViewed;
