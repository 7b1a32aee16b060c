/** Selectors of the password machine. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { passwordMachine } from './password.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordMachine>;

export const selectIsPasswordBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsMailRequested = (snapshot: Snapshot): boolean => snapshot.matches('requested');
export const selectPasswordEmail = (snapshot: Snapshot): string => snapshot.context.email;
export const selectPasswordFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
