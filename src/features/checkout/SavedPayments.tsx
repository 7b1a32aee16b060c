/** Saved cards or PayPal accounts to pay with (PAY-02). */

import { savedFor, savedLabel, type SavedPayment } from '#machines/domain/saved-payment.ts';
import {
  selectPaymentMethod,
  selectSaved,
  selectSavedChoice,
} from '#machines/checkout/payment/payment.selectors.ts';
import { usePayment, useSelected } from '#shop/use-shop.ts';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import styles from './SavedPayments.module.css';

const marks: Readonly<Record<string, string>> = {
  Visa: '/marks.svg#visa',
  Mastercard: '/marks.svg#mastercard',
};

const markOf = (payment: SavedPayment): string | undefined =>
  payment.kind === 'account' ? '/marks.svg#paypal' : marks[payment.brand];

/** Decorative: the text beside it names the brand. */
const Mark = ({ payment }: { readonly payment: SavedPayment }) => {
  const mark = markOf(payment);
  return mark === undefined ? null : (
    <img className={styles['mark']} src={mark} width={48} height={32} alt="" />
  );
};

export const SavedPayments = ({ legend }: { readonly legend: string }) => {
  const payment = usePayment();
  const method = useSelected(payment, selectPaymentMethod);
  const usable = savedFor(useSelected(payment, selectSaved), method);
  const choice = useSelected(payment, selectSavedChoice);
  return (
    <RadioCardGroup legend={legend} hideLegend>
      {usable.map((saved) => (
        <RadioCard
          key={saved.publicHash}
          name="savedPayment"
          value={saved.publicHash}
          title={
            <span className={styles['title']}>
              <Mark payment={saved} />
              {savedLabel(saved)}
            </span>
          }
          detail={saved.kind === 'card' && saved.expiry !== '' ? `Expires ${saved.expiry}` : undefined}
          checked={saved.publicHash === choice?.publicHash}
          onChange={() => payment.send({ type: 'payment.chooseSaved', publicHash: saved.publicHash })}
        />
      ))}
    </RadioCardGroup>
  );
};
