/** Filter drawer below 1024 px; filters apply on submit (SHELL-10). */

import { SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { selectIsFiltersOpen } from '#machines/chrome/chrome.selectors.ts';
import type { ListQuery } from '#machines/domain/list-query.ts';
import { useChrome, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { FacetForm, type FacetFormProps } from './FacetForm.tsx';

export type FilterDrawerProps = Pick<FacetFormProps, 'path' | 'query' | 'facets'>;

const countOf = ({ filters }: ListQuery): number =>
  filters.reduce((sum, { values }) => sum + values.length, 0);

export const FilterDrawer = (form: FilterDrawerProps) => {
  const chrome = useChrome();
  const isOpen = useSelected(chrome, selectIsFiltersOpen);
  const formId = useId();
  const count = countOf(form.query);
  return (
    <>
      <Button
        color="outline"
        icon={<SlidersHorizontal aria-hidden="true" size={20} />}
        onClick={() => chrome.send({ type: 'chrome.openFilters' })}
      >
        {count === 0 ? 'Filter' : `Filter (${count})`}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => chrome.send({ type: 'chrome.close' })}
        title="Filter products"
        closeLabel="Close filters"
        footer={
          <Button type="submit" form={formId} color="primary" wide>
            Show products
          </Button>
        }
      >
        {/* remounted on each opening to discard unsubmitted choices */}
        {isOpen && <FacetForm {...form} id={formId} isImmediate={false} />}
      </Drawer>
    </>
  );
};
