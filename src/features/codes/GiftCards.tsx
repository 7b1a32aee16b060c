/** Gift cards: balance, applied cards and a field for another (GIFT-01). */

import { inFull } from '#machines/domain/sums.ts';
import type { CodeMessage } from '#machines/domain/code.ts';
import {
  selectGiftCardBalance,
  selectGiftCardBeingRemoved,
  selectGiftCardCode,
  selectGiftCardMessage,
  selectGiftCards,
  selectIsApplyingGiftCard,
  selectIsCheckingBalance,
  selectIsGiftCardBusy,
  selectIsGiftCardLocked,
} from '#machines/trade/gift-card/gift-card.selectors.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useGiftCard, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './CodeForm.module.css';

const AppliedCards = ({ isLocked }: { readonly isLocked: boolean }) => {
  const format = usePriceFormat();
  const giftCard = useGiftCard();
  const cards = useSelected(giftCard, selectGiftCards);
  const leaving = useSelected(giftCard, selectGiftCardBeingRemoved);
  if (cards.length === 0) return null;
  return (
    <ul className={styles['cards']} aria-label="Applied gift cards">
      {cards.map(({ code, amount }) => (
        <li key={code} className={styles['card']}>
          <span className={styles['code']}>{code}</span>
          <span className="tabular">{inFull({ ...amount, cents: -amount.cents }, format)}</span>
          <Button
            size="small"
            color="outline"
            busy={leaving === code}
            busyText="Removing your gift card"
            aria-disabled={isLocked}
            aria-label={`Remove gift card ${code}`}
            onClick={() => giftCard.send({ type: 'giftCard.remove', code })}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
};

const useMessage = (): CodeMessage | null => {
  const format = usePriceFormat();
  const giftCard = useGiftCard();
  const message = useSelected(giftCard, selectGiftCardMessage);
  const balance = useSelected(giftCard, selectGiftCardBalance);
  if (balance === null) return message;
  return { isGood: true, text: `Gift card ${balance.code} holds ${inFull(balance.amount, format)}.` };
};

const GiftCards = () => {
  const giftCard = useGiftCard();
  const code = useSelected(giftCard, selectGiftCardCode);
  const isLocked = useSelected(giftCard, selectIsGiftCardLocked);
  return (
    <div className={styles['codes']}>
      <AppliedCards isLocked={isLocked} />
      <CodeForm
        label="Gift card code"
        name="giftCardCode"
        code={code}
        isFixed={useSelected(giftCard, selectIsGiftCardBusy)}
        isLocked={isLocked}
        isBusy={useSelected(giftCard, selectIsApplyingGiftCard)}
        busyText="Applying your gift card"
        action="Apply card"
        message={useMessage()}
        onChange={(typed) => giftCard.send({ type: 'giftCard.setForm', code: typed })}
        onSubmit={() => giftCard.send({ type: 'giftCard.apply', code })}
      >
        <Button
          color="outline"
          busy={useSelected(giftCard, selectIsCheckingBalance)}
          busyText="Reading the balance"
          aria-disabled={isLocked}
          onClick={() => giftCard.send({ type: 'giftCard.checkBalance', code })}
        >
          Check balance
        </Button>
      </CodeForm>
    </div>
  );
};

export default GiftCards;
