/** `npm run bench:backend`: times `products` over catalogues of 1,000 to 100,000 products. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { createBackend, type Backend } from '../../backend.ts';
import type { Database } from '../../database/database.ts';
import { fillLarge } from '../../database/seeding/fill-large.ts';
import { openShopDatabase } from '../../database/shop-database.ts';
import { largeShop } from '../../seed/large/large-shop.ts';
import { seedShop } from '../../seed/shop.ts';
import { questions } from './bench-questions.ts';

const sizes = (process.env['SIZES'] ?? '1000,10000,100000').split(',').map(Number);
const repeats = Number(process.env['REPEATS'] ?? 40);
const cacheDir = join(process.cwd(), 'node_modules/.cache/backend');

interface Place {
  readonly dataDir: string | null;
  readonly databaseUrl?: string;
}

async function fill(place: Place, products: number): Promise<void> {
  const { database, close } = await openShopDatabase({ ...place, seed: seedShop, cacheDir });
  try {
    await fillLarge(database, largeShop({ products, seed: 1 }), 1);
  } finally {
    await close();
  }
}

async function ask(backend: Backend, query: string): Promise<void> {
  const response = await backend.fetch(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    }),
  );
  const body = await response.text();
  if (body.includes('"errors"')) throw new Error(body.slice(0, 500));
}

async function medianOf(
  backend: Backend,
  query: string,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  for (let warming = 0; warming < 5; warming += 1) await ask(backend, query);
  const times: number[] = [];
  for (let turn = 0; turn < repeats; turn += 1) {
    await prepare();
    const begun = performance.now();
    await ask(backend, query);
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Simulates the first request after a change, when every cache is stale. */
const forgetting = (database: Database | undefined) => async () =>
  database?.execute(sql`update seed_state set completed_at = clock_timestamp()`);

interface Medians {
  readonly remembered: readonly number[];
  readonly forgotten: readonly number[];
}

async function measure(place: Place): Promise<Medians> {
  let database: Database | undefined;
  const backend = await createBackend({
    ...place,
    seed: seedShop,
    cacheDir,
    opened: (opened) => {
      database = opened;
    },
  });
  try {
    const remembered: number[] = [];
    const forgotten: number[] = [];
    for (const { query } of questions) {
      remembered.push(await medianOf(backend, query));
      forgotten.push(await medianOf(backend, query, forgetting(database)));
    }
    return { remembered, forgotten };
  } finally {
    await backend.close();
  }
}

function print(title: string, columns: readonly (readonly number[])[]): void {
  console.log(`\n${title}: median of ${repeats}, in milliseconds`);
  console.log(
    ['question'.padEnd(44), ...sizes.map((size) => String(size).padStart(9)), '   growth'].join(''),
  );
  questions.forEach(({ title: row }, place) => {
    const medians = columns.map((column) => column[place] ?? 0);
    const growth = (medians.at(-1) ?? 0) / (medians[0] || 1);
    const cells = medians.map((median) => median.toFixed(1).padStart(9));
    console.log([row.padEnd(44), ...cells, `× ${growth.toFixed(1)}`.padStart(9)].join(''));
  });
}

function printBoth(title: string, columns: readonly Medians[]): void {
  print(
    title,
    columns.map(({ remembered }) => remembered),
  );
  print(
    `${title}, asked for the first time since the catalogue changed`,
    columns.map(({ forgotten }) => forgotten),
  );
}

async function benchEmbedded(): Promise<void> {
  const columns: Medians[] = [];
  for (const size of sizes) {
    const dataDir = await mkdtemp(join(tmpdir(), `products-${size}-`));
    try {
      await fill({ dataDir }, size);
      columns.push(await measure({ dataDir }));
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  printBoth('Embedded database', columns);
}

/** Uses its own database on that server and drops it afterwards. */
async function benchPostgres(url: string): Promise<void> {
  const columns: Medians[] = [];
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    for (const size of sizes) {
      const name = `bench_products_${size}_${process.pid}`;
      await admin.query(`create database ${name}`);
      try {
        const own = new URL(url);
        own.pathname = `/${name}`;
        const place = { dataDir: null, databaseUrl: own.href };
        await fill(place, size);
        columns.push(await measure(place));
      } finally {
        await admin.query(`drop database ${name} with (force)`);
      }
    }
  } finally {
    await admin.end();
  }
  printBoth('PostgreSQL', columns);
}

const { DATABASE_URL: databaseUrl, ONLY: only } = process.env;
if (only !== 'postgres') await benchEmbedded();
if (databaseUrl) await benchPostgres(databaseUrl);
