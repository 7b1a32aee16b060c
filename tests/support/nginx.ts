/** A private nginx with the shop's configuration and other ports, in a folder of its own. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { accountForRoot } from './private-server.ts';
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts';

export interface Nginx {
  readonly url: string;
  /** The lines of its access log. */
  lines(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

const template = join(import.meta.dirname, '../../src/server/nginx.conf');
const patience = 30_000;

const configurationFor = async (port: number, doors: readonly [number, number]): Promise<string> => {
  const places = [
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['127.0.0.1:3001', `127.0.0.1:${doors[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${doors[1]}`],
  ] as const;
  const text = await readFile(template, 'utf8');
  return places.reduce((written, [from, to]) => {
    if (written.split(from).length !== 2) throw new Error(`${template} must hold "${from}" once.`);
    return written.replace(from, to);
  }, text);
};

export const startNginx = async (port: number, doors: readonly [number, number]): Promise<Nginx> => {
  const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
  if (program === undefined) throw new Error('nginx is not installed: apt-get install nginx');
  const account = accountForRoot('nobody');
  const folder = await makeTemporaryFolder('nginx');
  const file = join(folder, 'nginx.conf');
  await writeFile(file, await configurationFor(port, doors));
  if (account !== null) await chown(folder, account.uid, account.gid);
  const given = ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'];
  const child = spawn(program, given, { cwd: '/', ...account, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  // a test process that dies must not leave it behind; a killed master would leave its workers
  const end = (): boolean => child.kill('SIGTERM');
  process.once('exit', end);
  const stop = async (): Promise<void> => {
    process.off('exit', end);
    end();
    await ended;
    await removeFolder(folder);
  };

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + patience;
  while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('nginx did not start.');
    }
    await wait(50);
  }
  return { url, lines: async () => (await readFile(join(folder, 'access.log'), 'utf8')).split('\n'), stop };
};
