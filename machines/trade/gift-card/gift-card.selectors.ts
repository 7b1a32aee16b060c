/** Selectors of the gift card machine. */

import type { SnapshotFrom } from 'xstate';
import type { AppliedGiftCard, GiftCardBalance } from '../../domain/gift-card.ts';
import type { CodeMessage } from '../../domain/code.ts';
import type { giftCardMachine } from './gift-card.machine.ts';

type Snapshot = SnapshotFrom<typeof giftCardMachine>;

export const selectGiftCards = (snapshot: Snapshot): readonly AppliedGiftCard[] => snapshot.context.cards;
export const selectGiftCardCode = (snapshot: Snapshot): string => snapshot.context.code;
export const selectGiftCardBalance = (snapshot: Snapshot): GiftCardBalance | null => snapshot.context.balance;
export const selectGiftCardMessage = (snapshot: Snapshot): CodeMessage | null => snapshot.context.message;
export const selectIsApplyingGiftCard = (snapshot: Snapshot): boolean =>
  snapshot.matches({ work: 'applying' });
export const selectIsCheckingBalance = (snapshot: Snapshot): boolean =>
  snapshot.matches({ work: 'checkingBalance' });
/** The code being removed; null for none. */
export const selectGiftCardBeingRemoved = (snapshot: Snapshot): string | null =>
  snapshot.matches({ work: 'removing' }) ? (snapshot.context.asked?.code ?? null) : null;
export const selectIsGiftCardBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsGiftCardLocked = (snapshot: Snapshot): boolean =>
  snapshot.matches({ lock: 'requested' });
