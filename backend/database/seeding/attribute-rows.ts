/**
 * Builds the seed's attributes, plus a text attribute for each undeclared product detail (CAT-02).
 */
import type { SeedShop } from '../../seed/seed-types.ts';
import type { attribute } from '../schema/store.ts';

type AttributeRow = typeof attribute.$inferInsert;

const firstTextId = 10_000;

export function attributeRows(seed: SeedShop): AttributeRow[] {
  const declared = (seed.attributes ?? []).map((row) => ({ ...row, options: [...row.options] }));
  const known = new Set(
    declared.filter(({ entityType }) => entityType === 'catalog_product').map(({ code }) => code),
  );
  const texts: AttributeRow[] = [];
  for (const product of seed.products)
    for (const { code, label } of product.attributes) {
      if (known.has(code)) continue;
      known.add(code);
      texts.push({
        entityType: 'catalog_product',
        code,
        id: firstTextId + texts.length,
        label,
        input: 'text',
        position: known.size,
      });
    }
  return [...declared, ...texts];
}
