/** Selectors of the promo machine. */

import type { SnapshotFrom } from 'xstate';
import type { CodeMessage } from '../../domain/code.ts';
import type { promoMachine } from './promo.machine.ts';

type Snapshot = SnapshotFrom<typeof promoMachine>;

export const selectPromoCode = (snapshot: Snapshot): string => snapshot.context.code;
export const selectIsPromoApplied = (snapshot: Snapshot): boolean => snapshot.context.isApplied;
export const selectPromoMessage = (snapshot: Snapshot): CodeMessage | null => snapshot.context.message;
export const selectIsApplyingPromo = (snapshot: Snapshot): boolean => snapshot.matches({ work: 'applying' });
export const selectIsPromoBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsPromoLocked = (snapshot: Snapshot): boolean => snapshot.matches({ lock: 'requested' });
