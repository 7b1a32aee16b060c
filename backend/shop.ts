/** What every room of the backend is handed: the database, the card provider, the time, the log. */
import type { Database } from './database/database.ts';
import type { Layer } from './layers.ts';
import type { PaymentGateway } from './payments/gateway.ts';

export interface Shop {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly layer: Layer;
  /** Whether the faults of a stock 2.4.7 are imitated. */
  readonly hasHabits: boolean;
  now(): Date;
  /** Lets time pass, as a slow carrier would; tests hand in one that does not. */
  wait(milliseconds: number): Promise<void>;
  log(line: string): void;
}
