/** What each instalment comes to: a quarter of the total (PAY-03, §9). */

import { formatPrice } from '#machines/domain/money.ts';
import { instalmentOf } from '#machines/domain/payment.ts';
import { selectPayable, selectPaymentFailure } from '#machines/payment/payment.selectors.ts';
import { usePayment, useSelected } from '#shop/use-shop.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './CheckoutScreen.module.css';

export const Instalments = () => {
  const payment = usePayment();
  const payable = useSelected(payment, selectPayable);
  const failure = useSelected(payment, selectPaymentFailure);
  return (
    <div className={styles['form']}>
      {payable !== null && (
        <p>
          4 payments of{' '}
          <strong className="tabular">{formatPrice(instalmentOf(payable), { forceDecimals: true })}</strong>
        </p>
      )}
      {failure !== null && (
        <Notice type="error" announce>
          {failure.message}
        </Notice>
      )}
    </div>
  );
};
