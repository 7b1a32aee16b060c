/** The dependencies of every backend module: database, card provider, clock, log. */
import type { Database } from './database/database.ts';
import type { Layer } from './layers.ts';
import type { PaymentGateway } from './payments/gateway.ts';

export interface Shop {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly layer: Layer;
  /** Whether the faults of stock 2.4.7 are imitated. */
  readonly hasHabits: boolean;
  now(): Date;
  /** Delays a response, as a slow carrier would; tests pass one that returns at once. */
  wait(milliseconds: number): Promise<void>;
  log(line: string): void;
}
