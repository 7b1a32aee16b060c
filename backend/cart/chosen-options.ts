/** Formats an item's options for the cart's totals, the order and its mails. */
import type { ProductRow } from '../catalog/product-reader.ts';
import type { ItemOptions } from '../database/schema/cart.ts';
import type { ChosenOption, ChosenOptions } from '../database/schema/order.ts';
import type { BundlePart } from './cart-lines.ts';
import type { VariantValue } from './variant-values.ts';

function customOptions(product: ProductRow, options: ItemOptions) {
  const answers = (options.custom ?? []).flatMap((answer) => {
    const option = product.customOptions.find(({ id }) => id === answer.optionId);
    return option ? [{ option, answer }] : [];
  });
  const selected = answers.flatMap(({ option, answer }): ChosenOption[] => {
    const titles = option.values.filter(({ id }) => answer.valueIds?.includes(id)).map(({ title }) => title);
    return titles.length === 0 ? [] : [{ label: option.title, value: titles.join(', ') }];
  });
  const entered = answers.flatMap(({ option, answer }): ChosenOption[] =>
    answer.text === undefined ? [] : [{ label: option.title, value: answer.text }],
  );
  return { selected, entered };
}

function bundleOptions(product: ProductRow, parts: readonly BundlePart[]): ChosenOptions['bundle'] {
  return (product.bundle?.options ?? []).flatMap((option) => {
    const own = parts.filter(({ optionId }) => optionId === option.id);
    if (own.length === 0) return [];
    const values = own.map((part) => ({
      id: part.selectionId,
      sku: part.product.sku,
      name: part.product.name,
      quantity: part.quantity,
      price: part.price,
    }));
    return [{ id: option.id, label: option.title, values }];
  });
}

function linkOptions({ downloads }: ProductRow, options: ItemOptions): ChosenOptions['links'] {
  return (downloads?.links ?? [])
    .filter(({ id }) => options.linkIds?.includes(id))
    .map(({ id, title, file }) => ({ id, title, file }));
}

export function describeChoices(
  product: ProductRow,
  options: ItemOptions,
  values: readonly VariantValue[],
  parts: readonly BundlePart[],
): ChosenOptions {
  const { selected, entered } = customOptions(product, options);
  return {
    selected: [
      ...values.map(({ attributeLabel, valueLabel }) => ({ label: attributeLabel, value: valueLabel })),
      ...selected,
    ],
    entered,
    bundle: bundleOptions(product, parts),
    links: linkOptions(product, options),
  };
}
