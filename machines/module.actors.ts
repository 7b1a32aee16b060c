/** Actor slots that a module needs: its code. */

import type { AnyStateMachine } from 'xstate';
import { slot } from './slot.ts';
import type { ModuleName } from './module.events.ts';

export interface ModuleToLoad {
  readonly name: ModuleName;
  /** A press of the shopper waits for it; a reloaded page would lose it. */
  readonly isPressed: boolean;
}

export interface LoadedModule {
  readonly logic: AnyStateMachine;
  /** Data stored in this browser for the module, besides its input from the shop. */
  readonly kept: object;
}

export const loadModule = slot<LoadedModule, ModuleToLoad>('loadModule');
