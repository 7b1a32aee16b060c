/** What the promo machine is asked and tells. */

import type { Failure } from '../../domain/failure.ts';

export type PromoEvent =
  /** The cart as it now is, and the code it bears; null where none. */
  | { readonly type: 'promo.syncCart'; readonly cartId: string | null; readonly coupon: string | null }
  /** Neither the cart nor what is typed is anybody's any more (BEY-08). */
  | { readonly type: 'promo.forget' }
  /** What stands in the form. */
  | { readonly type: 'promo.setForm'; readonly code: string }
  /** The form's one button: applies what stands in it, or takes away what counts. */
  | { readonly type: 'promo.submit' }
  | { readonly type: 'promo.apply'; readonly code: string }
  | { readonly type: 'promo.remove' }
  | { readonly type: 'promo.clearMessage' }
  /** Money is about to move: finish what is being asked, then take nothing more (BEY-06). */
  | { readonly type: 'promo.lock' }
  | { readonly type: 'promo.unlock' };

/** What a shopper asks of the server about a promo code. */
export type PromoRequest = Extract<PromoEvent, { readonly type: 'promo.apply' | 'promo.remove' }>;

export type PromoFact =
  | { readonly type: 'promo.applied'; readonly code: string }
  | { readonly type: 'promo.removed' }
  /** `asked` can be asked again once signed in, where the failure is an expired session (BEY-02). */
  | { readonly type: 'promo.failed'; readonly failure: Failure; readonly asked: PromoRequest }
  | { readonly type: 'promo.locked' };
