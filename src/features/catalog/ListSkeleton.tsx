/** Placeholder of a product list, sized to avoid layout shift (CAT-01). */

import { ProductGrid } from '#ui/ProductGrid.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import screen from './CategoryScreen.module.css';
import list from './ListingView.module.css';
import styles from './ListSkeleton.module.css';

const tiles = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const ListSkeleton = () => (
  <div className={`container ${screen['screen']} ${styles['page']}`}>
    <VisuallyHidden>
      <output>Loading the page…</output>
    </VisuallyHidden>
    <Skeleton shape="text" width="12rem" />
    <div className={styles['heading']}>
      <Skeleton shape="text" width="min(60%, 24rem)" />
    </div>
    <div className={`${list['list']} ${list['narrowable']}`}>
      <div className={list['facets']}>
        <Skeleton height="32rem" />
      </div>
      <div className={list['shown']}>
        <Skeleton height="48px" />
        <ProductGrid>
          {tiles.map((tile) => (
            <div key={tile} className={styles['tile']}>
              <Skeleton ratio="1" />
              <Skeleton shape="text" lines={2} />
              <Skeleton height="100px" />
            </div>
          ))}
        </ProductGrid>
      </div>
    </div>
  </div>
);
