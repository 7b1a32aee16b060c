/** Backends that a worker keeps: a test file borrows one with its rows put back. */

import { createBackend, type Backend, type BackendOptions } from '#backend/backend.ts';
import type { Database } from '#backend/database/database.ts';
import { seedFingerprint } from '#backend/database/seed-image.ts';
import { createEmulator } from '#backend/payments/emulator.ts';
import type { PaymentGateway } from '#backend/payments/gateway.ts';
import { takeSnapshot } from '#tests/support/database-snapshot.ts';

/** What may differ from one borrower to the next. */
interface Borrower {
  readonly clock: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: (line: string) => void;
  readonly gateway: PaymentGateway;
}

interface Kept {
  readonly key: string;
  readonly backend: Backend;
  readonly database: Database;
  readonly restore: () => Promise<void>;
  readonly serve: (borrower: Borrower) => void;
  isFree: boolean;
}

/** A database takes 400 MB, so the one unused for longest is closed. */
const most = 5;
const kept: Kept[] = [];

const borrowerOf = (options: BackendOptions): Borrower => {
  const clock = options.clock ?? (() => new Date());
  return {
    clock,
    wait: options.wait ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))),
    log: options.log ?? (() => undefined),
    gateway: options.gateway ?? createEmulator({ now: () => clock().getTime() }),
  };
};

async function start(key: string, options: BackendOptions, borrower: Borrower): Promise<Kept> {
  let current = borrower;
  let database: Database | undefined;
  const backend = await createBackend({
    ...options,
    clock: () => current.clock(),
    wait: (milliseconds) => current.wait(milliseconds),
    log: (line) => current.log(line),
    gateway: {
      clientToken: (origin) => current.gateway.clientToken(origin),
      sale: (sale, store) => current.gateway.sale(sale, store),
      saleOfKept: (amount, instrument) => current.gateway.saleOfKept(amount, instrument),
      saleInInstalments: (amount) => current.gateway.saleInInstalments(amount),
      handle: (request, store) => current.gateway.handle(request, store),
    },
    opened: (opened) => (database = opened),
  });
  if (database === undefined) throw new Error('The backend did not open its database.');
  return {
    key,
    backend,
    database,
    restore: await takeSnapshot(database),
    serve: (next) => (current = next),
    isFree: false,
  };
}

async function makeRoom(): Promise<void> {
  const oldest = kept.find(({ isFree }) => isFree);
  if (kept.length < most || oldest === undefined) return;
  kept.splice(kept.indexOf(oldest), 1);
  await oldest.backend.close();
}

async function find(key: string, options: BackendOptions): Promise<Kept> {
  const borrower = borrowerOf(options);
  const free = kept.find((one) => one.isFree && one.key === key);
  if (free === undefined) {
    await makeRoom();
    const started = await start(key, options, borrower);
    kept.push(started);
    return started;
  }
  free.isFree = false;
  kept.push(...kept.splice(kept.indexOf(free), 1));
  free.serve(borrower);
  await free.restore();
  return free;
}

/** A backend with other settings than these is started for its borrower alone. */
const isShared = (options: BackendOptions): boolean =>
  options.dataDir === null &&
  options.databaseUrl === undefined &&
  options.mail === undefined &&
  options.isDemonstration !== false &&
  options.showsMails !== false;

export async function borrowBackend(options: BackendOptions): Promise<Backend> {
  if (!isShared(options)) return createBackend(options);
  const one = await find(`${options.layers ?? ''} ${seedFingerprint(options.seed)}`, options);
  options.opened?.(one.database);
  return {
    fetch: (request) => one.backend.fetch(request),
    watch: (changed) => one.backend.watch(changed),
    async close() {
      one.isFree = true;
    },
  };
}
