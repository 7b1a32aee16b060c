/** Promo code and gift cards, folded beneath the sums of cart and checkout; open where one already counts (PROMO-01, GIFT-01, GIFT-02). */

import { useMemo } from 'react';
import { selectGiftCards } from '#machines/gift-card/gift-card.selectors.ts';
import { selectIsPromoApplied } from '#machines/promo/promo.selectors.ts';
import { useGiftCard, useHasGiftCards, usePromo } from '#shop/use-shop.ts';
import { Accordion } from '#ui/Accordion.tsx';
import { GiftCards } from './GiftCards.tsx';
import { PromoCode } from './PromoCode.tsx';

export const Codes = () => {
  const hasGiftCards = useHasGiftCards();
  const promo = usePromo();
  const giftCard = useGiftCard();
  // only from the start: a fold that closed by itself would hide what has just been said
  const isPromoOpen = useMemo(() => selectIsPromoApplied(promo.getSnapshot()), [promo]);
  const isGiftCardOpen = useMemo(() => selectGiftCards(giftCard.getSnapshot()).length > 0, [giftCard]);
  return (
    <Accordion
      items={[
        { id: 'promo-code', title: 'Promo code', content: <PromoCode />, open: isPromoOpen },
        ...(hasGiftCards
          ? [{ id: 'gift-card', title: 'Gift card', content: <GiftCards />, open: isGiftCardOpen }]
          : []),
      ]}
    />
  );
};
