/** Caches counts and lists until the catalogue changes (§12). */
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import { seedState } from '../database/schema/store.ts';

/** Caches by the statement's text and parameters; `read` runs only on a miss. */
export type ReadCached = <Value>(statement: SQL, read: () => Promise<Value>) => Promise<Value>;

interface Memory {
  readonly version: string;
  readonly answers: Map<string, Promise<unknown>>;
}

const mostAnswers = 500;
/** Longer statements are unlikely to repeat and are not cached. */
const longestKey = 4000;
const dialect = new PgDialect();
const caches = new WeakMap<Queries, Memory>();

export const withoutCache: ReadCached = (_, read) => read();

/**
 * Database triggers change the version whenever data that lists depend on changes; a sale does not.
 */
async function readVersion(queries: Queries): Promise<string | null> {
  const [state] = await queries
    .select({ version: sql<string>`${seedState.fingerprint} || ' ' || ${seedState.completedAt}` })
    .from(seedState);
  return state?.version ?? null;
}

function answersOf(queries: Queries, version: string): Memory['answers'] {
  const known = caches.get(queries);
  if (known?.version === version) return known.answers;
  const answers: Memory['answers'] = new Map();
  caches.set(queries, { version, answers });
  return answers;
}

/** Reads the version first, so that cached data may be newer than its version but never older. */
export async function openCatalogueCache(queries: Queries): Promise<ReadCached> {
  const version = await readVersion(queries);
  if (version === null) return withoutCache;
  const answers = answersOf(queries, version);
  return (statement, read) => {
    const asked = dialect.sqlToQuery(statement);
    const key = JSON.stringify([asked.sql, asked.params]);
    if (key.length > longestKey) return read();
    const known = answers.get(key);
    // the key holds the whole statement, so the cached value has the type that it reads
    if (known) return known as ReturnType<typeof read>;
    // an unsent query builder would run once per awaiting caller; a promise runs once
    const answer = Promise.resolve().then(read);
    const [oldest] = answers.keys();
    if (answers.size >= mostAnswers && oldest !== undefined) answers.delete(oldest);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
