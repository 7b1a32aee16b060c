/** Selectors of a catalog loader. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { Content } from '../../domain/subject.ts';
import type { catalogMachine } from './catalog.machine.ts';

type Snapshot = SnapshotFrom<typeof catalogMachine>;

export const selectContent = (snapshot: Snapshot): Content | null => snapshot.context.content;
export const selectLoadFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null;
