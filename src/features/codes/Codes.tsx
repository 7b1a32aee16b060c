/** Promo code and gift card folds, open when one is applied (PROMO-01, GIFT-01, GIFT-02). */

import { useMemo } from 'react';
import { selectGiftCards } from '#machines/trade/gift-card/gift-card.selectors.ts';
import { selectIsPromoApplied } from '#machines/trade/promo/promo.selectors.ts';
import { useGiftCard, usePromo, useSelected } from '#shop/use-shop.ts';
import { useHasGiftCards } from '#shop/use-reading.ts';
import { Accordion } from '#ui/Accordion.tsx';
import { GiftCards } from './GiftCards.tsx';
import { PromoCode } from './PromoCode.tsx';

const isPaidByCard = (snapshot: Parameters<typeof selectGiftCards>[0]): boolean =>
  selectGiftCards(snapshot).length > 0;

export const Codes = () => {
  const hasGiftCards = useHasGiftCards();
  const promo = usePromo();
  const giftCard = useGiftCard();
  // read once: a fold that closes after a change would hide the message in it
  const isPromoOpen = useMemo(() => selectIsPromoApplied(promo.getSnapshot()), [promo]);
  const isGiftCardOpen = useMemo(() => isPaidByCard(giftCard.getSnapshot()), [giftCard]);
  // an applied card stays removable even if the shop configuration failed to load
  const isGiftCardShown = useSelected(giftCard, isPaidByCard) || isGiftCardOpen || hasGiftCards;
  return (
    <Accordion
      items={[
        { id: 'promo-code', title: 'Promo code', content: <PromoCode />, open: isPromoOpen },
        ...(isGiftCardShown
          ? [{ id: 'gift-card', title: 'Gift card', content: <GiftCards />, open: isGiftCardOpen }]
          : []),
      ]}
    />
  );
};
