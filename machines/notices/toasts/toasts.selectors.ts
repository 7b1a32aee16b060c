/** Selectors of the toasts machine. */

import type { SnapshotFrom } from 'xstate';
import type { Toast } from '../../domain/toast.ts';
import type { toastsMachine } from './toasts.machine.ts';

export const selectToasts = (snapshot: SnapshotFrom<typeof toastsMachine>): readonly Toast[] =>
  snapshot.context.toasts;
