/** Resolves product lists (CAT-01). */
import type { ProductFilter } from '../../catalog/product-filter.ts';
import type { ProductSort } from '../../catalog/product-order.ts';
import { refuseInput } from '../../refusal.ts';
import { settingText } from '../../store/settings.ts';
import type { GraphqlContext } from '../context.ts';
import { failOnNullArguments } from '../habits.ts';
import { productPage } from '../shapes/product-page.ts';
import { layerFilters } from '../shapes/layer-filters.ts';
import { suggestSearches } from '../../catalog/suggestions.ts';

interface ProductArguments {
  readonly search?: string | null;
  readonly filter?: ProductFilter | null;
  readonly sort?: ProductSort | null;
  readonly pageSize: number;
  readonly currentPage: number;
}

const sortFields = {
  default: 'position',
  options: [
    { label: 'Position', value: 'position' },
    { label: 'Product Name', value: 'name' },
    { label: 'Price', value: 'price' },
  ],
};

export const productQueries = {
  async products(
    _: unknown,
    { search, filter, sort, pageSize, currentPage }: ProductArguments,
    context: GraphqlContext,
  ) {
    failOnNullArguments(context.shop, { filter, sort });
    if (search == null && filter == null)
      throw refuseInput("'search' or 'filter' input argument is required.");
    const page = await productPage({ search, filter, sort }, pageSize, currentPage, context);
    return {
      ...page,
      sort_fields: async () => ({
        ...sortFields,
        default: settingText(await context.settings(), 'catalog_default_sort_by', 'position'),
      }),
      suggestions: () => (search ? suggestSearches(context.shop.database, search) : []),
      filters: async () => layerFilters(await page.aggregations({})),
    };
  },
};
