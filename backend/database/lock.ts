/**
 * Allows one process per data directory: the embedded database does not lock it, and two writers
 * lose data.
 */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface DirectoryLock {
  release(): Promise<void>;
}

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
  constructor(directory: string, pid: number) {
    super(
      `The data directory ${directory} is in use by process ${pid}. Stop that process, or choose another directory with DATA_DIR.`,
    );
  }
}

interface Holder {
  readonly pid: number;
  /** When that process started, to detect that its pid was reused. */
  readonly started: string;
}

/**
 * Process-wide: Vite re-evaluates this file when it restarts, and locks of the old evaluation still
 * count.
 */
const heldKey = Symbol.for('brightwater.backend.held-locks');
const processWide = globalThis as typeof globalThis & { [heldKey]?: Set<string> };
const held = (processWide[heldKey] ??= new Set<string>());

/** Field 22 of /proc/<pid>/stat; empty on systems without /proc. */
function processStart(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, under another user
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isHolding(holder: Holder, file: string): boolean {
  // our own pid in a lock we do not hold was written by a dead process with the same pid
  if (holder.pid === process.pid) return held.has(file);
  return isAlive(holder.pid) && processStart(holder.pid) === holder.started;
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    const { pid, started } = JSON.parse(await readFile(file, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : null;
  } catch {
    return null;
  }
}

async function create(file: string): Promise<boolean> {
  try {
    const holder: Holder = { pid: process.pid, started: processStart(process.pid) };
    await writeFile(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isOlderThan(file: string, milliseconds: number): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > milliseconds;
}

/**
 * Removes a dead process's lock; a guard file keeps two processes from removing each other's new
 * one.
 */
async function removeStale(file: string): Promise<void> {
  const guard = `${file}.takeover`;
  if (!(await create(guard))) {
    if (await isOlderThan(guard, 5000)) await rm(guard, { force: true });
    await wait(50);
    return;
  }
  const holder = await readHolder(file);
  if (holder === null || !isHolding(holder, file)) await rm(file, { force: true });
  await rm(guard, { force: true });
}

/** Takes the directory's lock; throws DirectoryInUse at once, or after `patience` milliseconds. */
export async function lockDirectory(directory: string, patience = 0): Promise<DirectoryLock> {
  const file = join(resolve(directory), 'backend.lock');
  const deadline = Date.now() + patience;
  for (;;) {
    if (!held.has(file) && (await create(file))) {
      held.add(file);
      return {
        async release() {
          held.delete(file);
          await rm(file, { force: true });
        },
      };
    }
    const holder = await readHolder(file);
    if (holder !== null && isHolding(holder, file)) {
      if (Date.now() >= deadline) throw new DirectoryInUse(directory, holder.pid);
      await wait(100);
    } else if (holder !== null || (await isOlderThan(file, 2000))) {
      await removeStale(file);
    } else {
      // the file is just being written
      await wait(50);
    }
  }
}
