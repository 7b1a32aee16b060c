/** Selectors of the profile. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { PersonPlace } from '../../domain/profile.ts';
import type { ProfileForm } from './profile.events.ts';
import type { profileMachine } from './profile.machine.ts';

type Snapshot = SnapshotFrom<typeof profileMachine>;

export const selectIsSavingDetails = (snapshot: Snapshot): boolean => snapshot.matches('savingDetails');
export const selectIsChangingPassword = (snapshot: Snapshot): boolean => snapshot.matches('changingPassword');
export const selectIsSavingPerson = (snapshot: Snapshot): boolean => snapshot.matches('savingPerson');
/** The colleague whose form is open. */
export const selectEditedPerson = (snapshot: Snapshot): PersonPlace | null => snapshot.context.place;
/** Why the request sent from that form failed. */
export const selectProfileFailure =
  (form: ProfileForm) =>
  ({ context: { failure, failedForm } }: Snapshot): Failure | null =>
    failedForm === form ? failure : null;
