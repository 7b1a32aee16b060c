/** Selectors of the instalments machine. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { instalmentsMachine } from './instalments.machine.ts';

export const selectInstalmentsFailure = ({
  context,
}: SnapshotFrom<typeof instalmentsMachine>): Failure | null => context.failure;
