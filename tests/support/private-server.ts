/** Private servers of the tests need a port that stays theirs, and an account other than root. */

import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/**
 * Outside the range that outgoing connections are given, so that it is still free when a killed
 * server comes back.
 */
export const lastingPort = async (): Promise<number> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
};

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const numberOf = (flag: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));

/** Root runs a server as this user; anyone else as themselves (null). */
export const accountForRoot = (user: string): Account | null =>
  process.getuid?.() === 0 ? { uid: numberOf('-u', user), gid: numberOf('-g', user) } : null;
