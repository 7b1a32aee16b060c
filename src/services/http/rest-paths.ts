/** The REST paths of §7. */

import { FailureError } from '#machines/domain/failure.ts';

/**
 * Encodes typed text as one segment of a path. Dot segments cannot be encoded,
 * because URLs resolve them anyway, so they are rejected (PROMO-01).
 */
export const pathSegment = (text: string): string => {
  if (/^\.{0,2}$/.test(text))
    throw new FailureError('refused', 'That cannot be looked up. Please check what you typed.');
  return encodeURIComponent(text);
};

export const guestCartPath = (cartId: string): string => `/rest/V1/guest-carts/${pathSegment(cartId)}`;

/** The signed-in customer's own cart (NET-07). */
export const ownCartPath = '/rest/V1/carts/mine';

/** A guest is identified by the cart id, a customer by the token. */
export const cartPath = (cartId: string, token: string | null): string =>
  token === null ? guestCartPath(cartId) : ownCartPath;

export const couponsPath = (storeCode: string, cartId: string, token: string | null): string =>
  `${cartPath(cartId, token).replace('/rest/V1', `/rest/${storeCode}/V1`)}/coupons`;

/** Adobe Commerce has a different path for guests' gift cards than for the rest of their cart. */
export const giftCardsPath = (cartId: string, token: string | null): string =>
  token === null ? `/rest/V1/carts/guest-carts/${pathSegment(cartId)}` : ownCartPath;

export const validatePostcodePath = '/scripts/validate_postcode.php';

export const addressSearchPath = '/addressvalidation/address/search';
export const addressFormatPath = '/addressvalidation/address/format';

export const passwordPath = '/rest/V1/customers/password';
export const resetPasswordPath = '/rest/V1/customers/resetPassword';

/** The instalment provider's path (§7 buy-later path). */
export const buyLaterPath = '/afterpay/payment/process';
