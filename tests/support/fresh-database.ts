/** A database on the PostgreSQL of DATABASE_URL: a copy of one that was migrated and seeded once.
 */

import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openShopDatabase } from '#backend/database/shop-database.ts';
import { seedFingerprint } from '#backend/database/seed-image.ts';
import type { SeedShop } from '#backend/seed/seed-types.ts';

export interface FreshDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

const templateLock = 402_118;

const addressOf = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

const asKeeper = async <Result>(
  server: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const makeTemplate = (server: string, seed: SeedShop): Promise<string> =>
  asKeeper(server, async (client) => {
    const name = `shop_${seedFingerprint(seed)}`;
    // test files run side by side, and only one of them makes it
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 1) return name;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft}`);
    const opened = await openShopDatabase({
      databaseUrl: addressOf(server, draft),
      dataDir: null,
      seed,
      log: () => undefined,
    });
    await opened.close();
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  });

const templates = new Map<SeedShop, Promise<string>>();

const templateOf = (server: string, seed: SeedShop): Promise<string> => {
  const known = templates.get(seed) ?? makeTemplate(server, seed);
  templates.set(seed, known);
  return known;
};

const createNamed = async (server: string, statement: string): Promise<FreshDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asKeeper(server, (client) => client.query(`create database ${name} ${statement}`));
  return {
    url: addressOf(server, name),
    remove: () =>
      asKeeper(server, async (client) => void (await client.query(`drop database ${name} (force)`))),
  };
};

export const createEmptyDatabase = (server: string): Promise<FreshDatabase> => createNamed(server, '');

export const createSeededDatabase = async (server: string, seed: SeedShop): Promise<FreshDatabase> =>
  createNamed(server, `template ${await templateOf(server, seed)}`);
