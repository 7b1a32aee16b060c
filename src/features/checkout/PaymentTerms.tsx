/** Terms to agree to, readable in place, and monthly rental payments (CHK-08, GEN-02). */

import { Suspense } from 'react';
import { type Agreement } from '#machines/domain/payment-form.ts';
import {
  selectAgreedIds,
  selectAgreements,
  selectIsRecurring,
  selectIsRecurringAgreed,
} from '#machines/checkout/payment/payment.selectors.ts';
import { selectCart } from '#machines/trade/cart/cart.selectors.ts';
import { useCart, usePayment, useSelected } from '#shop/use-shop.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Html } from '#ui/Html.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import styles from './PaymentTerms.module.css';
import { useMissing } from './use-missing.ts';
import { fieldId } from './field-id.ts';

const LineTerms = lazyPart(() => import('./LineTerms.tsx'));

/** A native details element needs no state. */
const AgreementText = ({ name, content, isHtml }: Agreement) => (
  <details className={styles['words']}>
    <summary className={styles['summary']}>Read: {name}</summary>
    {isHtml ? (
      <Html html={content} className={styles['content']} isProse />
    ) : (
      <p className={styles['content']}>{content}</p>
    )}
  </details>
);

const Box = ({ agreement }: { readonly agreement: Agreement }) => {
  const payment = usePayment();
  const isAgreed = useSelected(payment, selectAgreedIds).includes(agreement.id);
  const field = `payment.agreement-${agreement.id}` as const;
  const id = fieldId(field);
  const missing = useMissing(field);
  return (
    <Checkbox
      id={id}
      label={agreement.label}
      error={missing}
      checked={isAgreed}
      onChange={({ target }) =>
        payment.send({ type: 'payment.agree', id: agreement.id, isAgreed: target.checked })
      }
    />
  );
};

const Consent = () => {
  const payment = usePayment();
  const isAgreed = useSelected(payment, selectIsRecurringAgreed);
  const missing = useMissing('payment.recurring');
  const cart = useSelected(useCart(), selectCart);
  return (
    <>
      {cart?.lines.map(
        ({ id, name, quantity, rental }) =>
          rental && (
            <div key={id}>
              <p>
                {name} × {quantity}
              </p>
              <Suspense>
                <LineTerms quantity={quantity} terms={rental} />
              </Suspense>
            </div>
          ),
      )}
      <Checkbox
        id={fieldId('payment.recurring')}
        label="I agree to be charged for my rental every month"
        hint="The provider keeps your card or account for these payments until the rental ends."
        error={missing}
        checked={isAgreed}
        onChange={({ target }) => payment.send({ type: 'payment.agreeRecurring', isAgreed: target.checked })}
      />
    </>
  );
};

export const PaymentTerms = () => {
  const payment = usePayment();
  const agreements = useSelected(payment, selectAgreements);
  const isRecurring = useSelected(payment, selectIsRecurring);
  if (agreements.length === 0 && !isRecurring) return null;
  return (
    <div className={styles['terms']}>
      {isRecurring && <Consent />}
      {agreements.map((agreement) => (
        <div key={agreement.id}>
          {agreement.isTicked ? (
            <Box agreement={agreement} />
          ) : (
            <p>By placing your order you agree: {agreement.label}</p>
          )}
          <AgreementText {...agreement} />
        </div>
      ))}
    </div>
  );
};
