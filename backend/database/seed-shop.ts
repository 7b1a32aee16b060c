/** Fills an empty database with the seeded shop, or brings an older one's catalogue up to date, in one transaction. */
import { eq, notInArray, sql } from 'drizzle-orm';
import type { SeedShop } from '../seed/seed-types.ts';
import type { Database, Queries } from './database.ts';
import { catalogRows } from './seed-rows.ts';
import { category, product, productCategory, urlRewrite } from './schema/catalog.ts';
import {
  cmsBlock,
  cmsPage,
  country,
  region,
  seedState,
  setting,
  shippingMethod,
  shippingZone,
} from './schema/store.ts';

export async function isSeeded(queries: Queries, fingerprint: string): Promise<boolean> {
  const [state] = await queries.select().from(seedState).where(eq(seedState.id, 1));
  return state?.fingerprint === fingerprint;
}

/** What a newer seed replaces without a trace; products are kept, because carts and orders point at them. */
async function clearReplaceable(tx: Queries): Promise<void> {
  for (const table of [
    seedState,
    productCategory,
    urlRewrite,
    category,
    setting,
    cmsPage,
    cmsBlock,
    region,
    country,
    shippingMethod,
    shippingZone,
  ])
    await tx.delete(table);
}

async function insertProducts(tx: Queries, rows: ReturnType<typeof catalogRows>['products']): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx
    .update(product)
    .set({ isActive: false })
    .where(notInArray(product.id, [0, ...ids]));
  await tx
    .insert(product)
    .values(rows)
    .onConflictDoUpdate({
      target: product.id,
      // Stock is the one thing that the shop itself has changed since.
      set: {
        sku: sql`excluded.sku`,
        type: sql`excluded.type`,
        name: sql`excluded.name`,
        urlKey: sql`excluded.url_key`,
        price: sql`excluded.price`,
        specialPrice: sql`excluded.special_price`,
        isRental: sql`excluded.is_rental`,
        isActive: sql`excluded.is_active`,
        shortDescription: sql`excluded.short_description`,
        description: sql`excluded.description`,
        attributes: sql`excluded.attributes`,
        pictures: sql`excluded.pictures`,
        relatedSkus: sql`excluded.related_skus`,
        popularity: sql`excluded.popularity`,
      },
    });
}

export async function seedDatabase(database: Database, seed: SeedShop, fingerprint: string): Promise<void> {
  const rows = catalogRows(seed);
  await database.transaction(async (tx) => {
    await clearReplaceable(tx);
    await tx.insert(setting).values(Object.entries(seed.storeConfig).map(([key, value]) => ({ key, value })));
    await tx.insert(category).values(rows.categories);
    await insertProducts(tx, rows.products);
    await tx.insert(productCategory).values(rows.productCategories);
    await tx.insert(urlRewrite).values(rows.rewrites);
    await tx.insert(cmsPage).values([...seed.pages]);
    if (seed.blocks.length > 0) await tx.insert(cmsBlock).values([...seed.blocks]);
    await tx.insert(country).values(
      seed.countries.map(({ id, threeLetter, nameLocale, nameEnglish }, position) => ({
        id,
        threeLetter,
        nameLocale,
        nameEnglish,
        position,
      })),
    );
    await tx
      .insert(region)
      .values(seed.countries.flatMap(({ id, regions }) => regions.map((own) => ({ ...own, countryId: id }))));
    await tx.insert(shippingZone).values(
      seed.shippingZones.map(({ code, country: countryId, postcodes }, position) => ({
        code,
        country: countryId,
        postcodes,
        position,
      })),
    );
    const methods = seed.shippingZones.flatMap(({ code, methods: own }) =>
      own.map((method) => ({ ...method, zoneCode: code })),
    );
    await tx.insert(shippingMethod).values(methods.map((method, place) => ({ ...method, id: place + 1 })));
    await tx.insert(seedState).values({ id: 1, fingerprint });
  });
}
