/** Products chosen by the merchant, in that order, with current price and stock (§2 products). */

import type { ProductsNode } from '#machines/domain/content-tree.ts';
import { useListedProducts } from '#shop/use-listed-products.ts';
import { CardCarousel } from '#ui/CardCarousel.tsx';
import { livelyIf } from '#ui/lively.ts';
import { ProductGrid } from '#ui/ProductGrid.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { ElementProps } from './drawing.ts';
import styles from './Products.module.css';
import { classesOf } from './styling.ts';

/** Placeholders of a carousel row; a grid shows one per product. */
const carouselRow = 4;

const Coming = ({ node }: { readonly node: ProductsNode }) => {
  const asked = [...node.skus, ...node.urlKeys];
  const places = node.appearance === 'carousel' ? asked.slice(0, carouselRow) : asked;
  const tiles = places.map((place) => (
    <div key={place} className={styles['tile']}>
      <Skeleton ratio="1" />
      <Skeleton shape="text" lines={2} />
      <Skeleton height="100px" />
    </div>
  ));
  return node.appearance === 'carousel' ? (
    <div className={styles['row']}>{tiles}</div>
  ) : (
    <ProductGrid>{tiles}</ProductGrid>
  );
};

export const Products = ({ node, drawProduct }: ElementProps<ProductsNode>) => {
  const { products, isFailed } = useListedProducts(node.skus, node.urlKeys);
  if (isFailed || products?.length === 0) return null;
  const { mode, centerPadding, hasArrows, hasDots, ...moving } = node.carousel;
  const isContinuous = mode === 'continuous';
  if (products === null)
    return (
      <div className={classesOf(node)}>
        <Coming node={node} />
      </div>
    );
  return (
    <div className={classesOf(node)} {...livelyIf(node.appearance === 'carousel' && moving.hasAutoplay)}>
      {node.appearance === 'grid' ? (
        <ProductGrid>{products.map(drawProduct)}</ProductGrid>
      ) : (
        <CardCarousel
          label={`Products: ${products[0]?.name} and more`}
          hasArrows={hasArrows}
          hasDots={hasDots}
          {...moving}
          // a centred carousel must loop, or the first slide would have no left neighbour
          isInfinite={moving.isInfinite || isContinuous}
          isCentred={isContinuous}
          sidePadding={isContinuous ? centerPadding : undefined}
          slides={products.map((product) => ({
            key: product.sku,
            name: product.name,
            content: drawProduct(product),
          }))}
        />
      )}
    </div>
  );
};
