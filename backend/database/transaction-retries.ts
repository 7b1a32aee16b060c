/**
 * Retries transactions that PostgreSQL aborted because of a conflict, as nothing of them was
 * committed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';
import { sqlStateOf } from './failed-statement.ts';

const serializationFailure = '40001';
const deadlock = '40P01';
const mostAttempts = 5;

function isWorthRetrying(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === serializationFailure || state === deadlock;
}

async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await work();
    } catch (error) {
      if (count === mostAttempts || !isWorthRetrying(error)) throw error;
      // random, so that two that collided do not meet again
      await wait(count * 20 * (0.5 + Math.random()));
    }
  }
}

/** The same database with retried transactions. */
export function retryTransactions(database: Database): Database {
  const begin = database.transaction.bind(database);
  database.transaction = (work, config) => attempt(() => begin(work, config));
  return database;
}
