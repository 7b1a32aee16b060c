/** Promo code and gift card folds, open when one is applied (PROMO-01, GIFT-01, GIFT-02). */

import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { selectGiftCards } from '#machines/trade/gift-card/gift-card.selectors.ts';
import { selectIsPromoApplied } from '#machines/trade/promo/promo.selectors.ts';
import { useGiftCard, usePromo, useSelected } from '#shop/use-shop.ts';
import { useHasGiftCards } from '#shop/use-reading.ts';
import { WhenOpened, type WhenOpenedProps } from '#ui/WhenOpened.tsx';
import styles from './Codes.module.css';

const loadPromoCode = () => import('./PromoCode.tsx');
const loadGiftCards = () => import('./GiftCards.tsx');

const isPaidByCard = (snapshot: Parameters<typeof selectGiftCards>[0]): boolean =>
  selectGiftCards(snapshot).length > 0;

const Fold = ({ title, ...props }: { readonly title: string } & Pick<WhenOpenedProps, 'load' | 'open'>) => (
  <WhenOpened
    {...props}
    className={styles['fold']}
    lineClassName={styles['line']}
    panelClassName={styles['panel']}
    line={
      <>
        <h3 className={styles['title']}>{title}</h3>
        <ChevronDown aria-hidden="true" size={24} />
      </>
    }
  />
);

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
    <div>
      <Fold title="Promo code" load={loadPromoCode} open={isPromoOpen} />
      {isGiftCardShown && <Fold title="Gift card" load={loadGiftCards} open={isGiftCardOpen} />}
    </div>
  );
};
