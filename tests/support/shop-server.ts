/** Starts the built shop as a process on a free port with its own data, and stops it. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { folderOf } from '#server/build-once.ts';
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts';

export interface ShopOptions {
  /** Kept when given; otherwise a temporary folder, removed by stop(). */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The build whose machines can be watched; it must be there. */
  readonly isInspected?: boolean;
}

export interface RunningShop {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Without farewell, as a power cut would, and keeps its data. */
  kill(): Promise<void>;
  /** Asks it to stop, waits for its end, removes its data if they were temporary. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');
const programOf = (isInspected: boolean): string => join(root, folderOf(isInspected), 'server', 'main.js');
const openingLimit = 90_000;
const stoppingLimit = 20_000;

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const end = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

const running = new Set<ChildProcess>();
// a test process that dies must not leave shops behind
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

export const startShop = async (options: ShopOptions = {}): Promise<RunningShop> => {
  const dataDir = options.dataDir ?? (await makeTemporaryFolder('shop'));
  const program = programOf(options.isInspected === true);
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...options.env,
    },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));

  let output = '';
  const opened = new Promise<string>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`The shop did not open: ${why}\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`nothing after ${openingLimit / 1000} s`);
    }, openingLimit);
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /is open at (http:\/\/\S+)/.exec(output)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`it ended with ${code ?? 'a signal'}`);
    });
  });

  const url = await opened.catch(async (error: unknown) => {
    if (options.dataDir === undefined) await removeFolder(dataDir);
    throw error;
  });
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    kill: () => end(child, 'SIGKILL'),
    async stop() {
      const timer = setTimeout(() => child.kill('SIGKILL'), stoppingLimit);
      await end(child);
      clearTimeout(timer);
      if (options.dataDir === undefined) await removeFolder(dataDir);
    },
  };
};
