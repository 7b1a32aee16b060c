/** A line that searches a long list on the page, and says how many entries are found. */

import { Field } from './Field.tsx';
import styles from './ListSearch.module.css';
import { TextInput } from './TextInput.tsx';

export interface ListSearchProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly query: string;
  /** What is said beside it; empty while nothing is searched. */
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
            // searching does not send the form around it
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
    </Field>
    <output className={styles['count']}>{found}</output>
  </div>
);
