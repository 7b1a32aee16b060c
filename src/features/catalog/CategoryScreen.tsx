/** A shelf: heading, copy, the shelves beneath it, the products of this page, and the way to the next (CAT-01). */

import type { CategoryPage } from '#machines/domain/catalog.ts';
import { pageOf, paths } from '#paths.ts';
import { useTitleSuffix } from '#shop/use-shop.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Html } from '#ui/Html.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { ProductGrid } from '#ui/ProductGrid.tsx';
import { PackageOpen } from 'lucide-react';
import styles from './CategoryScreen.module.css';
import { ProductTile } from './ProductTile.tsx';

export interface CategoryScreenProps {
  readonly category: CategoryPage;
}

/** So many tiles are in sight at once on a large screen. */
const firstView = 3;

const countText = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

export const CategoryScreen = ({ category }: CategoryScreenProps) => {
  const { name, path, description, breadcrumbs, children, products, totalCount, page, pageCount } = category;
  const crumbs = [
    { label: 'Home', href: paths.home },
    ...breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.path })),
    { label: name },
  ];
  return (
    <div className={`container ${styles['screen']}`}>
      <PageTitle
        title={category.metaTitle}
        suffix={useTitleSuffix()}
        description={category.metaDescription}
      />
      <Breadcrumbs items={crumbs} />
      <header className={styles['header']}>
        <h1>{name}</h1>
        {description !== '' && <Html html={description} className={styles['copy']} />}
      </header>
      {children.length > 0 && (
        <nav aria-label={`${name} by kind`}>
          <ul className={styles['kinds']}>
            {children.map((child) => (
              <li key={child.id}>
                <a className={styles['kind']} href={child.path}>
                  {child.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {products.length === 0 ? (
        <EmptyState icon={<PackageOpen />} heading="Nothing here at the moment">
          New products are on their way. Meanwhile, have a look around the rest of the shop.
        </EmptyState>
      ) : (
        <>
          <output className={styles['count']}>
            {countText(totalCount)}
            {pageCount > 1 && `, page ${page} of ${pageCount}`}
          </output>
          <ProductGrid>
            {products.map((product, index) => (
              <ProductTile key={product.sku} product={product} isFirstView={index < firstView} />
            ))}
          </ProductGrid>
          <Pagination page={page} pageCount={pageCount} hrefFor={(number) => pageOf(path, number)} />
        </>
      )}
    </div>
  );
};
