/** The REST paths of §7. */

import { FailureError } from '#machines/domain/failure.ts';

/**
 * What was typed, as one segment of a path. The dots that lead elsewhere have no encoding a URL would keep,
 * so they are refused (PROMO-01).
 */
export const pathSegment = (text: string): string => {
  if (/^\.{0,2}$/.test(text))
    throw new FailureError('refused', 'That cannot be looked up. Please check what you typed.');
  return encodeURIComponent(text);
};

export const guestCartPath = (cartId: string): string => `/rest/V1/guest-carts/${pathSegment(cartId)}`;

/** The signed-in customer's own (NET-07). */
export const ownCartPath = '/rest/V1/carts/mine';

/** Guests are known by their cart, customers by their token. */
export const cartPath = (cartId: string, token: string | null): string =>
  token === null ? guestCartPath(cartId) : ownCartPath;

export const couponsPath = (storeCode: string, cartId: string, token: string | null): string =>
  `${cartPath(cartId, token).replace('/rest/V1', `/rest/${storeCode}/V1`)}/coupons`;

/** Adobe Commerce puts the gift cards of guests elsewhere than the rest of their cart. */
export const giftCardsPath = (cartId: string, token: string | null): string =>
  token === null ? `/rest/V1/carts/guest-carts/${pathSegment(cartId)}` : ownCartPath;

export const validatePostcodePath = '/scripts/validate_postcode.php';

export const addressSearchPath = '/addressvalidation/address/search';
export const addressFormatPath = '/addressvalidation/address/format';

export const passwordPath = '/rest/V1/customers/password';
export const resetPasswordPath = '/rest/V1/customers/resetPassword';

/** The instalment provider's (§7 buy-later path). */
export const buyLaterPath = '/afterpay/payment/process';
