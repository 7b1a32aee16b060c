/** Container of PayPal's button, and the result of its window (PAY-02). */

import { useCallback } from 'react';
import {
  selectIsPayPalApproved,
  selectIsPayPalBroken,
  selectIsPayPalMounting,
  selectPayer,
  selectPayPalFailure,
} from '#machines/checkout/payment/paypal.selectors.ts';
import { usePaying } from '#shop/paying.ts';
import { usePaypal, useSelected } from '#shop/use-shop.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import styles from './PayPalForm.module.css';
import { SaveForNextTime } from './SaveForNextTime.tsx';
import { fieldId } from './field-id.ts';

const Trouble = ({ isBroken }: { readonly isBroken: boolean }) => {
  const paypal = usePaypal();
  const failure = useSelected(paypal, selectPayPalFailure);
  if (failure === null) return null;
  if (isBroken)
    return (
      <RetryNotice onRetry={() => paypal.send({ type: 'paypal.retryButton' })}>{failure.message}</RetryNotice>
    );
  return (
    <Notice type={failure.kind === 'cancelled' ? 'info' : 'error'} announce>
      {failure.message}
    </Notice>
  );
};

export const PayPalForm = () => {
  const paypal = usePaypal();
  const step = usePaying()?.step ?? 'place your order';
  const isMounting = useSelected(paypal, selectIsPayPalMounting);
  const isBroken = useSelected(paypal, selectIsPayPalBroken);
  const isApproved = useSelected(paypal, selectIsPayPalApproved);
  const payer = useSelected(paypal, selectPayer);
  // PayPal needs a mounted container to fill
  const tellPlace = useCallback(
    (form: HTMLDivElement | null) => {
      if (form === null) return undefined;
      paypal.send({ type: 'paypal.showButton' });
      return () => paypal.send({ type: 'paypal.hideButton' });
    },
    [paypal],
  );
  return (
    <div ref={tellPlace} className={styles['form']}>
      {isMounting && <LoadingIndicator message="Loading PayPal" />}
      {isApproved ? (
        <Notice type="success" announce title="Approved with PayPal">
          {payer === '' ? `Now ${step}.` : `${payer} pays once you ${step}.`}
        </Notice>
      ) : (
        <>
          <Trouble isBroken={isBroken} />
          <p className={styles['words']}>Approve the payment in PayPal’s own window, then {step}.</p>
          <SaveForNextTime label="Save this PayPal account for next time" />
        </>
      )}
      <div
        id={fieldId('payment.paypal')}
        data-field="payment.paypal"
        tabIndex={-1}
        className={styles['place']}
        hidden={isApproved || isBroken}
      />
    </div>
  );
};
