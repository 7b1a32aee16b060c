/** A category as GraphQL shows it, with its children, breadcrumbs and products on demand. */
import type { Catalog, CategoryRow } from '../../catalog/catalog.ts';
import { searchProducts, type ProductSort } from '../../catalog/product-search.ts';
import { settingText, type Settings } from '../../store/settings.ts';
import { toUid } from '../../uid.ts';
import { takePage } from './page-shape.ts';
import { productShape } from './product-shape.ts';

interface ProductsArguments {
  readonly pageSize: number;
  readonly currentPage: number;
  readonly sort?: ProductSort | null;
}

function breadcrumbs(row: CategoryRow, catalog: Catalog) {
  const above = row.path
    .split('/')
    .slice(2, -1)
    .flatMap((id) => catalog.categories.get(Number(id)) ?? []);
  // Magento says null, not an empty list.
  if (above.length === 0) return null;
  return above.map((category) => ({
    category_id: category.id,
    category_uid: toUid(category.id),
    category_name: category.name,
    category_level: category.level,
    category_url_key: category.urlKey,
    category_url_path: category.urlPath,
  }));
}

export function categoryShape(row: CategoryRow, catalog: Catalog, settings: Settings) {
  const urlSuffix = settingText(settings, 'category_url_suffix');
  return {
    __typename: 'CategoryTree',
    id: row.id,
    uid: toUid(row.id),
    name: row.name,
    url_key: row.urlKey || null,
    url_path: row.urlPath || null,
    url_suffix: urlSuffix,
    canonical_url: null,
    position: row.position,
    level: row.level,
    path: row.path,
    path_in_store: row.urlPath || null,
    include_in_menu: row.includeInMenu ? 1 : 0,
    is_anchor: 1,
    children_count: () => String(countBeneath(row, catalog)),
    children: () => catalog.childrenOf(row.id).map((child) => categoryShape(child, catalog, settings)),
    description: row.description || null,
    image: row.drawing ? categoryImage(row, settings) : null,
    meta_title: row.metaTitle || null,
    meta_description: row.metaDescription || null,
    meta_keywords: null,
    display_mode: null,
    available_sort_by: null,
    default_sort_by: null,
    landing_page: null,
    breadcrumbs: () => breadcrumbs(row, catalog),
    product_count: () => catalog.productsIn(row.id).length,
    products({ pageSize, currentPage, sort }: ProductsArguments) {
      const found = searchProducts(catalog, { filter: { category_id: { eq: String(row.id) } }, sort });
      const page = takePage(found, pageSize, currentPage);
      return { ...page, items: page.items.map((product) => productShape(product, catalog, settings)) };
    },
    relative_url: `${row.urlPath}${urlSuffix}`,
    redirect_code: 0,
    type: 'CATEGORY',
  };
}

function countBeneath(row: CategoryRow, catalog: Catalog): number {
  return [...catalog.categories.values()].filter(
    ({ path, isActive }) => isActive && path.startsWith(`${row.path}/`),
  ).length;
}

function categoryImage(row: CategoryRow, settings: Settings): string {
  return `${settingText(settings, 'secure_base_media_url', '/media/')}catalog/category/${row.urlKey}.jpg`;
}
