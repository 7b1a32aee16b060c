/** Selectors of the PayPal machine. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { paypalMachine } from './paypal.machine.ts';

type Snapshot = SnapshotFrom<typeof paypalMachine>;

export const selectIsPayPalMounting = (snapshot: Snapshot): boolean =>
  snapshot.matches({ shown: 'mounting' });
export const selectIsPayPalBroken = (snapshot: Snapshot): boolean => snapshot.matches('broken');
export const selectIsPayPalApproved = (snapshot: Snapshot): boolean =>
  snapshot.matches({ shown: 'approved' });
/** The e-mail address of the paying account; '' if PayPal sent none. */
export const selectPayer = (snapshot: Snapshot): string => snapshot.context.payer;
export const selectPayPalFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
