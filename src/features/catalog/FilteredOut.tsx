/** Empty state when the filters match nothing (BEY-13). */

import { SearchX } from 'lucide-react';
import { listText, withoutFilters, type ListQuery } from '#machines/domain/list-query.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

export interface FilteredOutProps {
  readonly path: string;
  readonly query: ListQuery;
}

export const FilteredOut = ({ path, query }: FilteredOutProps) => (
  <EmptyState
    icon={<SearchX />}
    heading="Nothing fits all of these filters"
    action={
      <LinkButton href={`${path}${listText(withoutFilters(query))}`} color="primary">
        Show everything
      </LinkButton>
    }
  >
    Take one of them away, or start again without any.
  </EmptyState>
);
