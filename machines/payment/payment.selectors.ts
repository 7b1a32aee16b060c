/** What a component may ask of the payment machine. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import type { CardState, PaymentMethod } from '../domain/payment.ts';
import type { paymentMachine } from './payment.machine.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

export const selectPaymentMethods = (snapshot: Snapshot): readonly PaymentMethod[] =>
  snapshot.context.methods;
export const selectPaymentMethod = (snapshot: Snapshot): string | null => snapshot.context.chosen;
export const selectCard = (snapshot: Snapshot): CardState | null => snapshot.context.card;
export const selectPaymentFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
export const selectIsCardChosen = (snapshot: Snapshot): boolean => snapshot.matches('card');
export const selectIsCardMounting = (snapshot: Snapshot): boolean =>
  snapshot.matches({ card: { shown: 'mounting' } });
export const selectIsCardBroken = (snapshot: Snapshot): boolean => snapshot.matches({ card: 'broken' });
export const selectIsPaymentReady = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'payment.authorize' }) &&
  (snapshot.matches('plain') || snapshot.matches({ card: { shown: 'ready' } }));
