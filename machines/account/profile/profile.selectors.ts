/** What a component may ask of the profile. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { PersonPlace } from '../../domain/profile.ts';
import type { ProfileForm } from './profile.events.ts';
import type { profileMachine } from './profile.machine.ts';

type Snapshot = SnapshotFrom<typeof profileMachine>;

export const selectIsSavingDetails = (snapshot: Snapshot): boolean => snapshot.matches('savingDetails');
export const selectIsChangingPassword = (snapshot: Snapshot): boolean => snapshot.matches('changingPassword');
export const selectIsSavingPerson = (snapshot: Snapshot): boolean => snapshot.matches('savingPerson');
/** Whose form stands open. */
export const selectEditedPerson = (snapshot: Snapshot): PersonPlace | null => snapshot.context.place;
/** What went wrong with what was sent from that form. */
export const selectProfileFailure =
  (form: ProfileForm) =>
  ({ context: { failure, failedForm } }: Snapshot): Failure | null =>
    failedForm === form ? failure : null;
