/**
 * Reads the attribute values that distinguish variants, with their labels, such as Bottle colour:
 * Blue.
 */
import { and, eq, inArray } from 'drizzle-orm';
import type { ProductRow } from '../catalog/product-reader.ts';
import type { Queries } from '../database/database.ts';
import { productAttributeValue } from '../database/schema/catalog.ts';
import { attribute } from '../database/schema/store.ts';

export interface VariantValue {
  readonly attributeId: number;
  readonly attributeLabel: string;
  /** The option's id, Magento's value_index. */
  readonly valueId: number;
  readonly valueLabel: string;
}

/** Keyed by variant id, values in the order of the parent's attributes. */
export async function readVariantValues(
  queries: Queries,
  pairs: readonly { readonly parent: ProductRow; readonly variantIds: readonly number[] }[],
): Promise<ReadonlyMap<number, readonly VariantValue[]>> {
  const ids = pairs.flatMap(({ variantIds }) => variantIds);
  const codes = pairs.flatMap(({ parent }) => parent.configurable?.attributes.map(({ code }) => code) ?? []);
  if (ids.length === 0 || codes.length === 0) return new Map();
  const values = await queries
    .select()
    .from(productAttributeValue)
    .where(and(inArray(productAttributeValue.productId, ids), inArray(productAttributeValue.code, codes)));
  const attributes = await queries
    .select()
    .from(attribute)
    .where(and(eq(attribute.entityType, 'catalog_product'), inArray(attribute.code, codes)));
  return new Map(
    pairs.flatMap(({ parent, variantIds }) =>
      variantIds.map((id): [number, readonly VariantValue[]] => [
        id,
        (parent.configurable?.attributes ?? []).flatMap((own) => {
          const value = values.find(({ productId, code }) => productId === id && code === own.code)?.value;
          const known = attributes.find(({ code }) => code === own.code);
          if (value === undefined) return [];
          return [
            {
              attributeId: own.id,
              attributeLabel: known?.label ?? own.code,
              valueId: Number(value),
              valueLabel: known?.options.find((option) => option.value === value)?.label ?? value,
            },
          ];
        }),
      ]),
    ),
  );
}
