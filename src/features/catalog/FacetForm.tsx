/** Filter form that navigates to a new URL; works without scripts (BEY-13). */

import type { Facet } from '#machines/domain/catalog.ts';
import { parametersOf, withoutFilters, type ListQuery } from '#machines/domain/list-query.ts';
import { SendWithoutScript } from '#ui/SendWithoutScript.tsx';
import { FacetFields } from './FacetFields.tsx';

export interface FacetFormProps {
  readonly path: string;
  readonly query: ListQuery;
  readonly facets: readonly Facet[];
  readonly isImmediate: boolean;
  readonly id?: string;
}

export const FacetForm = ({ path, query, facets, isImmediate, id }: FacetFormProps) => (
  <form method="get" action={path} id={id} aria-label="Filters">
    {parametersOf(withoutFilters(query)).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <FacetFields {...{ facets, query, isImmediate }} />
    {isImmediate && <SendWithoutScript>Show</SendWithoutScript>}
  </form>
);
