/** Sort order of a product list; a change navigates to a new URL (BEY-13). */

import { useId } from 'react';
import {
  listSorts,
  parametersOf,
  sortParameter,
  turnedTo,
  type ListQuery,
  type ListSort,
} from '#machines/domain/list-query.ts';
import { Select } from '#ui/Select.tsx';
import { SendWithoutScript } from '#ui/SendWithoutScript.tsx';
import styles from './SortForm.module.css';

export interface SortFormProps {
  readonly path: string;
  readonly query: ListQuery;
  /** Label of the default order. */
  readonly ownOrder: string;
}

const labels: Readonly<Record<ListSort, string>> = {
  name: 'Name, A to Z',
  name_desc: 'Name, Z to A',
  price: 'Price, low to high',
  price_desc: 'Price, high to low',
};

export const SortForm = ({ path, query, ownOrder }: SortFormProps) => {
  const id = useId();
  return (
    <form method="get" action={path} className={styles['sort']}>
      {parametersOf({ ...turnedTo(query, 1), sort: null }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles['row']}>
        <label htmlFor={id} className={styles['words']}>
          Sort by
        </label>
        <Select
          id={id}
          name={sortParameter}
          value={query.sort ?? ''}
          options={[
            { value: '', label: ownOrder },
            ...listSorts.map((value) => ({ value, label: labels[value] })),
          ]}
          onChange={({ currentTarget: { form } }) => form?.requestSubmit()}
        />
        <SendWithoutScript>Sort</SendWithoutScript>
      </div>
    </form>
  );
};
