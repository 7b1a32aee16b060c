/** Product list of categories and search: filters, sorting, count and pages (CAT-01, BEY-13). */

import { useRef, type ReactNode } from 'react';
import type { Facet, Listing } from '#machines/domain/catalog.ts';
import { chosenOf, listText, narrowedBy, turnedTo, type ListQuery } from '#machines/domain/list-query.ts';
import { classNames } from '#ui/class-names.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { ProductGrid } from '#ui/ProductGrid.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FacetForm } from './FacetForm.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilteredOut } from './FilteredOut.tsx';
import styles from './ListingView.module.css';
import { ProductTile } from './ProductTile.tsx';
import { SortForm } from './SortForm.tsx';

/** State of a product list. */
export interface ListShown {
  /** The list that the URL asks for. */
  readonly query: ListQuery;
  /** The previous list is shown while the next one loads. */
  readonly isBusy: boolean;
}

export interface ListingViewProps extends ListShown {
  readonly path: string;
  readonly listing: Listing;
  readonly ownOrder: string;
  /** Shown when the list has no products even without filters. */
  readonly empty: ReactNode;
}

const filtersId = 'filters';

/** Tiles visible at once on a large screen. */
const firstView = 3;

const countText = ({ totalCount, page, pageCount }: Listing): string =>
  `${totalCount === 1 ? '1 product' : `${totalCount} products`}${pageCount > 1 ? `, page ${page} of ${pageCount}` : ''}`;

/** A single unselected option that covers the whole list cannot narrow it. */
const isUseful = (facet: Facet, query: ListQuery, { totalCount }: Listing): boolean =>
  facet.options.length > 1 ||
  chosenOf(query, facet.code).length > 0 ||
  facet.options.some(({ count }) => count < totalCount);

export const ListingView = (props: ListingViewProps) => {
  const { path, listing, query: asked, isBusy, ownOrder, empty } = props;
  const count = useRef<HTMLOutputElement>(null);
  const query = narrowedBy(asked, listing.facets);
  const facets = listing.facets.filter((facet) => isUseful(facet, query, listing));
  const isNarrowed = query.filters.length > 0;
  if (listing.totalCount === 0 && !isNarrowed && !isBusy) return empty;
  return (
    <div className={classNames(styles['list'], facets.length > 0 && styles['narrowable'])}>
      {facets.length > 0 && (
        <aside id={filtersId} className={styles['facets']} aria-label="Filters">
          <FacetForm {...{ path, query, facets }} isImmediate />
        </aside>
      )}
      <div className={styles['shown']}>
        <div className={styles['bar']}>
          <output ref={count} tabIndex={-1} className={styles['count']}>
            {isBusy ? 'Loading products…' : countText(listing)}
          </output>
          {facets.length > 0 && (
            <div className={styles['drawer']}>
              <FilterDrawer {...{ path, query, facets }} />
              <noscript>
                <a href={`#${filtersId}`}>Filter</a>
              </noscript>
            </div>
          )}
          <SortForm {...{ path, query, ownOrder }} />
        </div>
        <ActiveFilters {...{ path, query }} facets={listing.facets} onRemove={() => count.current?.focus()} />
        <section aria-label="Products" aria-busy={isBusy} className={styles['products']}>
          {listing.totalCount === 0 ? (
            <FilteredOut {...{ path, query }} />
          ) : (
            <ProductGrid>
              {listing.products.map((product, index) => (
                <ProductTile
                  key={product.sku}
                  product={product}
                  isFirstView={index < firstView}
                  isWide={facets.length === 0}
                />
              ))}
            </ProductGrid>
          )}
        </section>
        <Pagination
          page={listing.page}
          pageCount={listing.pageCount}
          hrefFor={(number) => `${path}${listText(turnedTo(query, number))}`}
        />
      </div>
    </div>
  );
};
