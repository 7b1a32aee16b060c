/** A private PostgreSQL from the system's binaries: a folder and a port of its own, gone when it is
 * stopped. */

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chown, readdir } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { lastingPort, accountForRoot } from './private-server.ts';
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts';

export interface PostgresCluster {
  readonly url: string;
  /** Pulls the plug, as a crash would, and keeps the data. */
  kill(): Promise<void>;
  /** Starts again what was killed, at the same address. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

const debianFolder = '/usr/lib/postgresql';
const userName = 'brightwater';
const patience = 30_000;

const binaries = async (): Promise<string> => {
  const versions = await readdir(debianFolder).catch(() => []);
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  if (newest === undefined)
    throw new Error(`PostgreSQL is not installed (${debianFolder} is empty): apt-get install postgresql`);
  return join(debianFolder, newest, 'bin');
};

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const awaitAnswer = async (url: string, server: ChildProcess): Promise<void> => {
  const deadline = Date.now() + patience;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start.');
    await wait(100);
  }
};

export const startPostgresCluster = async (): Promise<PostgresCluster> => {
  const bin = await binaries();
  const account = accountForRoot('postgres');
  const folder = await makeTemporaryFolder('postgres');
  if (account !== null) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const surroundings = { cwd: '/', ...account };
  const port = await lastingPort();
  const url = `postgres://${userName}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'],
      { ...surroundings, stdio: ['ignore', 'ignore', 'ignore'] },
    );
    await awaitAnswer(url, server);
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };

  try {
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', userName, '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...surroundings, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    await start();
  } catch (error) {
    await end('SIGQUIT');
    await removeFolder(folder);
    throw error;
  }
  return {
    url,
    // at once and without farewell: every connection breaks
    kill: () => end('SIGQUIT'),
    revive: start,
    async stop() {
      await end('SIGINT');
      await removeFolder(folder);
    },
  };
};
