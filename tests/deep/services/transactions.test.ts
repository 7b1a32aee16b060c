/** A transaction that PostgreSQL ended because of another is begun again, and values read alike on both databases. */
import { EventEmitter, once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, OpenDatabase, Queries } from '#backend/database/database.ts';
import { openShopDatabase } from '#backend/database/shop-database.ts';
import { attempt } from '#backend/database/schema/customer.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { cacheDir } from '#tests/backend/shop-client.ts';
import { createSeededDatabase, type FreshDatabase } from '#tests/support/fresh-database.ts';

let fresh: FreshDatabase;
let opened: OpenDatabase;

const openAt = (databaseUrl?: string): Promise<OpenDatabase> =>
  openShopDatabase({ databaseUrl, dataDir: null, seed: fixtureShop, cacheDir, log: () => undefined });

beforeAll(async () => {
  fresh = await createSeededDatabase(process.env['DATABASE_URL'] ?? '', fixtureShop);
  opened = await openAt(fresh.url);
});
afterAll(async () => {
  await opened.close();
  await fresh.remove();
});

const addPoint = (tx: Queries, key: string) =>
  tx
    .update(attempt)
    .set({ points: sql`${attempt.points} + 1` })
    .where(eq(attempt.key, key));

const pointsOf = async (database: Database): Promise<Record<string, number>> =>
  Object.fromEntries((await database.select().from(attempt)).map(({ key, points }) => [key, points]));

/** Each takes one row, waits until the other has taken its own, then wants that one. */
const cross = async (database: Database, isolationLevel?: 'serializable'): Promise<number> => {
  let begun = 0;
  let tries = 0;
  const meeting = new EventEmitter();
  const met = once(meeting, 'met');
  const walk = (first: string, second: string) =>
    database.transaction(
      async (tx) => {
        tries += 1;
        await addPoint(tx, first);
        begun += 1;
        if (begun === 2) meeting.emit('met');
        await met;
        await addPoint(tx, second);
      },
      isolationLevel ? { isolationLevel } : undefined,
    );
  await Promise.all([walk('a', 'b'), walk('b', 'a')]);
  return tries;
};

test.each([undefined, 'serializable'] as const)(
  'two that wait for each other both get through (%s)',
  async (level) => {
    await opened.database.delete(attempt);
    const expiresAt = new Date();
    await opened.database.insert(attempt).values(['a', 'b'].map((key) => ({ key, points: 0, expiresAt })));
    expect(await cross(opened.database, level)).toBeGreaterThan(2);
    expect(await pointsOf(opened.database)).toEqual({ a: 2, b: 2 });
  },
);

test('a transaction that fails for a reason of its own is not tried again', async () => {
  let tries = 0;
  const failing = opened.database.transaction(async (tx) => {
    tries += 1;
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  expect(tries).toBe(1);
});

const read = async ({ database }: OpenDatabase): Promise<unknown> => {
  const { rows } = await database.execute(
    sql`select count(*) as counted, 9007199254740991::int8 as big, 1.50::numeric as price, 0.25::float8 as part,
        true as yes, null as nothing, '{"a": [1, "2"]}'::jsonb as json, '12'::jsonb as number,
        array[1, 2] as numbers from store_view`,
  );
  const [count] = await database
    .select({ counted: sql<number>`count(*)` })
    .from(attempt)
    .where(sql`false`);
  return { rows: [...rows], count };
};

test('counts, decimals, times and JSON read alike on the embedded database', async () => {
  const embedded = await openAt();
  try {
    expect(await read(opened)).toEqual(await read(embedded));
  } finally {
    await embedded.close();
  }
});
