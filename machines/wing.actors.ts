/** What a wing needs from outside: its code. */

import type { AnyStateMachine } from 'xstate';
import { slot } from './slot.ts';
import type { WingName } from './wing.events.ts';

export interface WingToLoad {
  readonly name: WingName;
  /** A press of the shopper waits for it, which a new page would not know of. */
  readonly isPressed: boolean;
}

export interface LoadedWing {
  readonly logic: AnyStateMachine;
  /** What this browser kept for it, beside what the shop gives it to start with. */
  readonly kept: object;
}

export const loadWing = slot<LoadedWing, WingToLoad>('loadWing');
