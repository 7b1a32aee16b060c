/** Active filters, each removable, and a link to clear all (BEY-13). */

import { X } from 'lucide-react';
import type { Facet } from '#machines/domain/catalog.ts';
import { listText, priceCode, without, withoutFilters, type ListQuery } from '#machines/domain/list-query.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './ActiveFilters.module.css';
import { priceText } from './price-text.ts';

export interface ActiveFiltersProps {
  readonly path: string;
  readonly query: ListQuery;
  readonly facets: readonly Facet[];
  /** Moves the focus, since the pressed link disappears. */
  readonly onRemove: () => void;
}

export const ActiveFilters = ({ path, query, facets, onRemove }: ActiveFiltersProps) => {
  const format = usePriceFormat();
  if (query.filters.length === 0) return null;
  const labelOf = (code: string, value: string): string => {
    const facet = facets.find((one) => one.code === code);
    const name = facet?.options.find((option) => option.value === value)?.label ?? value;
    return `${facet?.label ?? code}: ${code === priceCode ? priceText(value, format) : name}`;
  };
  return (
    <nav aria-label="Filters in use">
      <ul className={styles['filters']}>
        {query.filters.flatMap(({ code, values }) =>
          values.map((value) => (
            <li key={`${code} ${value}`}>
              <a
                className={styles['filter']}
                href={`${path}${listText(without(query, code, value))}`}
                onClick={onRemove}
              >
                <VisuallyHidden>Remove </VisuallyHidden>
                {labelOf(code, value)}
                <X aria-hidden="true" size={16} />
              </a>
            </li>
          )),
        )}
        <li>
          <a className={styles['all']} href={`${path}${listText(withoutFilters(query))}`} onClick={onRemove}>
            Clear all filters
          </a>
        </li>
      </ul>
    </nav>
  );
};
