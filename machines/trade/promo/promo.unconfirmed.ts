/**
 * Failed requests that may have been carried out: the next reads of the cart show it (PROMO-01,
 * BEY-12).
 */

import { mayBeDone, type Failure } from '../../domain/failure.ts';
import { isSameCode } from '../../domain/promo.ts';
import { isSessionExpired } from '../../domain/session.ts';
import type { PromoRequest } from './promo.events.ts';

const isSame = (one: PromoRequest, other: PromoRequest): boolean =>
  one.type === 'promo.apply' && other.type === 'promo.apply'
    ? isSameCode(one.code, other.code)
    : one.type === other.type;

/** On a repeat, the first request may have arrived. */
export const repeatedUnconfirmed = (
  doubted: PromoRequest | null,
  asked: PromoRequest,
): PromoRequest | null => (doubted !== null && isSame(doubted, asked) ? asked : null);

/** A removed code stays removed, regardless of the response. */
export const unconfirmedAfter = (
  failure: Failure,
  asked: PromoRequest,
  doubted: PromoRequest | null,
): PromoRequest | null => {
  if (isSessionExpired(failure)) return null;
  return mayBeDone(failure) || asked.type === 'promo.remove' ? asked : doubted;
};

export const isShownApplied = (doubted: PromoRequest | null, coupon: string | null): boolean =>
  doubted?.type === 'promo.apply' && coupon !== null && isSameCode(doubted.code, coupon);

export const isShownRemoved = (doubted: PromoRequest | null, coupon: string | null): boolean =>
  doubted?.type === 'promo.remove' && coupon === null;
