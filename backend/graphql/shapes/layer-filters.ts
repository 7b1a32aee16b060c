/** Shapes the older form of a list's aggregations, which Magento still returns (CAT-01). */
import type { Aggregation } from '../../catalog/aggregations.ts';

export function layerFilters(aggregations: readonly Aggregation[]) {
  return aggregations.map(({ attribute_code: code, label, count, options }) => ({
    name: label,
    request_var: code === 'category_uid' ? 'cat' : code,
    filter_items_count: count,
    filter_items: options.map((option) => ({
      __typename: 'LayerFilterItem',
      label: option.label,
      value_string: option.value,
      items_count: option.count,
    })),
  }));
}
