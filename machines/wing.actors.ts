/** Actor slots that a wing needs: its code. */

import type { AnyStateMachine } from 'xstate';
import { slot } from './slot.ts';
import type { WingName } from './wing.events.ts';

export interface WingToLoad {
  readonly name: WingName;
  /** A press of the shopper waits for it; a reloaded page would lose it. */
  readonly isPressed: boolean;
}

export interface LoadedWing {
  readonly logic: AnyStateMachine;
  /** Data stored in this browser for the wing, besides its input from the shop. */
  readonly stored: object;
}

export const loadWing = slot<LoadedWing, WingToLoad>('loadWing');
