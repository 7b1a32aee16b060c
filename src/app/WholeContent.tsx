/** Renders all merchant content elements, with the shop's own products among them (CONTENT-01). */

import { ContentTree, type ContentTreeProps } from '#features/content/page-builder/ContentTree.tsx';
import type { ProductCard } from '#machines/domain/catalog.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const ContentTile = lazyPart(() => import('./ContentTile.tsx'));

const drawProduct = (product: ProductCard) => <ContentTile key={product.sku} product={product} />;

const WholeContent = (content: Omit<ContentTreeProps, 'drawProduct'>) => (
  <ContentTree {...content} drawProduct={drawProduct} />
);

export default WholeContent;
