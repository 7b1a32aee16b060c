/** Adds a product to the quick order by name or SKU (CAT-03). */

import { useId } from 'react';
import { present } from '#machines/domain/present.ts';
import { priceLine, priceLabel } from '#machines/domain/price-label.ts';
import {
  selectExactSku,
  selectHasSuggested,
  selectIsSearching,
  selectSearchLine,
  selectSearchSuggestions,
} from '#machines/search/search.selectors.ts';
import { imageOf } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useDesk, useQuickOrderSearch, useSelected } from '#shop/use-shop.ts';
import { Combobox } from '#ui/Combobox.tsx';
import { Field } from '#ui/Field.tsx';
import { Price } from '#ui/Price.tsx';
import { Thumbnail } from '#ui/Thumbnail.tsx';
import { nonBreakingUnits } from '#ui/non-breaking-units.ts';
import styles from './AddRow.module.css';

const statusOf = (count: number, hasSuggested: boolean): string => {
  if (!hasSuggested) return '';
  if (count === 0) return 'No product found';
  return count === 1 ? '1 product found' : `${count} products found`;
};

export const AddRow = () => {
  const format = usePriceFormat();
  const id = useId();
  const desk = useDesk();
  const search = useQuickOrderSearch();
  const line = useSelected(search, selectSearchLine);
  const { products } = useSelected(search, selectSearchSuggestions);
  const isSearching = useSelected(search, selectIsSearching);
  const hasSuggested = useSelected(search, selectHasSuggested);
  const preferred = useSelected(search, selectExactSku);
  const options = products.map((card) => {
    const { sku, name, image } = card;
    return {
      id: sku,
      label: `${name}, ${sku}, ${priceLine(card, format)}`,
      content: (
        <>
          <span className={styles['image']}>
            {image.url !== '' && <Thumbnail srcFor={(width) => imageOf(image.url, width)} size={40} />}
          </span>
          <span className={styles['name']}>
            {nonBreakingUnits(name)}
            <span className={styles['detail']}>{sku}</span>
          </span>
          <span className={styles['cost']}>
            <Price {...priceLabel(card, format)} size="small" />
          </span>
        </>
      ),
    };
  });
  const isNothing = hasSuggested && options.length === 0;
  return (
    <Field
      id={id}
      label="Add a product"
      hint={isNothing ? 'No product found by this name or SKU.' : undefined}
    >
      {(wiring) => (
        <Combobox
          {...wiring}
          placeholder="Name or SKU"
          autoCapitalize="none"
          listLabel="Products found"
          value={line}
          options={options}
          preferred={preferred}
          busy={isSearching}
          status={statusOf(options.length, hasSuggested)}
          onType={(typed) => search.send({ type: 'search.typeLine', line: typed })}
          onChoose={(sku) => {
            const card = present(
              products.find((product) => product.sku === sku),
              'product',
            );
            desk.send({ type: 'desk.addProduct', card });
          }}
          onEnter={() => search.send({ type: 'search.wantExact' })}
          onClose={() => search.send({ type: 'search.closeList' })}
        />
      )}
    </Field>
  );
};
