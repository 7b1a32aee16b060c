/** Requests to the gift card machine and the facts it reports. */

import type { Failure } from '../../domain/failure.ts';
import type { AppliedGiftCard } from '../../domain/gift-card.ts';

export type GiftCardEvent =
  /** The current cart and the gift cards applied to it. */
  | {
      readonly type: 'giftCard.syncCart';
      readonly cartId: string | null;
      /** The currency of its totals (ISO 4217). */
      readonly currency: string | null;
      readonly cards: readonly AppliedGiftCard[];
    }
  /** The customer has signed out: cart and typed code are cleared (BEY-08). */
  | { readonly type: 'giftCard.forget' }
  /** The code in the form. */
  | { readonly type: 'giftCard.setForm'; readonly code: string }
  | { readonly type: 'giftCard.apply'; readonly code: string }
  | { readonly type: 'giftCard.remove'; readonly code: string }
  | { readonly type: 'giftCard.checkBalance'; readonly code: string }
  | { readonly type: 'giftCard.clearMessage' }
  /** An order begins: finish the running request, then accept no more (BEY-06). */
  | { readonly type: 'giftCard.lock' }
  | { readonly type: 'giftCard.unlock' };

/** Requests about a gift card that go to the server. */
export type GiftCardRequest = Extract<
  GiftCardEvent,
  { readonly type: 'giftCard.apply' | 'giftCard.remove' | 'giftCard.checkBalance' }
>;

export type GiftCardFact =
  | { readonly type: 'giftCard.applied'; readonly code: string }
  | { readonly type: 'giftCard.removed'; readonly code: string }
  /** `asked` is repeated after signing in where the failure is an expired session (BEY-02). */
  | { readonly type: 'giftCard.failed'; readonly failure: Failure; readonly asked: GiftCardRequest }
  | { readonly type: 'giftCard.locked' };
