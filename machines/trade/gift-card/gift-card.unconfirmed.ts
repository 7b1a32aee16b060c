/**
 * Failed requests that may have been carried out: the next reads of the cart show it (GIFT-01,
 * BEY-12).
 */

import { mayBeDone, type Failure } from '../../domain/failure.ts';
import type { AppliedGiftCard } from '../../domain/gift-card.ts';
import { isSameCode } from '../../domain/promo.ts';
import { isSessionExpired } from '../../domain/session.ts';
import type { GiftCardRequest } from './gift-card.events.ts';

/** On a repeat, the first request may have arrived: then the card is refused as already applied. */
export const repeatedUnconfirmed = (
  unconfirmed: GiftCardRequest | null,
  asked: GiftCardRequest,
): GiftCardRequest | null =>
  unconfirmed?.type === asked.type && isSameCode(unconfirmed.code, asked.code) ? asked : null;

/** Reading a balance changes nothing. A removed card stays removed, regardless of the response. */
export const unconfirmedAfter = (
  failure: Failure,
  asked: GiftCardRequest,
  unconfirmed: GiftCardRequest | null,
): GiftCardRequest | null => {
  if (isSessionExpired(failure) || asked.type === 'giftCard.checkBalance') return null;
  return mayBeDone(failure) || asked.type === 'giftCard.remove' ? asked : unconfirmed;
};

const hasCard = (cards: readonly AppliedGiftCard[], code: string): boolean =>
  cards.some((card) => isSameCode(card.code, code));

export const isShownApplied = (
  unconfirmed: GiftCardRequest | null,
  cards: readonly AppliedGiftCard[],
): boolean => unconfirmed?.type === 'giftCard.apply' && hasCard(cards, unconfirmed.code);

export const isShownRemoved = (request: GiftCardRequest | null, cards: readonly AppliedGiftCard[]): boolean =>
  request?.type === 'giftCard.remove' && !hasCard(cards, request.code);
