/** What the chunk of a wing brings. */

import type { AnyStateMachine } from 'xstate';
import type { Storage } from '#transport/storage.ts';
import type { FactKeepers } from '../fact-keepers.ts';
import type { SharedWires } from './shared-wires.ts';

export interface WingCode<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly wire: (wires: SharedWires) => Machine;
  /** What its facts leave in storage. */
  readonly keepers: FactKeepers;
  /** What the tab and the browser kept for its start. */
  readonly readKept: (session: Storage, local: Storage) => object;
}
