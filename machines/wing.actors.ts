/** What a wing needs from outside: its code. */

import type { AnyStateMachine } from 'xstate';
import { slot } from './slot.ts';
import type { WingName } from './wing.events.ts';

export interface WingToLoad {
  readonly name: WingName;
  /** A press of the shopper waits for it, which a new page would not know of. */
  readonly isPressed: boolean;
}

export const loadWing = slot<AnyStateMachine, WingToLoad>('loadWing');
