/** What the gift card machine is asked and tells. */

import type { Failure } from '../../domain/failure.ts';
import type { AppliedGiftCard } from '../../domain/gift-card.ts';

export type GiftCardEvent =
  /** The cart as it now is, and the cards that pay for a part of it. */
  | {
      readonly type: 'giftCard.syncCart';
      readonly cartId: string | null;
      /** What its sums are in, ISO 4217. */
      readonly currency: string | null;
      readonly cards: readonly AppliedGiftCard[];
    }
  /** Neither the cart nor what is typed is anybody's any more (BEY-08). */
  | { readonly type: 'giftCard.forget' }
  /** What stands in the form. */
  | { readonly type: 'giftCard.setForm'; readonly code: string }
  | { readonly type: 'giftCard.apply'; readonly code: string }
  | { readonly type: 'giftCard.remove'; readonly code: string }
  | { readonly type: 'giftCard.checkBalance'; readonly code: string }
  | { readonly type: 'giftCard.clearMessage' }
  /** Money is about to move: finish what is being asked, then take nothing more (BEY-06). */
  | { readonly type: 'giftCard.lock' }
  | { readonly type: 'giftCard.unlock' };

/** What a shopper asks of the server about a gift card. */
export type GiftCardRequest = Extract<
  GiftCardEvent,
  { readonly type: 'giftCard.apply' | 'giftCard.remove' | 'giftCard.checkBalance' }
>;

export type GiftCardFact =
  | { readonly type: 'giftCard.applied'; readonly code: string }
  | { readonly type: 'giftCard.removed'; readonly code: string }
  /** `asked` can be asked again once signed in, where the failure is an expired session (BEY-02). */
  | { readonly type: 'giftCard.failed'; readonly failure: Failure; readonly asked: GiftCardRequest }
  | { readonly type: 'giftCard.locked' };
