/** The rebuilt shop on a database that is reset before each case, and a way to query it. */

import { sql } from 'drizzle-orm';
import { createBackend, type Backend, type BackendOptions } from '#backend/backend.ts';
import { cacheDir } from '#tests/backend/shop-client.ts';
import { takeSnapshot } from '#tests/support/database-snapshot.ts';
import type { Answer } from './match.ts';
import { recordedShop } from './recorded-shop.ts';
import type { Json, RecordedRequest } from './recording.ts';

type Database = Parameters<NonNullable<BackendOptions['opened']>>[0];

export interface Stage {
  /** What the backend wrote into its log since the last reset. */
  readonly lines: readonly string[];
  fetch(request: Request): Promise<Response>;
  ask(request: RecordedRequest): Promise<Answer & { readonly cookies: readonly string[] }>;
  /** A shopkeeper's change, straight in the database. */
  change(statement: string): Promise<readonly Record<string, unknown>[]>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

async function rowsOf(database: Database, statement: string): Promise<Record<string, unknown>[]> {
  const { rows } = await database.execute(sql.raw(statement));
  return [...rows];
}

const sequences = `select quote_ident(sequencename) as name, table_name as own from pg_sequences
  left join information_schema.tables on table_schema = 'public' and sequencename = table_name || '_id_seq'
  where schemaname = 'public'`;

/** Ids of the recorded shop have no gaps, so each sequence goes on from the highest. */
async function closeGaps(database: Database): Promise<void> {
  for (const { name, own } of await rowsOf(database, sequences)) {
    const next = own === null ? '1, false' : 'greatest(max(id), 1), max(id) is not null';
    const source = own === null ? '' : ` from public."${String(own)}"`;
    await rowsOf(database, `select setval('public.${String(name)}', ${next})${source}`);
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export async function saveSetting(stage: Pick<Stage, 'change'>, key: string, value: unknown): Promise<void> {
  await stage.change(
    `insert into setting (key, value) values (${quoted(key)}, ${quoted(JSON.stringify(value))}::jsonb) on conflict (key) do update set value = excluded.value`,
  );
}

const bodyOf = (body: Json | undefined): { readonly body?: string } => {
  if (body === undefined || body === null) return {};
  return { body: typeof body === 'string' ? body : JSON.stringify(body) };
};

function decode(text: string, contentType: string): Json {
  if (text === '') return null;
  if (!contentType.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function ask(backend: Backend, { method, path, headers, body }: RecordedRequest) {
  const response = await backend.fetch(
    new Request(`http://magento.example${path}`, {
      method,
      headers: { ...headers },
      ...(method === 'GET' || method === 'HEAD' ? {} : bodyOf(body)),
    }),
  );
  const contentType = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    contentType,
    body: decode(await response.text(), contentType),
    cookies: response.headers.getSetCookie(),
  };
}

export async function openStage(options: Partial<BackendOptions> = {}): Promise<Stage> {
  const opened: Database[] = [];
  const lines: string[] = [];
  const backend = await createBackend({
    dataDir: null,
    seed: recordedShop,
    cacheDir,
    layers: 'merchant',
    log: (line) => lines.push(line),
    opened: (database) => opened.push(database),
    ...options,
  });
  const [database] = opened;
  if (database === undefined) throw new Error('the backend opened no database');
  await closeGaps(database);
  const reset = await takeSnapshot(database);
  return {
    lines,
    fetch: (request) => backend.fetch(request),
    ask: (request) => ask(backend, request),
    change: (statement) => rowsOf(database, statement),
    async reset() {
      lines.length = 0;
      await reset();
    },
    close: () => backend.close(),
  };
}
