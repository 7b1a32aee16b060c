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
  unconfirmed: PromoRequest | null,
  asked: PromoRequest,
): PromoRequest | null => (unconfirmed !== null && isSame(unconfirmed, asked) ? asked : null);

/** A removed code stays removed, regardless of the response. */
export const unconfirmedAfter = (
  failure: Failure,
  asked: PromoRequest,
  unconfirmed: PromoRequest | null,
): PromoRequest | null => {
  if (isSessionExpired(failure)) return null;
  return mayBeDone(failure) || asked.type === 'promo.remove' ? asked : unconfirmed;
};

export const isShownApplied = (unconfirmed: PromoRequest | null, coupon: string | null): boolean =>
  unconfirmed?.type === 'promo.apply' && coupon !== null && isSameCode(unconfirmed.code, coupon);

export const isShownRemoved = (unconfirmed: PromoRequest | null, coupon: string | null): boolean =>
  unconfirmed?.type === 'promo.remove' && coupon === null;
