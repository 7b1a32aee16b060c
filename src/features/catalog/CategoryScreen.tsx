/** Category page: heading, picture, copy, subcategories and products (CAT-01). */

import { SearchX } from 'lucide-react';
import type { CategoryPage } from '#machines/domain/catalog.ts';
import { imageOf, paths } from '#paths.ts';
import { DrawnContent } from '#shop/DrawnContent.tsx';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Picture } from '#ui/Picture.tsx';
import styles from './CategoryScreen.module.css';
import { ListingView, type ListShown } from './ListingView.tsx';

export interface CategoryScreenProps extends ListShown {
  readonly category: CategoryPage;
}

const imageWidths = [160, 320, 640];

const CategoryScreen = ({ category, ...shown }: CategoryScreenProps) => {
  const { name, path, description, image, breadcrumbs, children } = category;
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
        <div className={styles['words']}>
          <h1>{name}</h1>
          {description.nodes.length > 0 && (
            <div className={styles['copy']}>
              <DrawnContent tree={description} />
            </div>
          )}
        </div>
        {image !== null && (
          <div className={styles['image']}>
            <Picture
              srcFor={(width) => imageOf(image, width)}
              widths={imageWidths}
              sizes="(min-width: 768px) 200px, 96px"
              width={320}
              height={320}
              alt=""
            />
          </div>
        )}
        {children.length > 0 && (
          <nav className={styles['by-kind']} aria-label={`${name} by kind`}>
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
      </header>
      <ListingView
        {...shown}
        path={path}
        listing={category}
        ownOrder="Most popular"
        empty={
          <EmptyState icon={<SearchX />} heading="Nothing here at the moment">
            New products are on their way. Meanwhile, have a look around the rest of the shop.
          </EmptyState>
        }
      />
    </div>
  );
};

export default CategoryScreen;
