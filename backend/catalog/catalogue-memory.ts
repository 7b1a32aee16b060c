/** What was counted or found in the catalogue is remembered for as long as the catalogue stays as it is (§12). */
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import { seedState } from '../database/schema/store.ts';

/** The statement's words and values say what is asked; it is only read where no one has asked before. */
export type Remember = <Value>(statement: SQL, read: () => Promise<Value>) => Promise<Value>;

interface Memory {
  readonly version: string;
  readonly answers: Map<string, Promise<unknown>>;
}

const mostAnswers = 500;
/** Nobody asks twice for what is longer. */
const longestKey = 4000;
const dialect = new PgDialect();
const memories = new WeakMap<Queries, Memory>();

export const rememberNothing: Remember = (_, read) => read();

/** Triggers of the database change it whenever what lists depend on changes, whoever does it; selling changes nothing. */
async function readVersion(queries: Queries): Promise<string | null> {
  const [state] = await queries
    .select({ version: sql<string>`${seedState.fingerprint} || ' ' || ${seedState.completedAt}` })
    .from(seedState);
  return state?.version ?? null;
}

function answersOf(queries: Queries, version: string): Memory['answers'] {
  const known = memories.get(queries);
  if (known?.version === version) return known.answers;
  const answers: Memory['answers'] = new Map();
  memories.set(queries, { version, answers });
  return answers;
}

/** The version is read first: what is read after it can be newer than it says, but never older. */
export async function recallCatalogue(queries: Queries): Promise<Remember> {
  const version = await readVersion(queries);
  if (version === null) return rememberNothing;
  const answers = answersOf(queries, version);
  return (statement, read) => {
    const asked = dialect.sqlToQuery(statement);
    const key = JSON.stringify([asked.sql, asked.params]);
    if (key.length > longestKey) return read();
    const known = answers.get(key);
    // the key holds the whole statement, so the answer is of the kind that it reads
    if (known) return known as ReturnType<typeof read>;
    // a statement that was not sent yet would be sent anew by each who waits for it
    const answer = Promise.resolve().then(read);
    const [oldest] = answers.keys();
    if (answers.size >= mostAnswers && oldest !== undefined) answers.delete(oldest);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
