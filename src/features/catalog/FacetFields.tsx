/** Filter fields with the number of results of each option (CAT-01, BEY-13). */

import { use, useId } from 'react';
import type { Facet } from '#machines/domain/catalog.ts';
import { chosenOf, priceCode, type ListQuery } from '#machines/domain/list-query.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DrawPartContext } from '#ui/draw-part.ts';
import { Select } from '#ui/Select.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './FacetFields.module.css';
import { priceText } from './price-text.ts';

export interface FacetFieldsProps {
  readonly facets: readonly Facet[];
  readonly query: ListQuery;
  /** Each change submits the form; otherwise the fields stay a draft until submit. */
  readonly isImmediate: boolean;
}

interface FacetProps extends Pick<FacetFieldsProps, 'isImmediate'> {
  readonly facet: Facet;
  readonly chosen: readonly string[];
}

const send = ({ form }: HTMLInputElement | HTMLSelectElement): void => form?.requestSubmit();

const Count = ({ count }: { readonly count: number }) => (
  <span className={styles['count']}>
    {count}
    <VisuallyHidden>{count === 1 ? ' product' : ' products'}</VisuallyHidden>
  </span>
);

/** One range at a time; a range from the URL is offered even if the server does not list it. */
export const PriceFacet = ({ facet, chosen: [chosen = ''], isImmediate }: FacetProps) => {
  const format = usePriceFormat();
  const isForeign = chosen !== '' && facet.options.every(({ value }) => value !== chosen);
  const options = [
    { value: '', label: 'Any price' },
    ...(isForeign ? [{ value: chosen, label: priceText(chosen, format) }] : []),
    ...facet.options.map(({ value, count }) => ({ value, label: `${priceText(value, format)} (${count})` })),
  ];
  return (
    <label className={styles['facet']}>
      <span className={styles['name']}>{facet.label}</span>
      <Select
        name={priceCode}
        options={options}
        {...(isImmediate
          ? { value: chosen, onChange: ({ currentTarget }) => send(currentTarget) }
          : { defaultValue: chosen })}
      />
    </label>
  );
};

export const ChoiceFacet = ({ facet: { code, label, options }, chosen, isImmediate }: FacetProps) => (
  <fieldset className={styles['facet']}>
    <legend className={styles['name']}>{label}</legend>
    {options.map(({ value, label: name, count }) => {
      const isChosen = chosen.includes(value);
      return (
        <Checkbox
          key={value}
          name={code}
          value={value}
          label={
            <>
              {name} <Count count={count} />
            </>
          }
          {...(isImmediate
            ? { checked: isChosen, onChange: ({ currentTarget }) => send(currentTarget) }
            : { defaultChecked: isChosen })}
        />
      );
    })}
  </fieldset>
);

const FacetField = (props: FacetProps) => {
  const Field = props.facet.code === priceCode ? PriceFacet : ChoiceFacet;
  return use(DrawPartContext)(useId(), <Field {...props} />);
};

export const FacetFields = ({ facets, query, isImmediate }: FacetFieldsProps) =>
  facets.map((facet) => (
    <FacetField
      key={facet.code}
      facet={facet}
      chosen={chosenOf(query, facet.code)}
      isImmediate={isImmediate}
    />
  ));
