/** What a component may ask of the page machine. */

import type { SnapshotFrom } from 'xstate';
import type { Subject } from '../../domain/subject.ts';
import type { pageMachine } from './page.machine.ts';

type Snapshot = SnapshotFrom<typeof pageMachine>;

export const selectSubject = (snapshot: Snapshot): Subject | null => snapshot.context.subject;
export const selectIsMissing = (snapshot: Snapshot): boolean => snapshot.matches('missing');
export const selectIsPageFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
export const selectIsUnreachable = (snapshot: Snapshot): boolean => snapshot.matches('unreachable');
export const selectPath = (snapshot: Snapshot): string => snapshot.context.path;
/** It is being found out what the address leads to; what stood there before stays meanwhile. */
export const selectIsResolving = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
