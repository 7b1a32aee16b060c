/** Listens for changes on a separate PostgreSQL connection and reconnects when it is lost. */
import { Client } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { shownChanged } from './database.ts';

export interface ChangeWatchOptions {
  readonly url: string;
  readonly changed: () => void;
  readonly log: (line: string) => void;
}

export interface ChangeWatch {
  /** Resolves once changes are reported or the first attempt has failed. */
  readonly listening: Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds between connection attempts. */
const pause = 1000;

export function createChangeWatch({ url, changed, log }: ChangeWatchOptions): ChangeWatch {
  let current: Client | undefined;
  const closing = new AbortController();

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: 'brightwater-watch',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    current = client;
    client.on('notification', changed);
    client.on('error', (error) => log(`database: ${error.message}`));
    client.once('end', () => void again());
    await client.connect();
    await client.query(`listen ${shownChanged}`);
    // changes made while disconnected were not reported
    changed();
  }

  async function again(): Promise<void> {
    if (closing.signal.aborted) return;
    try {
      await wait(pause, undefined, { signal: closing.signal, ref: false });
    } catch {
      return;
    }
    await connect().catch((error: unknown) => log(`database: ${String(error)}`));
  }

  return {
    listening: connect().catch((error: unknown) => log(`database: ${String(error)}`)),
    async close() {
      closing.abort();
      await current?.end();
    },
  };
}
