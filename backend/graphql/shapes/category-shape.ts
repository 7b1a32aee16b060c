/** Shapes a category, with children, breadcrumbs and products on demand. */
import type { CategoryRow } from '../../catalog/category-tree.ts';
import type { ProductSort } from '../../catalog/product-order.ts';
import { settingText } from '../../store/settings.ts';
import { toUid } from '../../uid.ts';
import type { GraphqlContext } from '../context.ts';
import { productPage } from './product-page.ts';

interface ProductsArguments {
  readonly pageSize: number;
  readonly currentPage: number;
  readonly sort?: ProductSort | null;
}

async function breadcrumbs(row: CategoryRow, context: GraphqlContext) {
  const above = (await context.categories()).above(row);
  // Magento returns null, not an empty list
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

async function imageOf(row: CategoryRow, context: GraphqlContext): Promise<string | null> {
  if (!row.drawing) return null;
  const base = settingText(await context.settings(), 'secure_base_media_url', '/media/');
  return `${base}catalog/category/${row.urlKey}.jpg`;
}

/** Fields that need another query are functions, run only when requested. */
export function categoryShape(row: CategoryRow, context: GraphqlContext) {
  const urlSuffix = async () => settingText(await context.settings(), 'category_url_suffix');
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
    children_count: async () => String((await context.categories()).countBeneath(row)),
    children: async () =>
      (await context.categories()).childrenOf(row.id).map((child) => categoryShape(child, context)),
    description: row.description || null,
    image: () => imageOf(row, context),
    meta_title: row.metaTitle || null,
    meta_description: row.metaDescription || null,
    meta_keywords: null,
    display_mode: null,
    available_sort_by: null,
    default_sort_by: null,
    landing_page: null,
    staged: false,
    breadcrumbs: () => breadcrumbs(row, context),
    product_count: () => context.categoryCounts.countIn(row.id),
    products: ({ pageSize, currentPage, sort }: ProductsArguments) =>
      productPage({ filter: { category_id: { eq: String(row.id) } }, sort }, pageSize, currentPage, context),
    relative_url: async () => `${row.urlPath}${await urlSuffix()}`,
    redirect_code: 0,
    type: 'CATEGORY',
  };
}
