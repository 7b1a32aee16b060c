/** What a wing needs from outside: its code. */

import type { AnyStateMachine } from 'xstate';
import { slot } from './slot.ts';
import type { WingName } from './wing.events.ts';

export const loadWing = slot<AnyStateMachine, { readonly name: WingName }>('loadWing');
