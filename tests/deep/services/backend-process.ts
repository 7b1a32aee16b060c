/** A backend as a process of its own, which can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { clientOf, type ShopClient } from '#tests/backend/shop-client.ts';

export interface BackendProcess {
  readonly shop: ShopClient;
  readonly pid: number | undefined;
  /** Without farewell, as a power cut would. */
  kill(): Promise<void>;
}

const program = join(import.meta.dirname, 'rush-server.ts');
const running = new Set<ChildProcess>();
// a test process that dies must not leave backends behind
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

async function portOf(child: ChildProcess): Promise<number> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const port = /answers on port (\d+)/.exec(output)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`The backend ended before it answered. ${output}`);
}

export async function startBackendProcess(databaseUrl: string): Promise<BackendProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const port = await portOf(child);
  return {
    shop: clientOf((request) => fetch(request), `http://127.0.0.1:${port}`),
    pid: child.pid,
    async kill() {
      if (!running.has(child)) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
