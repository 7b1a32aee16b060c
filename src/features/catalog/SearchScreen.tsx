/** Search results, or help when there are none (CAT-03). */

import type { SearchPage } from '#machines/domain/catalog.ts';
import { paths } from '#paths.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import styles from './CategoryScreen.module.css';
import { ListingView, type ListShown } from './ListingView.tsx';
import { NothingFound } from './NothingFound.tsx';

export interface SearchScreenProps extends ListShown {
  readonly results: SearchPage;
}

const SearchScreen = ({ results, ...shown }: SearchScreenProps) => {
  const { phrase } = results;
  const heading = phrase === '' ? 'What are you looking for?' : `Results for “${phrase}”`;
  return (
    <div className={`container ${styles['screen']}`}>
      <PageTitle title={heading} suffix={useTitleSuffix()} />
      <Breadcrumbs items={[{ label: 'Home', href: paths.home }, { label: 'Search' }]} />
      <h1>{heading}</h1>
      <ListingView
        {...shown}
        path={paths.searchResult}
        listing={results}
        ownOrder="Best match"
        empty={<NothingFound results={results} />}
      />
    </div>
  );
};

export default SearchScreen;
