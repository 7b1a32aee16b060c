/** What a component may ask of the code step of signing in. */

import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import type { SentCode } from '../domain/session.ts';
import type { sessionMachine } from './session.machine.ts';
import type { signInCodeMachine } from './sign-in-code.machine.ts';

type Snapshot = SnapshotFrom<typeof signInCodeMachine>;

export type CodeStepActor = ActorRefFrom<typeof signInCodeMachine>;

/** The code step of a session that waits for the code. */
export const selectCodeStep = ({
  children,
}: SnapshotFrom<typeof sessionMachine>): CodeStepActor | undefined => children.signInCode;

export const selectSentCode = (snapshot: Snapshot): SentCode => snapshot.context.sent;
export const selectIsCodeWrong = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { asking: 'wrong' } });
export const selectIsCodeExpired = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { asking: 'expired' } });
export const selectIsCodeConfirming = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: 'confirming' });
export const selectIsCodeBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsCodeResending = (snapshot: Snapshot): boolean => snapshot.matches('resending');
export const selectCanResendCode = (snapshot: Snapshot): boolean =>
  snapshot.context.canResend && !snapshot.hasTag('busy');
/** Why the code was not judged, or another was not sent. */
export const selectCodeFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
