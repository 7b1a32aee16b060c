/** Search box with suggestions; submitting navigates to a URL (CAT-03, SHELL-02). */

import { Search } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectIsSearchOpen } from '#machines/chrome/chrome.selectors.ts';
import { listText, phraseIn, phraseParameter, wholeList } from '#machines/domain/list-query.ts';
import { priceLine, priceLabel } from '#machines/domain/price-label.ts';
import type { SearchSuggestions } from '#machines/domain/search.ts';
import {
  selectHasSuggested,
  selectIsSearching,
  selectSearchLine,
  selectSearchSuggestions,
} from '#machines/search/search.selectors.ts';
import { imageOf, paths } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useChrome, useSearch, useSelected } from '#shop/use-shop.ts';
import { Combobox, type ComboboxOption } from '#ui/Combobox.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { useFocusOnOpening } from '#ui/use-focus-on-opening.ts';
import { nonBreakingUnits } from '#ui/non-breaking-units.ts';
import styles from './SearchBox.module.css';
import { suggestionStatus } from './suggestion-status.ts';

const optionsOf = (
  { products, categories }: SearchSuggestions,
  phrase: string,
  format: string,
): readonly ComboboxOption[] => {
  if (products.length + categories.length === 0) return [];
  return [
    ...categories.map(({ name, path }) => ({
      id: path,
      label: `${name}, category`,
      content: (
        <>
          <span className={styles['name']}>{name}</span>
          <span className={styles['detail']}>Category</span>
        </>
      ),
    })),
    ...products.map((card) => {
      const { name, path, image } = card;
      return {
        id: path,
        label: `${name}, ${priceLine(card, format)}`,
        content: (
          <>
            <span className={styles['thumbnail']}>
              <Picture
                srcFor={(width) => imageOf(image.url, width)}
                widths={[40, 80]}
                sizes="40px"
                width={40}
                height={40}
                alt=""
              />
            </span>
            <span className={styles['name']}>{nonBreakingUnits(name)}</span>
            <span className={styles['detail']}>
              <Price {...priceLabel(card, format)} size="small" />
            </span>
          </>
        ),
      };
    }),
    {
      id: `${paths.searchResult}${listText({ ...wholeList, phrase })}`,
      label: `All results for “${phrase}”`,
    },
  ];
};

export const SearchBox = () => {
  const format = usePriceFormat();
  const id = useId();
  const navigate = useNavigate();
  const search = useSearch();
  const chrome = useChrome();
  const line = useSelected(search, selectSearchLine);
  const suggestions = useSelected(search, selectSearchSuggestions);
  const isSearching = useSelected(search, selectIsSearching);
  const hasSuggested = useSelected(search, selectHasSuggested);
  const box = useFocusOnOpening(useSelected(chrome, selectIsSearchOpen));
  const options = optionsOf(suggestions, phraseIn(line), format);

  return (
    <search ref={box} className={styles['search']} aria-label="The shop">
      <form method="get" action={paths.searchResult} className={styles['form']}>
        <div className={styles['line']}>
          <Combobox
            id={id}
            aria-describedby={undefined}
            aria-invalid={undefined}
            aria-label="Search the shop"
            name={phraseParameter}
            placeholder="Search for water, coolers, coffee …"
            enterKeyHint="search"
            autoCapitalize="none"
            listLabel="Suggestions"
            value={line}
            options={options}
            busy={isSearching}
            status={suggestionStatus(suggestions, hasSuggested)}
            onType={(typed) => search.send({ type: 'search.typeLine', line: typed })}
            onChoose={(path) => {
              search.send({ type: 'search.closeList' });
              void navigate(path);
              // choosing the current page does not navigate, so nothing else closes the search
              chrome.send({ type: 'chrome.close' });
            }}
            onClose={() => search.send({ type: 'search.closeList' })}
          />
        </div>
        <IconButton type="submit" label="Search" icon={<Search aria-hidden="true" size={24} />} />
      </form>
    </search>
  );
};
