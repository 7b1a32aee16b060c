/** The names under which things are kept (§7 browser storage). */

export const storagePrefix = 'BRIGHTWATER__';

export const storageKeys = {
  cartId: 'cartId',
  signinToken: 'signin_token',
  shippingAddress: 'shipping_address',
  billingAddress: 'billing_address',
  routes: 'routes',
  guestEmail: 'guest_email',
  receipt: 'receipt',
} as const;
