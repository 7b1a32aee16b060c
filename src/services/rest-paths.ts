/** The REST paths of §7. */

export const guestCartPath = (cartId: string): string => `/rest/V1/guest-carts/${encodeURIComponent(cartId)}`;

export const validatePostcodePath = '/scripts/validate_postcode.php';
