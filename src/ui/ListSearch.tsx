/** Search field for a long list, with the number of matches. */

import { Field } from './Field.tsx';
import styles from './ListSearch.module.css';
import { TextInput } from './TextInput.tsx';

export interface ListSearchProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly query: string;
  /** Result text; empty without a query. */
  readonly found: string;
  readonly onSearch: (query: string) => void;
}

export const ListSearch = ({ id, label, hint, query, found, onSearch }: ListSearchProps) => (
  <div>
    <Field id={id} label={label} hint={hint}>
      {(wiring) => (
        <TextInput
          {...wiring}
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => onSearch(target.value)}
          onKeyDown={(event) => {
            // Enter must not submit the surrounding form
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
    </Field>
    <output className={styles['count']}>{found}</output>
  </div>
);
