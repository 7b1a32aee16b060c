/** Shapes a product's own attributes: as fields, and as the list of those with a value (CAT-02). */
import type { RentalTerms } from '../../database/schema/product-details.ts';
import type { ProductRow } from '../../catalog/product-reader.ts';
import type { GraphqlContext } from '../context.ts';

interface AttributeArguments {
  readonly filters?: { readonly is_visible_on_front?: boolean | null } | null;
}

async function selectedOptions(row: ProductRow, context: GraphqlContext) {
  const attributes = await context.attributes();
  return Object.entries(row.ownValues).flatMap(([code, value]) => {
    const option = attributes.option(code, value);
    return option === null
      ? []
      : [
          {
            __typename: 'AttributeSelectedOptions',
            code,
            selected_options: [
              { __typename: 'AttributeSelectedOption', label: option.label, value: option.value },
            ],
          },
        ];
  });
}

/**
 * Attributes shown on the page are returned as text; those used only for filters are returned only
 * when all are requested.
 */
async function customAttributes(
  row: ProductRow,
  filters: AttributeArguments['filters'],
  context: GraphqlContext,
) {
  const shown = row.attributes.map(({ code, value }) => ({ __typename: 'AttributeValue', code, value }));
  const codes = new Set(shown.map(({ code }) => code));
  const selected = filters?.is_visible_on_front ? [] : await selectedOptions(row, context);
  return { items: [...shown, ...selected.filter(({ code }) => !codes.has(code))], errors: [] };
}

/** Minimum term, free months, then what is included: 3 1 Set-up and servicing. */
export function rentalText({ leastMonths, freeMonths, included }: RentalTerms): string {
  return `${leastMonths} ${freeMonths} ${included}`;
}

export function attributeFields(row: ProductRow, context: GraphqlContext) {
  const ofSelects = Object.entries(row.ownValues).map(([code, value]) => [code, Number(value)] as const);
  return {
    ...Object.fromEntries(ofSelects.filter(([, value]) => Number.isInteger(value))),
    is_rental_product: row.isRental ? 1 : 0,
    incentive: row.incentive,
    package_content: row.contents && `${row.contents.amount} ${row.contents.unit}`,
    rental_terms: row.rental && rentalText(row.rental),
    custom_attributesV2: ({ filters }: AttributeArguments) => customAttributes(row, filters, context),
  };
}
