/** Selectors of the page machine. */

import type { SnapshotFrom } from 'xstate';
import type { Subject } from '../../domain/subject.ts';
import type { pageMachine } from './page.machine.ts';

type Snapshot = SnapshotFrom<typeof pageMachine>;

export const selectSubject = (snapshot: Snapshot): Subject | null => snapshot.context.subject;
export const selectIsMissing = (snapshot: Snapshot): boolean => snapshot.matches('missing');
export const selectIsPageFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
export const selectIsUnreachable = (snapshot: Snapshot): boolean => snapshot.matches('unreachable');
export const selectPath = (snapshot: Snapshot): string => snapshot.context.path;
/** The address is being resolved; the previous page stays visible. */
export const selectIsResolving = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
