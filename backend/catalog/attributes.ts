/** Reads the attributes of products and customers once per request (CAT-02). */
import { asc } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { attribute, type AttributeOption } from '../database/schema/store.ts';

export type AttributeRow = typeof attribute.$inferSelect;
export type EntityType = AttributeRow['entityType'];

export interface Attributes {
  readonly all: readonly AttributeRow[];
  get(entityType: EntityType, code: string): AttributeRow | null;
  /** An option of a product attribute; null where attribute or value is unknown. */
  option(code: string, value: string): AttributeOption | null;
}

export async function readAttributes(queries: Queries): Promise<Attributes> {
  const all = await queries.select().from(attribute).orderBy(asc(attribute.position), asc(attribute.id));
  const byCode = new Map(all.map((row) => [`${row.entityType} ${row.code}`, row]));
  const get = (entityType: EntityType, code: string) => byCode.get(`${entityType} ${code}`) ?? null;
  return {
    all,
    get,
    option: (code, wanted) =>
      get('catalog_product', code)?.options.find(({ value }) => value === wanted) ?? null,
  };
}
