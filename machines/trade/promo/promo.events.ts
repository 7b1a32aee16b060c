/** Requests to the promo machine and the facts it reports. */

import type { Failure } from '../../domain/failure.ts';

export type PromoEvent =
  /** The current cart and its code; null for none. */
  | { readonly type: 'promo.syncCart'; readonly cartId: string | null; readonly coupon: string | null }
  /** The customer has signed out: cart and typed code are cleared (BEY-08). */
  | { readonly type: 'promo.forget' }
  /** The code in the form. */
  | { readonly type: 'promo.setForm'; readonly code: string }
  /** The only button of the form: applies the typed code, or removes the applied one. */
  | { readonly type: 'promo.submit' }
  | { readonly type: 'promo.apply'; readonly code: string }
  | { readonly type: 'promo.remove' }
  | { readonly type: 'promo.clearMessage' }
  /** An order begins: finish the running request, then accept no more (BEY-06). */
  | { readonly type: 'promo.lock' }
  | { readonly type: 'promo.unlock' };

/** Requests about a promo code that go to the server. */
export type PromoRequest = Extract<PromoEvent, { readonly type: 'promo.apply' | 'promo.remove' }>;

export type PromoFact =
  | { readonly type: 'promo.applied'; readonly code: string }
  | { readonly type: 'promo.removed' }
  /** `asked` is repeated after signing in where the failure is an expired session (BEY-02). */
  | { readonly type: 'promo.failed'; readonly failure: Failure; readonly asked: PromoRequest }
  | { readonly type: 'promo.locked' };
