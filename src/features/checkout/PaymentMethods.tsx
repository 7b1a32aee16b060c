/** Payment methods, the chosen one open; a typed card stays mounted, hidden (PAY-01, PAY-02). */

import type { ReactNode } from 'react';
import {
  cardMethodCode,
  instalmentsMethodCode,
  payPalMethodCode,
  savedCardMethodCode,
  savedPayPalMethodCode,
  type PaymentMethod,
} from '#machines/domain/payment.ts';
import { rentalUnkeptMessage } from '#machines/domain/payment-form.ts';
import { selectIsCardShown } from '#machines/checkout/payment/card.selectors.ts';
import {
  selectIsPaymentPreparing,
  selectIsPaymentUnprepared,
  selectIsPoNumberAsked,
  selectIsRentalUnkept,
  selectIsSavedMissed,
  selectPaymentMethod,
  selectPaymentMethods,
  selectPreparationFailure,
} from '#machines/checkout/payment/payment.selectors.ts';
import { useCard, usePayment, useSelected } from '#shop/use-shop.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import { CardForm } from './CardForm.tsx';
import styles from './CheckoutScreen.module.css';
import { Instalments } from './Instalments.tsx';
import { PayPalForm } from './PayPalForm.tsx';
import { PoNumber } from './PoNumber.tsx';
import { SavedPayments } from './SavedPayments.tsx';
import { SaveForNextTime } from './SaveForNextTime.tsx';
import { useMissing } from './use-missing.ts';
import { fieldId } from './field-id.ts';

/** Magento names these after the vault provider; other methods keep the merchant's title. */
const ownTitles: Readonly<Record<string, string>> = {
  [savedCardMethodCode]: 'Saved card',
  [savedPayPalMethodCode]: 'Saved PayPal account',
};

const titleOf = ({ code, title }: PaymentMethod): string => ownTitles[code] ?? title;

const loadingMethods = 'Loading the ways to pay';

const insides: Readonly<Record<string, ReactNode>> = {
  [cardMethodCode]: (
    <>
      <CardForm />
      <SaveForNextTime label="Save this card for next time" />
    </>
  ),
  [payPalMethodCode]: <PayPalForm />,
  [instalmentsMethodCode]: <Instalments />,
  [savedCardMethodCode]: <SavedPayments legend="Your saved cards" />,
  [savedPayPalMethodCode]: <SavedPayments legend="Your saved PayPal accounts" />,
};

/** The order cannot be placed without the payment terms. */
const Unprepared = () => {
  const payment = usePayment();
  const failure = useSelected(payment, selectPreparationFailure);
  return (
    <div id={fieldId('payment.methods')}>
      <RetryNotice
        title="The ways to pay could not be loaded"
        onRetry={() => payment.send({ type: 'payment.retry' })}
      >
        {failure?.message}
        <p>What you have entered is kept.</p>
      </RetryNotice>
    </div>
  );
};

/** Saved cards failed to load; the shopper must know that they still exist. */
const SavedMissed = () => {
  const payment = usePayment();
  return (
    <RetryNotice
      type="warning"
      title="We could not look up what you have saved to pay with"
      onRetry={() => payment.send({ type: 'payment.retry' })}
    >
      You can also pay in another way.
    </RetryNotice>
  );
};

/** The merchant accepts no payment method for this order. */
const NothingOffered = () => (
  <div id={fieldId('payment.methods')} tabIndex={-1}>
    <Notice type="warning" title="There is no way to pay for this order here" announce>
      Please check your delivery address, or call us: we will find a way.
    </Notice>
  </div>
);

export const PaymentMethods = () => {
  const payment = usePayment();
  const methods = useSelected(payment, selectPaymentMethods);
  const chosen = useSelected(payment, selectPaymentMethod);
  const isPreparing = useSelected(payment, selectIsPaymentPreparing);
  const isUnprepared = useSelected(payment, selectIsPaymentUnprepared);
  const isPoNumberAsked = useSelected(payment, selectIsPoNumberAsked);
  const isRentalUnkept = useSelected(payment, selectIsRentalUnkept);
  const isSavedMissed = useSelected(payment, selectIsSavedMissed);
  const isCardShown = useSelected(useCard(), selectIsCardShown);
  const missing = useMissing('payment.methods');
  if (isUnprepared) return <Unprepared />;
  if (methods.length === 0)
    return isPreparing ? <LoadingIndicator message={loadingMethods} /> : <NothingOffered />;
  return (
    <>
      {isPreparing && <LoadingIndicator message={loadingMethods} />}
      {/* hidden, not unmounted: the provider's fields lose their input on unmount */}
      <div className={styles['form']} hidden={isPreparing}>
        {isSavedMissed && <SavedMissed />}
        {isRentalUnkept && (
          <Notice type="warning" title="Your rental needs a way to pay" announce>
            {rentalUnkeptMessage}
          </Notice>
        )}
        <RadioCardGroup id={fieldId('payment.methods')} legend="Payment method" hideLegend error={missing}>
          {methods.map((method) => (
            <RadioCard
              key={method.code}
              name="paymentMethod"
              value={method.code}
              title={titleOf(method)}
              checked={method.code === chosen}
              isInsideHidden={method.code !== chosen}
              onChange={() => payment.send({ type: 'payment.chooseMethod', code: method.code })}
            >
              {(method.code === chosen || (method.code === cardMethodCode && isCardShown)) &&
                insides[method.code]}
            </RadioCard>
          ))}
        </RadioCardGroup>
        {isPoNumberAsked && <PoNumber />}
      </div>
    </>
  );
};
