/** Finds the variant with the selected values; every attribute needs one (CAT-02). */
import type { ProductReader, ProductRow } from '../catalog/product-reader.ts';
import type { Queries } from '../database/database.ts';
import type { RequestedChoice } from './requested-choice.ts';
import { readVariantValues } from './variant-values.ts';

export const variantMessage = 'You need to choose options for your item.';

/** Null where no active variant has exactly these values. */
export async function chooseVariant(
  queries: Queries,
  reader: ProductReader,
  product: ProductRow,
  { variant: wanted, variantId }: RequestedChoice,
): Promise<ProductRow | null> {
  const variants = (await reader.linked(product.id, 'configurable')).map((link) => link.product);
  if (variantId !== undefined)
    return variants.find(({ id, isActive }) => id === variantId && isActive) ?? null;
  const asked = product.configurable?.attributes ?? [];
  const isAnswered = asked.every(({ id }) => wanted.some(({ attributeId }) => attributeId === id));
  if (asked.length === 0 || !isAnswered) return null;
  const values = await readVariantValues(queries, [
    { parent: product, variantIds: variants.map(({ id }) => id) },
  ]);
  return (
    variants.find(
      ({ id, isActive }) =>
        isActive &&
        values.get(id)?.length === asked.length &&
        values
          .get(id)
          ?.every((own) =>
            wanted.some(
              ({ attributeId, valueId }) => attributeId === own.attributeId && valueId === own.valueId,
            ),
          ),
    ) ?? null
  );
}
