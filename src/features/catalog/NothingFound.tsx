/** Empty search: other words, top categories and contact (CAT-03). */

import { SearchX } from 'lucide-react';
import type { SearchPage } from '#machines/domain/catalog.ts';
import { listText, wholeList } from '#machines/domain/list-query.ts';
import { paths } from '#paths.ts';
import { useContent } from '#shop/use-reading.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import styles from './NothingFound.module.css';

export interface NothingFoundProps {
  readonly results: SearchPage;
}

export const NothingFound = ({ results: { phrase, suggestions } }: NothingFoundProps) => {
  const content = useContent({ kind: 'menu' });
  const categories = content?.kind === 'menu' ? content.items : [];
  return (
    <div className={styles['help']}>
      <EmptyState
        icon={<SearchX />}
        heading={phrase === '' ? 'Type what you need into the search' : `We found nothing for “${phrase}”`}
        action={
          <LinkButton href={paths.contactUs} color="secondary">
            Ask our team
          </LinkButton>
        }
      >
        {phrase === ''
          ? 'Or start with one of our categories.'
          : 'Check the spelling, or try fewer or more general words.'}
      </EmptyState>
      {suggestions.length > 0 && (
        <nav aria-labelledby="other-words">
          <h2 id="other-words" className={styles['heading']}>
            Did you mean
          </h2>
          <ul className={styles['links']}>
            {suggestions.map((words) => (
              <li key={words}>
                <a
                  className={styles['link']}
                  href={`${paths.searchResult}${listText({ ...wholeList, phrase: words })}`}
                >
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-labelledby="top-categories">
        <h2 id="top-categories" className={styles['heading']}>
          Have a look around
        </h2>
        <ul className={styles['links']}>
          {categories.map(({ id, name, path }) => (
            <li key={id}>
              <a className={styles['link']} href={path}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
