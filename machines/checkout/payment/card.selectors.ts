/** Selectors of the card machine. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { CardState } from '../../domain/payment.ts';
import type { cardMachine } from './card.machine.ts';

type Snapshot = SnapshotFrom<typeof cardMachine>;

export const selectCard = (snapshot: Snapshot): CardState | null => snapshot.context.card;
export const selectCardFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
/** The provider's fields are mounted and keep their input. */
export const selectIsCardShown = (snapshot: Snapshot): boolean => snapshot.matches('shown');
export const selectIsCardMounting = (snapshot: Snapshot): boolean => snapshot.matches({ shown: 'mounting' });
export const selectIsCardBroken = (snapshot: Snapshot): boolean => snapshot.matches('broken');
