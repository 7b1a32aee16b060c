/** Shapes custom options: text to enter, or values to choose from (CAT-02). */
import type { CustomOption } from '../../database/schema/product-details.ts';
import type { ProductRow } from '../../catalog/product-reader.ts';
import { toAmount } from '../../rules/money.ts';
import { toOptionUid } from '../../uid.ts';

const typenames: Readonly<Record<CustomOption['kind'], string>> = {
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  date: 'CustomizableDateOption',
  drop_down: 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
};

function isEntered({ kind }: CustomOption): boolean {
  return kind === 'field' || kind === 'area' || kind === 'date';
}

function valueShapes(option: CustomOption) {
  return option.values.map((value) => ({
    uid: toOptionUid('custom-option', option.id, value.id),
    option_type_id: value.id,
    title: value.title,
    price: toAmount(value.price),
    price_type: value.priceType,
    sku: value.sku,
    sort_order: value.position,
  }));
}

export function customOptionShapes(row: ProductRow) {
  return row.customOptions
    .toSorted((a, b) => a.position - b.position)
    .map((option) => ({
      __typename: typenames[option.kind],
      uid: toOptionUid('custom-option', option.id),
      option_id: option.id,
      title: option.title,
      required: option.isRequired,
      sort_order: option.position,
      product_sku: row.sku,
      value: isEntered(option)
        ? {
            uid: toOptionUid('custom-option', option.id),
            price: toAmount(option.price),
            price_type: option.priceType,
            sku: option.sku,
            ...(option.kind === 'date' ? { type: 'DATE' } : { max_characters: option.maxCharacters ?? 0 }),
          }
        : valueShapes(option),
    }));
}
