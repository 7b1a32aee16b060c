/** What the chunk of a wing exports. */

import type { AnyStateMachine } from 'xstate';
import type { Storage } from '#transport/storage.ts';
import type { FactSavers } from '../fact-savers.ts';
import type { SharedWires } from './shared-wires.ts';

export interface WingCode<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly wire: (wires: SharedWires) => Machine;
  /** Stores what the wing's facts leave in storage. */
  readonly savers: FactSavers;
  /** Reads what session and local storage hold for the wing's start. */
  readonly readKept: (session: Storage, local: Storage) => object;
}
